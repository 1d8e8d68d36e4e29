//! The geometry of the chart, without a window.

mod any;
mod drawing;
mod laws;
mod table;

/// Points, strokes or coins: always whole, may be negative. Totals of any sheet that a table can play fit by far.
pub type Points = i32;

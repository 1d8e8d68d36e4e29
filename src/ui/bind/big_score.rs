use slint::ComponentHandle;

use crate::ui::bridge::{self, AppWindow};
use crate::ui::strokes::{self, Clear, Hand, Place};

/// Lends the pages the reckoning of strokes. They ask it anew whenever what they hand over changes.
pub fn bind(window: &AppWindow) {
    let big_score = window.global::<bridge::BigScore>();
    // How large a number becomes does not depend on whose digits it is written in.
    let hand = |groups_four| Hand {
        arabic_indic: false,
        groups_four,
    };
    big_score.on_thickness(move |like, width, height, groups_four| {
        strokes::thickness(like, hand(groups_four), Place { width, height })
    });
    big_score.on_figure(
        |value, like, width, height, turned, arabic_indic, groups_four| {
            let hand = Hand {
                arabic_indic,
                groups_four,
            };
            strokes::figure(value, like, hand, Place { width, height }, turned).into()
        },
    );
    big_score.on_columns(
        move |count, like, width, height, head, edge, least, groups_four| {
            let place = Place { width, height };
            let clear = Clear { head, edge, least };
            strokes::columns(count, like, hand(groups_four), place, clear)
        },
    );
}

//! What the program is, and what stands behind that page for those who build it.

use crate::phone::Phone;

#[test]
fn about_slint_can_be_reached() {
    let phone = Phone::new();
    assert!(!phone.shows_type("AboutSlint"));
    phone.taps("open-settings open-about");
    assert!(phone.shows_type("AboutSlint"));
}

/// It is there for those who build the app; a release that finds their session knows no such page.
#[test]
fn the_gallery_stands_behind_the_about_page_and_is_not_kept() {
    let mut phone = Phone::new();
    phone.taps("open-settings open-about open-gallery");
    assert!(phone.shows("gallery-primary") && !phone.shows("open-gallery"));
    phone = phone.restart();
    assert!(phone.shows("open-gallery") && !phone.shows("gallery-primary"));
    phone.taps("open-gallery back");
    assert!(phone.shows("open-gallery"));
}

use super::registry::{both, each, games, map};
use super::{AnyRules, HouseRules};

/// The switch with this number, counted from 0 in the game's own order.
fn switch_at<R: HouseRules>(index: usize) -> Option<R::Switch> {
    R::SWITCHES.get(index).copied()
}

/// House rules of whichever game, with switches and presets by their number, counted from 0 in the game's own order.
impl AnyRules {
    /// Target, strokes, limit or stake; `None`: no target.
    pub fn headline(&self) -> Option<i32> {
        fn headline<R: HouseRules>(rules: &R) -> Option<i32> {
            rules.number(R::HEADLINE)
        }
        games!(each!(self, AnyRules, it => headline(it)))
    }

    /// The ready-made values of the headline; `None` among them: none.
    pub fn headline_choices(&self) -> Vec<Option<i32>> {
        fn choices<R: HouseRules>(_: &R) -> Vec<Option<i32>> {
            let choices = R::choices(R::HEADLINE);
            choices.iter().map(|it| it.number(R::HEADLINE)).collect()
        }
        games!(each!(self, AnyRules, it => choices(it)))
    }

    /// The numbers of one's own from the least to the largest that the headline takes.
    pub fn headline_numbers(&self) -> Option<std::ops::RangeInclusive<i32>> {
        fn numbers<R: HouseRules>(_: &R) -> Option<std::ops::RangeInclusive<i32>> {
            R::own_numbers(R::HEADLINE)
        }
        games!(each!(self, AnyRules, it => numbers(it)))
    }

    /// The numbers nearest to one that the headline does not take.
    pub fn nearest_headlines(&self, number: i32) -> Vec<i32> {
        fn nearest<R: HouseRules>(_: &R, number: i32) -> Vec<i32> {
            R::nearest(R::HEADLINE, number)
        }
        games!(each!(self, AnyRules, it => nearest(it, number)))
    }

    /// The same rules with that headline; `None` when the game does not take it.
    pub fn with_headline(&self, headline: Option<i32>) -> Option<AnyRules> {
        fn with<R: HouseRules>(rules: &R, headline: Option<i32>) -> R {
            let choices = R::choices(R::HEADLINE);
            let ready = choices.iter().find(|it| it.number(R::HEADLINE) == headline);
            match (ready, headline) {
                (Some(ready), _) => rules.clone().with(R::HEADLINE, ready),
                (None, Some(number)) => rules.clone().with_number(R::HEADLINE, number),
                (None, None) => rules.clone(),
            }
        }
        let rules = games!(map!(self, AnyRules to AnyRules, it => with(it, headline)));
        (rules.headline() == headline).then_some(rules)
    }

    /// The same rules with the switch at that ready-made value; one that is not there changes nothing.
    pub fn choose(&self, switch: usize, choice: usize) -> AnyRules {
        fn choose<R: HouseRules>(rules: R, switch: usize, choice: usize) -> R {
            match switch_at::<R>(switch) {
                Some(switch) => rules.choose(switch, choice),
                None => rules,
            }
        }
        games!(map!(self.clone(), AnyRules to AnyRules, it => choose(it, switch, choice)))
    }

    /// The same rules with the switch at that number; `None` when it does not take it.
    pub fn with_number(&self, switch: usize, number: i32) -> Option<AnyRules> {
        fn with<R: HouseRules>(rules: R, switch: usize, number: i32) -> Option<R> {
            let switch = switch_at::<R>(switch).filter(|switch| R::takes(*switch, number))?;
            Some(rules.with_number(switch, number))
        }
        Some(games!(
            map!(self.clone(), AnyRules to AnyRules, it => with(it, switch, number)?)
        ))
    }

    /// The rules of that preset, with what it says nothing about as it stands here.
    pub fn with_preset(&self, preset: usize) -> AnyRules {
        fn with<R: HouseRules>(rules: R, preset: usize) -> R {
            match R::PRESETS.get(preset) {
                Some(preset) => rules.with_preset(*preset),
                None => rules,
            }
        }
        games!(map!(self.clone(), AnyRules to AnyRules, it => with(it, preset)))
    }

    /// These rules with what no preset says anything about at its default.
    pub fn as_preset(&self) -> AnyRules {
        games!(map!(self.clone(), AnyRules to AnyRules, it => it.with_free_of(&Default::default())))
    }

    /// The rules of a preset of one's own with what it says nothing about as it stands here; of another game it changes
    /// nothing.
    pub fn with_own_preset(&self, preset: &AnyRules) -> AnyRules {
        let taken = games!(both!(
            (self, AnyRules, here), (preset, AnyRules, preset) => AnyRules::from(preset.clone().with_free_of(here))
        ));
        taken.unwrap_or_else(|| self.clone())
    }

    /// Whether these rules are those of a preset of one's own.
    pub fn follow(&self, preset: &AnyRules) -> bool {
        let follows = games!(both!(
            (self, AnyRules, here), (preset, AnyRules, preset) => here.follow(preset)
        ));
        follows.unwrap_or(false)
    }

    /// In how many switches they differ from the standard, apart from what no preset says anything about.
    pub fn differences(&self) -> usize {
        fn differences<R: HouseRules>(rules: &R) -> usize {
            let standard = R::default().with_free_of(rules);
            rules.differences(&standard).len()
        }
        games!(each!(self, AnyRules, it => differences(it)))
    }
}

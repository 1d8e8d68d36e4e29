use chrono::{DateTime, Duration, Utc};

use crate::domain::{AnySheet, GameName, Roster};

use super::{App, Document, Notice, Outcome, Page, Persist, SetUp, SheetId};

/// Sheets in the drawer, and what stands at their head.
impl App {
    pub(super) fn start_sheet(&mut self, now: DateTime<Utc>) -> Outcome {
        let set_up = &self.session.new_sheet;
        let Some(rules) = set_up.rules_chosen() else {
            return Outcome::nothing().telling(Notice::Refused);
        };
        let sheet = AnySheet::new(rules, set_up.roster.clone().tidied());
        let id = self.free_id(now);
        self.documents.insert(
            0,
            Document {
                id: id.clone(),
                created: now,
                changed: now,
                sheet,
            },
        );
        self.session.new_sheet = SetUp::default();
        self.session.sheet = Some(id.clone());
        self.session.page = Page::Sheet;
        Outcome::write([Persist::Sheet(id), Persist::Session])
    }

    /// Which game the new sheet is for; the table's own rules of that game come with it.
    pub(super) fn set_up_game(&mut self, game: GameName) -> Outcome {
        let rules = self.last_rules(game);
        if self.session.new_sheet.game() != game {
            self.session.new_sheet.take_rules(rules);
        }
        Outcome::write([Persist::Session])
    }

    /// An id that no sheet has, deleted or not, of this moment or the first free millisecond after it.
    fn free_id(&self, now: DateTime<Utc>) -> SheetId {
        let moments = (0..).map(|late| SheetId::of_moment(now + Duration::milliseconds(late)));
        let mut free =
            moments.filter(|id| self.find(id).is_none() && self.find_trashed(id).is_none());
        free.next().unwrap_or_else(|| SheetId::of_moment(now))
    }

    pub(super) fn open_sheet(&mut self, id: SheetId) -> Outcome {
        if self.find(&id).is_none() {
            return Outcome::nothing();
        }
        self.session.sheet = Some(id);
        self.session.page = Page::Sheet;
        Outcome::write([Persist::Session])
    }

    /// Names, first dealer and headline are an edit each, so that each can be taken back by itself.
    pub(super) fn apply_details(&mut self, now: DateTime<Utc>) -> Outcome {
        let Some(details) = self.session.details.clone() else {
            return Outcome::nothing();
        };
        if details.rules_chosen().is_none() {
            return Outcome::nothing().telling(Notice::Refused);
        }
        let roster = details.roster.tidied();
        self.session.details = None;
        self.session.page = Page::Sheet;
        let names = self.edit_roster(now, |before| Roster {
            first_dealer: before.first_dealer,
            ..roster.clone()
        });
        let dealer = self.edit_roster(now, |before| Roster {
            first_dealer: roster.first_dealer,
            ..before
        });
        let headline = self.edit(now, |sheet| {
            let headline = details.target.headline();
            let rules = headline.and_then(|headline| sheet.rules().with_headline(headline));
            rules.map_or(Ok(false), |rules| sheet.edit_rules(rules))
        });
        [names, dealer, headline]
            .into_iter()
            .fold(Outcome::write([Persist::Session]), Outcome::and)
    }

    fn edit_roster(
        &mut self,
        now: DateTime<Utc>,
        change: impl FnOnce(Roster) -> Roster,
    ) -> Outcome {
        self.edit(now, |sheet| {
            let after = change(sheet.roster().clone());
            sheet.edit_roster(after)
        })
    }
}

use std::collections::BTreeSet;

use crate::app::SheetId;
use crate::store::FileStore;

impl FileStore {
    /// Every id that lies in the folder under a sheet's name, in the trash and among what was put aside too.
    pub(in crate::store) fn names_in_folder(&self) -> BTreeSet<SheetId> {
        let sheets = self.sheets();
        let folders = [self.previous(&sheets), self.folder.join("damaged"), sheets];
        let mut names = self.trashed_ids();
        for folder in folders {
            let files = self.disk.list(&folder).unwrap_or_default();
            // What was put aside has a number behind its name.
            let stems = files.iter().filter_map(|file| file.file_stem()?.to_str());
            let ids = stems.filter_map(|stem| SheetId::parse(stem.split('-').next()?));
            names.extend(ids);
        }
        names
    }
}

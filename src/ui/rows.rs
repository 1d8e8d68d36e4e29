use slint::{Model, VecModel};

/// Brings a model to these rows with as few changes as their ids allow, so that the list keeps its place on the screen.
pub fn keep_in_step<T: Clone + PartialEq + 'static, Id: PartialEq>(
    model: &VecModel<T>,
    wanted: Vec<T>,
    id: impl Fn(&T) -> Id,
) {
    let old: Vec<T> = model.iter().collect();
    let same = |(a, b): &(&T, &T)| id(a) == id(b);
    let head = old.iter().zip(&wanted).take_while(same).count();
    let tail = old[head..]
        .iter()
        .rev()
        .zip(wanted[head..].iter().rev())
        .take_while(same)
        .count();
    for _ in head..old.len() - tail {
        model.remove(head);
    }
    for (at, row) in wanted[..wanted.len() - tail].iter().enumerate().skip(head) {
        model.insert(at, row.clone());
    }
    for (at, row) in wanted.into_iter().enumerate() {
        if model.row_data(at).as_ref() != Some(&row) {
            model.set_row_data(at, row);
        }
    }
}

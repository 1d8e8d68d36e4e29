//! Each check finds the fault it is there for.

use crate::catalogues::catalogue::{faults, message_faults, messages};
use crate::catalogues::message::Message;
use crate::catalogues::placeholders::{has_a_digit, placeholders};
use crate::catalogues::plural_rule::PluralRule;
use crate::catalogues::texts::in_page;

const GOOD: &str = r#"
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

msgid "Save"
msgstr "Enregistrer"

msgctxt "date"
msgid "{}-{}-{}"
msgstr "{2}/{1}/{0}"

msgid "{0} file: {1}"
msgid_plural "{0} files: {1}"
msgstr[0] "{0} fichier : {1}"
msgstr[1] "{0} fichiers : {1}"
"#;

/// The one fault of the good catalogue with something in it replaced.
#[track_caller]
fn fault(good: &str, bad: &str) -> String {
    assert!(GOOD.contains(good));
    let found = faults(&GOOD.replacen(good, bad, 1), &messages(GOOD));
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

#[test]
fn a_good_catalogue_has_no_fault() {
    assert_eq!(faults(GOOD, &messages(GOOD)), Vec::<String>::new());
}

#[test]
fn an_entry_that_does_not_serve() {
    let missing = fault("msgid \"Save\"\nmsgstr \"Enregistrer\"", "");
    assert_eq!(missing, r#""Save": is missing"#);
    assert!(fault("Enregistrer", "").ends_with("is not translated"));
    assert!(fault("{0} fichiers : {1}", "").ends_with("is not translated"));
    let fuzzy = fault("msgid \"Save\"", "#, fuzzy\nmsgid \"Save\"");
    assert!(fuzzy.contains("fuzzy"), "{fuzzy}");
    let obsolete = "#~ msgid \"Save\"\n#~ msgstr \"Enregistrer\"";
    assert!(fault("msgid \"Save\"\nmsgstr \"Enregistrer\"", obsolete).ends_with("is missing"));
}

#[test]
fn an_entry_too_many() {
    let added = |entry: &str| fault("msgctxt", &format!("{entry}\nmsgctxt"));
    let left_over = added("msgid \"Go\"\nmsgstr \"Aller\"\n");
    assert!(left_over.contains("no page says it"), "{left_over}");
    let double = added("msgid \"Save\"\nmsgstr \"Noter\"\n");
    assert!(double.ends_with("stands there twice"), "{double}");
}

#[test]
fn other_placeholders() {
    for bad in [
        "{1}/{0}",
        "{3}/{2}/{1}/{0}",
        "{}/{}",
        "{}/{}/{2}",
        "{2}/{1}/{0}/{n}",
        "{2}/{1}/{0} {",
    ] {
        let fault = fault("{2}/{1}/{0}", bad);
        assert!(fault.contains(bad), "{fault}");
    }
    assert!(fault("{0} fichiers : {1}", "fichiers : {1}").contains("placeholders"));
    assert!(fault("{0} fichier : {1}", "un fichier : {1}").contains("placeholders"));
    // Of a text that counts, each place has its number.
    assert!(fault("{0} fichiers : {1}", "{n} fichiers : {1}").contains("{n}"));
    assert!(fault("{0} fichiers : {1}", "{} fichiers : {}").contains("numbered"));
}

#[test]
fn what_a_form_for_one_count_may_leave_out() {
    let dual = "Plural-Forms: nplurals=2; plural=(n == 2);";
    let good = GOOD.replacen("Plural-Forms: nplurals=2; plural=(n > 1);", dual, 1);
    let faults_with = |form: &str| {
        let catalogue = good.replacen("{0} fichiers : {1}", form, 1);
        faults(&catalogue, &messages(GOOD)).len()
    };
    assert_eq!(faults_with("deux fichiers : {1}"), 0);
    assert_eq!(faults_with("{0} fichiers"), 1);
    assert_eq!(faults_with("deux fichiers"), 1);
}

#[test]
fn digits_of_its_own() {
    let own = fault("Enregistrer", "Enregistrer 2");
    assert!(own.ends_with("has a digit of its own"), "{own}");
    assert!(fault("Enregistrer", "Enregistrer ٢").ends_with("has a digit of its own"));
    assert!(has_a_digit("{0} or 1") && !has_a_digit("{0} or {1}"));
}

#[test]
fn a_page_that_counts_without_places() {
    let found = |text: &str, plural: &str| {
        let plural = Some(plural.to_owned());
        message_faults(&Message {
            context: String::new(),
            text: text.to_owned(),
            plural,
        })
        .len()
    };
    assert_eq!(found("{0} of {1}", "{0} of {1}"), 0);
    assert_eq!(found("one of {1}", "{0} of {1}"), 0);
    for (text, plural) in [
        ("{n} of {}", "{n} of {}"),
        ("{} of {}", "{} of {}"),
        ("{0} of {1}", "some of {1}"),
        ("{0}", "{0} of {1}"),
        ("1 of {1}", "{0} of {1}"),
    ] {
        assert_ne!(found(text, plural), 0, "{text} | {plural}");
    }
}

#[test]
fn other_blanks_at_the_edges() {
    for bad in [
        "Enregistrer ",
        " Enregistrer",
        "Enregistrer\u{a0}",
        "Enregistrer\\n",
    ] {
        assert!(fault("Enregistrer", bad).ends_with("other blanks"));
    }
}

#[test]
fn a_header_that_slint_cannot_use() {
    for bad in [
        "n + 1",
        "n > 1 ? 1",
        "!n",
        "n > 1 ? 2 : 0",
        "0",
        "(n > 1",
        "n > 1 && 1",
        "",
    ] {
        let fault = fault("(n > 1)", bad);
        assert!(fault.starts_with("Plural-Forms"), "{fault}");
    }
    assert!(fault("Plural-Forms", "Plurals").starts_with("Plural-Forms is missing"));
    let form = fault("msgstr[1] \"{0} fichiers : {1}\"", "");
    assert!(form.ends_with("1 plural forms instead of 2"), "{form}");
}

#[test]
fn the_rules_of_several_languages() {
    for good in [
        "nplurals=1; plural=0;",
        "nplurals=2; plural=n != 1;",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
    ] {
        assert_eq!(PluralRule::read(good).err(), None, "{good}");
    }
    // "deal", "two deals" need no figure where the form is for that count alone.
    let arabic =
        PluralRule::read("nplurals=4; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : 3;").unwrap();
    let alone = [0, 1, 2, 3].map(|form| arabic.is_for_one_count(form));
    assert_eq!(alone, [true, true, true, false]);
}

#[test]
fn the_texts_of_a_page() {
    let page = r#"
        // @tr("a comment") /* @tr("another") */
        /* /* @tr("nested") */ @tr("still") */
        a: @tr("plain"); b: "@tr(\"quoted\")";
        c: @tr(
            // a remark
            "sense" => "one\n\"{n}\" \u{2212}"
                | "many" % root.count, x);
        d: "in \{ f({ a: 1 }) + @tr("inside {}", "}") } out"; e: @tr("after");
        f: @tr("outer {}", @tr("inner"));
    "#;
    let found = in_page(page).unwrap();
    let found: Vec<String> = found
        .iter()
        .map(|(message, line)| format!("{line} {message}"))
        .collect();
    let wanted = [
        r#"4 "plain""#,
        r#"5 "sense" => "one\n\"{n}\" −" | "many""#,
        r#"9 "inside {}""#,
        r#"9 "after""#,
        r#"10 "outer {}""#,
        r#"10 "inner""#,
    ];
    assert_eq!(found, wanted);
    for bad in [
        r#"@tr("a \{b}")"#,
        "@tr(a)",
        r#"@tr("a" | "b")"#,
        r#"@tr("a" "b")"#,
        "@tr",
    ] {
        assert!(in_page(bad).is_err(), "{bad}");
    }
}

#[test]
fn placeholders_are_read_as_slint_reads_them() {
    let found = |text, counts| {
        let found = placeholders(text, counts)?;
        Ok::<_, String>(found.into_iter().collect::<Vec<_>>())
    };
    assert_eq!(found("{} {{0}} {}", false), Ok(vec![0, 1]));
    assert_eq!(found("{1} {0} {1}", false), Ok(vec![0, 1]));
    assert_eq!(found("{1} {0} {1}", true), Ok(vec![0, 1]));
    for bad in ["{", "a } b", "{} {0}", "{a}", "{0", "{n}"] {
        assert!(found(bad, false).is_err(), "{bad}");
    }
    assert!(found("{} {}", true).is_err());
}

// Which language the page speaks until the app says which one it is set to.

import { words } from "./words.js?v=@VERSION@";

/// The first language of the list that there are words in. Norwegian of either kind reads Bokmål.
export function spoken(tags) {
    for (const tag of tags) {
        const language = tag.toLowerCase().split("-")[0];
        const known = language === "no" || language === "nn" ? "nb" : language;
        if (Object.hasOwn(words, known)) return known;
    }
    return "en";
}

export function direction(language) {
    return language === "ar" ? "rtl" : "ltr";
}

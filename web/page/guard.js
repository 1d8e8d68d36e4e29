// Says so where the page's own scripts do not arrive, or cannot run: they would say it better. It speaks an older language than they do, on purpose.
(function () {
    // A sentence and a word for the button, by language.
    var words = JSON.parse('@SAID@');
    var tag = String(navigator.language || "en").toLowerCase().split("-")[0];
    var said = words[tag === "no" || tag === "nn" ? "nb" : tag] || words.en;
    function stop() {
        var message = document.getElementById("message");
        var again = document.getElementById("again");
        if (!message || message.textContent || document.getElementById("start").hidden) return;
        message.textContent = said[0];
        again.textContent = said[1];
        again.hidden = false;
        again.onclick = function () { location.reload(); };
    }
    // Also of a script that did not come, which is told to nobody but itself.
    addEventListener("error", function () { setTimeout(stop); }, true);
    addEventListener("load", function () { setTimeout(stop, 20000); });
})();

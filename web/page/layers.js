// One entry of the browser's history for each open layer of the app, so that Back closes the top one.

/// `back` closes the top layer of the app.
export function layers(back) {
    // Where the history is, where the app is, and whether the history is on its way to an entry that we asked for.
    let depth = history.state?.depth ?? 0;
    let wanted = depth;
    let travelling = false;

    function follow() {
        if (travelling) return;
        if (wanted < depth) {
            travelling = true;
            history.go(wanted - depth);
        }
        while (depth < wanted) {
            depth += 1;
            history.pushState({ depth }, "");
        }
    }

    addEventListener("popstate", (event) => {
        const from = depth;
        depth = event.state?.depth ?? 0;
        if (!travelling && depth < from) {
            // What follows tells us by itself how many layers are left.
            wanted = depth;
            for (let layer = from; layer > depth; layer -= 1) back();
        }
        // Forward leads nowhere: what was closed is not opened again by it.
        travelling = false;
        follow();
    });

    return (count) => {
        wanted = count;
        follow();
    };
}

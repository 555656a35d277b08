import NIOHTTP1

/// What a browser shows instead of the app, and what to do about it.
enum RefusalPage {
    /// The answer to a request that is refused: a page for a browser that wants one, else a line of text.
    static func reply(_ refusal: RequestPolicy.Refusal, to head: HTTPRequestHead) -> Site.Reply {
        let accepted = head.headers["accept"].joined(separator: ",")
        let words = RefusalWords(
            language: RefusalLanguage(accepting: head.headers["accept-language"].joined(separator: ",")))
        guard accepted.contains("text/html") else { return .text(refusal.status, words.reason(refusal.cause)) }
        return Site.Reply(
            status: refusal.status,
            headers: [
                ("content-type", "text/html; charset=utf-8"), ("cache-control", "no-store"),
                ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
                (
                    "content-security-policy",
                    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; "
                        + "frame-ancestors 'none'"
                ),
            ], bytes: Array(page(refusal, words).utf8))
    }

    private static func page(_ refusal: RequestPolicy.Refusal, _ words: RefusalWords) -> String {
        """
        <!doctype html>
        <html lang="\(words.language.rawValue)" dir="\(words.language.direction)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(words.title)</title>
        <style>
        body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; }
        main { max-width: 34rem; padding: 24px; overflow-wrap: anywhere; }
        h1 { font-size: 22px; margin: 0 0 8px; }
        input, button { font: inherit; padding: 8px 12px; border-radius: 10px; border: 1px solid gray; }
        button { background: #0a84ff; border-color: #0a84ff; color: #fff; }
        form { display: flex; flex-wrap: wrap; gap: 8px; }
        input { flex: 1 1 12rem; min-width: 0; }
        </style>
        </head>
        <body>
        <main>
        <h1>\(words.heading)</h1>
        <p>\(PageHead.escaped(words.reason(refusal.cause)))</p>
        \(refusal.asksForToken ? form(words) : "")
        </main>
        </body>
        </html>

        """
    }

    /// Leads to the same address with a token.
    private static func form(_ words: RefusalWords) -> String {
        """
        <form method="get">
        <input name="token" dir="ltr" aria-label="\(words.token)" placeholder="\(words.token)" autocomplete="off" required>
        <button>\(words.open)</button>
        </form>
        """
    }
}

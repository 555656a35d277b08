/// What a page may load, run and be shown in: Content Security Policy, level 3. Nothing but what is its own.
struct ContentPolicy: Sendable {
    /// The digests of the scripts and styles that stand in the page, as `InlineText` has them.
    var scripts: [String]
    var styles: [String]
    /// Who may show the page in one of theirs.
    var ancestors: String

    /// Pictures may come together, in one answer: the page then has each under an address of its own making.
    var header: String {
        "default-src 'none'; script-src 'self' \(scripts.joined(separator: " ")); "
            + "style-src 'self' \(styles.joined(separator: " ")); img-src 'self' blob:; font-src 'self'; "
            + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \(ancestors)"
    }
}

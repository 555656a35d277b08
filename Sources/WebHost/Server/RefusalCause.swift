/// Why a request is refused, and what can be done about it.
package enum RefusalCause: Hashable, Sendable {
    /// It names no host, or several.
    case noHost
    /// It does not show the token.
    case noToken
    /// It comes from several origins at once.
    case manyOrigins
    /// A page of an origin that may not use the server.
    case otherOrigin(String, host: String)
    /// The server is for the machine that it runs on.
    case otherMachine
    /// Many new visitors have come from the address of this one; the next may come after so many seconds.
    case manyVisitors(seconds: Int)
    /// The server is known by other addresses.
    case otherHost(String, sites: [String])
}

/// A language that refusals are told in, as the app is not there to say it in its own.
package enum RefusalLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case japanese = "ja"
    case arabic = "ar"

    var direction: String { self == .arabic ? "rtl" : "ltr" }

    /// The one that a browser asks for first, of those that there are.
    ///
    /// - Parameter accepted: what `Accept-Language` says, as of RFC 9110, 12.5.4; English where it says nothing of use.
    package init(accepting accepted: String) {
        let languages = AcceptedLanguages.tags(in: accepted).lazy
            .map { $0.prefix { $0.isASCII && $0.isLetter }.lowercased() }
        self = languages.compactMap { RefusalLanguage(rawValue: $0) }.first ?? .english
    }
}

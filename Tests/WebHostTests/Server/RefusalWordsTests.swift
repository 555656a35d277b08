import Foundation
import NIOHTTP1
import Testing

@testable import RiffleWebHost

/// What a server says that does not show its page.
@Suite struct RefusalWordsTests {
    @Test(
        "The language is the first of the browser's that there is, by their weights",
        arguments: [
            ("de-AT,de;q=0.9,en;q=0.8", RefusalLanguage.german), ("fr, ja;q=0.3, ar;q=0.7", .arabic), ("", .english),
            ("*", .english), ("de;q=0, ja;q=0.1", .japanese), ("nl,en;q=0.5,de;q=0.5", .english),
            ("JA-jp", .japanese), (";;,q=,de;q=x", .german), ("ara", .english),
        ])
    func choice(_ accepted: String, _ language: RefusalLanguage) {
        #expect(RefusalLanguage(accepting: accepted) == language)
    }

    private static let causes: [RefusalCause] = [
        .noHost, .noToken, .manyOrigins, .otherOrigin("https://a.example", host: "b.example"), .otherMachine,
        .otherHost("b.example", sites: ["https://a.example", "https://c.example"]), .manyVisitors(seconds: 7),
    ]

    @Test("Every language says everything, with the addresses that it is about", arguments: RefusalLanguage.allCases)
    func everything(_ language: RefusalLanguage) {
        let words = RefusalWords(language: language)
        let english = RefusalWords(language: .english)
        for cause in Self.causes {
            let reason = words.reason(cause)
            #expect(language == .english || reason != english.reason(cause))
            #expect(!reason.contains("%"))
            for address in english.reason(cause).matches(of: /https?:[\w:\/.]*\w|[ab]\.example|--site/) {
                #expect(reason.contains(address.output), "\(language): \(reason)")
            }
        }
        for text in [words.title, words.heading, words.open, words.token, words.scriptless] { #expect(!text.isEmpty) }
    }

    @Test("What somebody asks for is said as it is")
    func values() {
        let reason = RefusalWords(language: .english).reason(.otherHost("%1", sites: ["%2"]))
        #expect(reason.hasPrefix("This server is %2, and was asked for %1."))
    }

    @Test("The page says its language and direction, and a line of text has no markup")
    func page() {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        head.headers.add(name: "accept-language", value: "ar,en;q=0.5")
        let refusal = RequestPolicy.Refusal(.forbidden, .noToken)
        let line = String(decoding: RefusalPage.reply(refusal, to: head).bytes, as: UTF8.self)
        #expect(line == RefusalWords(language: .arabic).reason(.noToken) + "\n")
        head.headers.add(name: "accept", value: "text/html")
        let page = String(decoding: RefusalPage.reply(refusal, to: head).bytes, as: UTF8.self)
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">") && page.contains("<input name=\"token\" dir=\"ltr\""))
    }
}

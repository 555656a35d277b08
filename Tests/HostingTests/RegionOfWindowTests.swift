import Foundation
import RiffleHosting
import Testing

/// What code of a window knows of the window's user.
@MainActor
struct RegionOfWindowTests {
    private static let moment = Date(timeIntervalSince1970: 1_795_737_600)
    /// Belongs to nobody, as all that is made by an initializer of a global.
    private static let kept = Date.FormatStyle(date: .abbreviated, time: .shortened)

    /// Says what it knows, in words that no view has translated.
    private struct Facts: View {
        var body: some View {
            Text(
                verbatim: [
                    Locale.current.identifier, TimeZone.current.identifier, "\(Calendar.current.firstWeekday)",
                    moment.formatted(date: .abbreviated, time: .shortened), moment.formatted(kept),
                    Calendar(identifier: .gregorian).timeZone.identifier, 1234.5.formatted(),
                ].joined(separator: "|"))
        }
    }

    private func configuration(_ language: String, _ zone: String) -> HostConfiguration {
        let user = UserRegion(languages: [language], timeZone: zone)
        let region = user.region(appLanguages: [], usual: .usual)
        return HostConfiguration(size: CGSize(width: 100, height: 100)) {
            $0.take(region, languages: user.languages)
        }
    }

    private func text(_ session: HostSession) -> String {
        session.semantics.elements.map(\.label).first { $0.contains("|") } ?? ""
    }

    private static let german =
        "de_DE|America/New_York|2|26. Nov. 2026, 19:00|26. Nov. 2026, 19:00|America/New_York|1.234,5"
    private static let japanese =
        "ja_JP|Asia/Tokyo|1|2026年11月27日 9:00|2026年11月27日 9:00|Asia/Tokyo|1,234.5"

    @Test("two windows of a process differ, and a window whose user changes is written anew")
    func windows() {
        let first = HostSession(Facts(), configuration("de", "America/New_York"))
        let second = HostSession(Facts(), configuration("ja", "Asia/Tokyo"))
        for session in [first, second] { _ = session.frame(at: 0) }
        #expect(text(first) == Self.german)
        #expect(text(second) == Self.japanese)
        first.apply(configuration("ja", "Asia/Tokyo"))
        _ = first.frame(at: 1)
        #expect(text(first) == Self.japanese)
    }

    @Test("a time zone alone reaches what has been written")
    func timeZone() {
        let session = HostSession(Facts(), configuration("de", "Asia/Tokyo"))
        _ = session.frame(at: 0)
        session.apply(configuration("de", "America/New_York"))
        _ = session.frame(at: 1)
        #expect(text(session) == Self.german)
    }
}

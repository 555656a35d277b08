import Foundation
import SwiftUITesting
import Testing

/// Sorting by comparators that know a language, as apps write it for Foundation on Apple's systems.
struct LocalizedSortingTests {
    private struct Note: Sendable {
        var title: String
        var subtitle: String?
    }

    private let notes = [
        Note(title: "Track 10", subtitle: "b"), Note(title: "track 2"), Note(title: "zoo", subtitle: "A"),
        Note(title: "Émile", subtitle: "c"), Note(title: "Frank", subtitle: "á"),
    ]

    @Test("a descriptor sorts as people do, forward and in reverse")
    func descriptors() {
        let standard = ["Émile", "Frank", "track 2", "Track 10", "zoo"]
        let forward = SortDescriptor(\Note.title, comparator: .localizedStandard)
        #expect(notes.sorted(using: forward).map(\.title) == standard)
        let reverse = SortDescriptor(\Note.title, comparator: .localizedStandard, order: .reverse)
        #expect(reverse.order == .reverse)
        #expect(notes.sorted(using: reverse).map(\.title) == standard.reversed())
        #expect(
            notes.sorted(using: SortDescriptor(\.title, comparator: .localized)).map(\.title)
                == ["Émile", "Frank", "Track 10", "track 2", "zoo"])
        #expect(
            notes.sorted(using: SortDescriptor(\.title, comparator: .lexical)).map(\.title)
                == ["Frank", "Track 10", "track 2", "zoo", "Émile"])
        #expect(
            notes.sorted(using: SortDescriptor(\.title, comparator: String.StandardComparator.localizedStandard)).map(
                \.title) == standard)
    }

    @Test("texts may be missing, and descriptors follow each other")
    func optionals() {
        let bySubtitle = [
            SortDescriptor(\Note.subtitle, comparator: .localizedStandard), SortDescriptor(\Note.title),
        ]
        #expect(notes.sorted(using: bySubtitle).map { $0.subtitle ?? "-" } == ["-", "A", "á", "b", "c"])
    }

    @Test("texts themselves are sorted by comparators, and so are values by comparators of key paths")
    func texts() {
        #expect(["b10", "B2", "ä", "b"].sorted(using: .localizedStandard) == ["ä", "b", "B2", "b10"])
        #expect(["b", "a"].sorted(using: .lexical) == ["a", "b"])
        #expect(
            notes.sorted(using: KeyPathComparator(\.title, comparator: .localizedStandard, order: .reverse)).first?
                .title == "zoo")
    }

    @Test("a type describes itself by a text that is looked up")
    func resources() {
        enum Weekday: CustomLocalizedStringResourceConvertible {
            case monday
            var localizedStringResource: LocalizedStringResource { "Monday" }
        }
        let values: [any CustomLocalizedStringResourceConvertible] = [Weekday.monday, LocalizedStringResource("Week")]
        #expect(values.map { String(localized: $0.localizedStringResource) } == ["Monday", "Week"])
    }
}

import RiffleControls
import RiffleSemantics
import Testing

@testable import SwiftUICore

/// What views say about an element that are read but never shown.
@MainActor
struct AccessibilityPartsTests {
    private func elements<V: View>(_ view: V) -> [SemanticsNode] {
        let fixture = Fixture(view, size: CGSize(width: 200, height: 200))
        fixture.frame()
        return fixture.graph.elements.tree.elements
    }

    private struct Rated: View {
        let isNew: Bool

        var body: some View {
            Text("Visa").accessibilityLabel { label in
                if isNew { Text("New") }
                label
                Text("5 stars")
            }
        }
    }

    @Test("a label of views is what they say, with the former label where it stands")
    func label() {
        #expect(elements(Rated(isNew: true)).map(\.label) == ["New, Visa, 5 stars"])
        #expect(elements(Rated(isNew: false)).map(\.label) == ["Visa, 5 stars"])
        #expect(elements(Text("a").accessibilityLabel { _ in Text("b") }).map(\.label) == ["b"])
        #expect(elements(Color.red.accessibilityLabel { _ in Text("Red") }).map(\.label) == ["Red"])
        let button = elements(
            Button("Buy") {}.accessibilityLabel { label in
                label; Text("now")
            })
        #expect(button.map(\.label) == ["Buy, now"] && button.map(\.role) == [.button])
    }

    @Test("what is said beyond label and value is kept in order, replaced by its key, and read around the hint")
    func customContent() {
        let key = AccessibilityCustomContentKey("Pages")
        let book = Text("Book").accessibilityHint("Opens it")
            .accessibilityCustomContent(key, "100")
            .accessibilityCustomContent("Author", "Doe", importance: .high)
            .accessibilityCustomContent(key, "120")
        let found = elements(book)
        #expect(found.count == 1)
        #expect(found.first?.details.map(\.label) == ["Pages", "Author"])
        #expect(found.first?.details.map(\.value) == ["120", "Doe"])
        #expect(found.first?.describedHint == "Author: Doe, Opens it, Pages: 120")
        let without = elements(book.accessibilityCustomContent(key, nil as Text?))
        #expect(without.first?.details.map(\.label) == ["Author"])
        let both = elements(
            HStack {
                book
                Text("New")
            }.accessibilityElement(children: .combine))
        #expect(both.map(\.details.count) == [2])
    }

    @Test("what is said under a condition that is false leaves the element as it was")
    func conditions() {
        let found = elements(
            Text("a").accessibilityLabel("b", isEnabled: false).accessibilityValue("c", isEnabled: true)
                .accessibilityHint("d", isEnabled: false).accessibilityHidden(true, isEnabled: false))
        #expect(found.map(\.label) == ["a"] && found.map(\.value) == ["c"] && found.map(\.hint) == [nil])
    }
}

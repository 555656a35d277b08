import RiffleScenes
import Testing

private struct Badge: View {
    let count: Int

    var body: some View { Text("\(count)") }

    nonisolated init(count: Int) { self.count = count }

    nonisolated func emphasized(_ isOn: Bool) -> Badge { self }
}

/// As projects write it for Xcode's library.
private struct BadgeLibrary: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(Badge(count: 3), visible: true, title: "Badge", category: .control, matchingSignature: "badge")
        LibraryItem(Badge(count: 100), title: "Full badge")
    }

    @LibraryContentBuilder
    func modifiers(base: Badge) -> [LibraryItem] {
        LibraryItem(base.emphasized(true), title: "Emphasized", category: .effect)
    }
}

private struct NoLibrary: LibraryContentProvider {}

private struct ShortLibrary: LibraryContentProvider {
    var views: [LibraryItem] { LibraryItem(Badge(count: 1), category: .layout) }
}

struct LibraryContentProviderTests {
    @Test("what Xcode's library is to show compiles, and is listed in order")
    func items() {
        #expect(BadgeLibrary().views.count == 2)
        #expect(BadgeLibrary().modifiers(base: Badge(count: 1)).count == 1)
        #expect(ShortLibrary().views.count == 1)
        #expect(NoLibrary().views.isEmpty && NoLibrary().modifiers(base: 1).isEmpty)
    }

    @Test("what an item is made from is never run")
    func snippets() {
        var isRun = false
        _ = LibraryItem({ isRun = true }())
        #expect(!isRun)
    }
}

import SwiftUITesting
import TipKit

/// A tip with all that a tip can have.
struct FavoriteTip: Tip {
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Favorites are at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
        Action(title: "Settings")
    }
}

/// Tips without conditions, apart from each other by their names.
struct NamedTip: Tip {
    let id: String
    var limits: [any TipOption] = []

    init(_ id: String, limits: [any TipOption] = []) {
        self.id = id
        self.limits = limits
    }

    var title: Text { Text(id) }
    var options: [any TipOption] { limits }
}

extension ViewTester {
    /// Whether a text is on the screen.
    @MainActor
    func shows(_ text: String) -> Bool { (try? find(.text(text))) != nil }

    @MainActor
    func tapAndSettle(_ label: String) async throws {
        await tap(try find(.label(label)))
        try await settle()
    }
}

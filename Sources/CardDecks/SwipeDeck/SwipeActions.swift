import SwiftUI

/// The accessibility actions of a card: one for each direction in which it can be swiped, and one for undo.
struct SwipeActions: ViewModifier {
    let directions: SwipeDirection.Set
    let name: (SwipeDirection) -> String
    let swipe: (SwipeDirection) -> Void
    let undo: (() -> Void)?

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .contain)
            .modifier(Action(isOffered: directions.contains(.left), name: name(.left)) { swipe(.left) })
            .modifier(Action(isOffered: directions.contains(.right), name: name(.right)) { swipe(.right) })
            .modifier(Action(isOffered: directions.contains(.up), name: name(.up)) { swipe(.up) })
            .modifier(Action(isOffered: directions.contains(.down), name: name(.down)) { swipe(.down) })
            .modifier(Action(isOffered: undo != nil, name: "Undo") { undo?() })
    }

    /// A single action. Which actions a deck offers does not change while it is on the screen.
    private struct Action: ViewModifier {
        let isOffered: Bool
        let name: String
        let perform: () -> Void

        func body(content: Content) -> some View {
            if isOffered {
                content.accessibilityAction(named: name, perform)
            } else {
                content
            }
        }
    }
}

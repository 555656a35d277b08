import SwiftUI

/// What a card does for keys and for assistive technology. It knows nothing of the finger, so that no frame of a drag asks it.
struct WalletCommands: ViewModifier {
    /// Whether no card is open: only then the arrow keys mean the deck.
    let isClosed: Bool
    /// Whether an open card covers the card, or has sent it off the screen.
    let isCovered: Bool
    let style: WalletStyle
    let toggle: () -> Void
    /// Takes the card out of the deck; nil if it cannot be.
    let remove: (() -> Void)?
    /// Moves the card. The argument computes the new index from the current one and the number of cards.
    let move: ((Int, Int) -> Int) -> Void
    /// Moves the keyboard focus to the card that many places further back.
    let look: (Int) -> Void

    func body(content: Content) -> some View {
        content
            .onKeyPress(keys: [.upArrow, .downArrow], action: arrow)
            .onKeyPress(keys: [.return, .space], phases: .down) { _ in
                toggle()
                return .handled
            }
            .onKeyPress(keys: [.delete, .deleteForward], phases: .down) { _ in
                remove?()
                return remove == nil ? .ignored : .handled
            }
            .accessibilityAction { toggle() }
            .accessibilityAction(named: style.openActionName) { toggle() }
            .accessibilityAction(named: style.moveForwardActionName) { step(by: -1) }
            .accessibilityAction(named: style.moveBackActionName) { step(by: 1) }
            .modifier(WalletRemoval(name: style.removeActionName, remove: remove))
            .accessibilityHidden(isCovered)
    }

    private func step(by steps: Int) {
        move { index, count in min(max(index + steps, 0), count - 1) }
    }

    private func arrow(_ press: KeyPress) -> KeyPress.Result {
        guard isClosed else { return .ignored }
        // Cards further back stand higher.
        let steps = press.key == .upArrow ? 1 : -1
        if press.modifiers.contains(.option) { step(by: steps) } else { look(steps) }
        return .handled
    }
}

/// The accessibility action that takes a card out, where it can be.
private struct WalletRemoval: ViewModifier {
    let name: String
    let remove: (() -> Void)?

    func body(content: Content) -> some View {
        if let remove { content.accessibilityAction(named: name) { remove() } } else { content }
    }
}

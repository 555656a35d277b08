import SwiftUI

/// Keyboard control of cards that have the focus: arrow keys swipe, Command-Z undoes, and the space bar flips.
struct SwipeKeys: ViewModifier {
    let directions: SwipeDirection.Set
    let swipe: (SwipeDirection) -> Void
    let undo: (() -> Void)?
    var flip: (() -> Void)?

    func body(content: Content) -> some View {
        content
            .focusable()
            .onKeyPress(phases: .down) { press in
                if let undo, press.key == "z", press.modifiers == .command || press.modifiers == .control {
                    undo()
                    return .handled
                }
                if let flip, press.key == .space, press.modifiers.isEmpty {
                    flip()
                    return .handled
                }
                guard press.modifiers.isEmpty, let direction = direction(of: press.key), directions.contains(direction)
                else { return .ignored }
                swipe(direction)
                return .handled
            }
    }

    private func direction(of key: KeyEquivalent) -> SwipeDirection? {
        switch key {
        case .leftArrow: .left
        case .rightArrow: .right
        case .upArrow: .up
        case .downArrow: .down
        default: nil
        }
    }
}

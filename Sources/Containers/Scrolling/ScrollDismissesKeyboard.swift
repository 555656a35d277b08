/// How a finger that scrolls ends the editing of a text.
public struct ScrollDismissesKeyboardMode: Sendable {
    enum Mode { case automatic, immediately, interactively, never }

    let mode: Mode

    /// As the place has it: when the finger comes to the on-screen keyboard.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .automatic) }
    /// As soon as anything is scrolled.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .immediately) }
    /// When the finger comes to the on-screen keyboard.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .interactively) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .never) }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// How a finger that scrolls ends the editing of a text.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Says how a finger that scrolls in this view ends the editing of a text.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

extension ViewGraph {
    /// What covers less of the window's lower edge, in points, is no keyboard.
    private static let leastKeyboardHeight = 100.0

    /// A finger at a point of the window scrolls in an environment: a text that is edited may have to end.
    func dismissKeyboard(scrollingAt point: CGPoint, in environment: EnvironmentValues) {
        guard focus.focusedNode is TextInputNode else { return }
        switch environment.scrollDismissesKeyboardMode.mode {
        case .never: return
        case .immediately: break
        case .automatic, .interactively:
            let covered = window.environment.safeAreaInsets.bottom
            guard covered >= Self.leastKeyboardHeight, point.y > window.size.height - covered else { return }
        }
        focus.endEditing()
    }
}

/// Everything a host can tell the engine about its user's hands.
package enum InputEvent: Hashable, Sendable {
    /// A finger, mouse button or pen.
    case pointer(PointerEvent)
    /// A wheel or trackpad.
    case wheel(WheelEvent)
    /// A mouse that moves while no button is down.
    case hover(HoverEvent)
    /// The mouse's other button, or the key that stands for it.
    case secondaryPress(SecondaryPressEvent)
    /// A key.
    case key(KeyEvent)
    /// An input method.
    case text(TextInputEvent)

    /// When it happened, in seconds of the host's clock.
    package var time: Double {
        switch self {
        case .pointer(let event): event.time
        case .wheel(let event): event.time
        case .hover(let event): event.time
        case .secondaryPress(let event): event.time
        case .key(let event): event.time
        case .text(let event): event.time
        }
    }
}

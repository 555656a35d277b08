/// The canvas a preview is shown on.
public enum PreviewLayout: Hashable, Sendable {
    /// The whole screen of a device.
    case device
    /// Just the size the view takes when it is offered a screen.
    case sizeThatFits
    /// A canvas of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

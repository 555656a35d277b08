/// How a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    /// Names the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to its left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to its right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known, which is upright.
    case unknown = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, with the upper end to the left.
    case landscapeLeft
    /// On its side, with the upper end to the right.
    case landscapeRight
    /// On its back, which changes nothing.
    case faceUp
    /// On its face, which changes nothing.
    case faceDown

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

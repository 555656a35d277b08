/// What a view of UIKit's is drawn with: corners, a border, a shadow.
@MainActor @preconcurrency
public final class CALayer {
    private let changes: ViewChanges

    init(_ changes: ViewChanges) { self.changes = changes }

    /// How round the corners of ground, border and what is cut off are, in points.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { changes.note() } } }
    /// How corners are rounded.
    public var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { changes.note() } } }
    /// Which corners are round.
    public var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { changes.note() } } }
    /// The width of the line along the edges, inside, in points.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { changes.note() } } }
    /// The color of the line along the edges; nil is black.
    public var borderColor: CGColor? { didSet { if borderColor != oldValue { changes.note() } } }
    /// Whether what is inside is cut off at the edges.
    public var masksToBounds = false { didSet { if masksToBounds != oldValue { changes.note() } } }
    /// The color of the shadow; nil is none.
    public var shadowColor: CGColor? = .init(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { if shadowColor != oldValue { changes.note() } }
    }
    /// How dark the shadow is, from 0, not at all, to 1.
    public var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { changes.note() } } }
    /// How soft the shadow is, in points.
    public var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { changes.note() } } }
    /// How far the shadow is moved, in points.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { changes.note() } } }

    /// The outline of the view.
    package var outline: UnevenRoundedRectangle {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? max(cornerRadius, 0) : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
            bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }
}

/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String

    /// A curve by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By quarters of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Without a sudden turn.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a view.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Corners of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

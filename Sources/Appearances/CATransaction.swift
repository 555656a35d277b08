/// Groups changes that are shown together.
///
/// Core Animation's own layers are not there: what is written between `begin` and `commit` moves as inside of
/// `withAnimation` where a duration is set, and sheets and screens that come or go because of it are waited for.
public final class CATransaction {
    private init() {}

    /// Opens a group; without a `commit` it ends with the code that the event runs.
    public static func begin() { Transaction.open() }

    /// Closes the innermost group; its completion block is called when what it moved is at rest.
    public static func commit() { Transaction.close() }

    /// Has a block called once, on the main actor, when the open group is closed and what it moved is at rest; at once where
    /// no group is open.
    ///
    /// As on Apple's platforms, what is to be waited for is written after this.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return Transaction.editOpen { $0.watchers = [] } }
        if !Transaction.watchOpen(block) { block() }
    }

    /// How long changes in the open group take, in seconds.
    public static func animationDuration() -> Double { Transaction.current.explicit?.duration ?? 0.25 }

    /// Has changes in the open group take so many seconds; 0, negative and NaN show them at once.
    public static func setAnimationDuration(_ dur: Double) {
        Transaction.editOpen { $0.duration = dur > 0 && dur.isFinite ? dur : 0 }
    }

    /// Whether changes in the open group are shown at once.
    public static func disableActions() -> Bool { Transaction.current.explicit?.disablesActions ?? false }

    /// Says whether changes in the open group are shown at once: sheets, covers and screens of a stack, too.
    public static func setDisableActions(_ flag: Bool) { Transaction.editOpen { $0.disablesActions = flag } }

    /// Says along which curve changes in the open group run where they have a duration; nil for the usual one.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        Transaction.editOpen { $0.curve = function?.curve }
    }
}

/// The names of the curves that Core Animation has.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At one speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and at last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system's own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation runs in its time.
public final class CAMediaTimingFunction: Sendable {
    let curve: UnitCurve

    /// The curve of a name; a name that nobody knows is that of one speed.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            case .default: Self.bezier(0.25, 0.1, 0.25, 1)
            default: .linear
            }
    }

    /// A cubic curve from (0, 0) to (1, 1) by its two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = Self.bezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
}

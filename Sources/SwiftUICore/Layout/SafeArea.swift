/// What makes an area unsafe to show things in.
@frozen
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit per region.
    public let rawValue: UInt

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the device and containers cover: the status bar, bars put there by `safeAreaInset`.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What the software keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// Every region.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Distances from the sides of a rectangle that do not depend on the direction of layout.
struct SideInsets: Equatable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0

    init() {}

    /// How far `outer` reaches beyond `inner` on each side.
    init(from inner: CGRect, to outer: CGRect) {
        top = inner.minY - outer.minY
        left = inner.minX - outer.minX
        bottom = outer.maxY - inner.maxY
        right = outer.maxX - inner.maxX
    }

    /// The same, but on no side more than another's.
    func limited(to other: SideInsets) -> SideInsets {
        var limited = self
        limited.top = min(top, other.top)
        limited.left = min(left, other.left)
        limited.bottom = min(bottom, other.bottom)
        limited.right = min(right, other.right)
        return limited
    }

    init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
        top = insets.top
        bottom = insets.bottom
        left = direction == .leftToRight ? insets.leading : insets.trailing
        right = direction == .leftToRight ? insets.trailing : insets.leading
    }

    func insets(_ direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
    }
}

extension LayoutNode {
    /// The node's corner in the window, as the layout has it: without effects such as `offset`.
    private var layoutOrigin: CGPoint {
        var point = origin
        var node = parent
        while let current = node {
            if current.layer != nil {
                point.x += current.origin.x
                point.y += current.origin.y
            }
            node = current.parent
        }
        return point
    }

    /// How far covered areas reach beyond each side of the node's frame, in points; 0 for sides that do not touch the
    /// border of the safe area.
    ///
    /// Known once the node is being placed.
    package final func safeAreaInsets(in size: CGSize) -> EdgeInsets {
        let frame = CGRect(origin: layoutOrigin, size: size)
        var grown = frame
        var open = Edge.Set.all
        var node = parent
        while let current = node, !open.isEmpty {
            if let safe = current.safeArea {
                let origin = current.layoutOrigin
                grown.reach(
                    over: safe.offsetBy(dx: origin.x, dy: origin.y), to: CGRect(origin: origin, size: current.size),
                    open, environment.layoutDirection)
            }
            open.subtract(current.safeAreaBarrier)
            node = current.parent
        }
        return SideInsets(from: frame, to: grown).insets(environment.layoutDirection)
    }

    /// How much of the node's frame is covered on each side, in points: what a scroll view, whose frame reaches into
    /// covered areas, keeps free around its content.
    ///
    /// Known once the node is being placed.
    package final func safeAreaOverlap(in size: CGSize) -> EdgeInsets {
        let frame = CGRect(origin: layoutOrigin, size: size)
        var overlap = SideInsets()
        var open = Edge.Set.all
        var node = parent
        while let current = node, !open.isEmpty {
            if let safe = current.safeArea {
                let origin = current.layoutOrigin
                // What stands out of the area around is covered there by no more than the cover's own width.
                let cover = SideInsets(from: safe, to: CGRect(origin: .zero, size: current.size))
                let sides = SideInsets(from: safe.offsetBy(dx: origin.x, dy: origin.y), to: frame).limited(to: cover)
                let isMirrored = environment.layoutDirection == .rightToLeft
                if open.contains(.top) { overlap.top = max(overlap.top, sides.top) }
                if open.contains(.bottom) { overlap.bottom = max(overlap.bottom, sides.bottom) }
                if open.contains(isMirrored ? .trailing : .leading) { overlap.left = max(overlap.left, sides.left) }
                if open.contains(isMirrored ? .leading : .trailing) { overlap.right = max(overlap.right, sides.right) }
            }
            open.subtract(current.safeAreaBarrier)
            node = current.parent
        }
        return overlap.insets(environment.layoutDirection)
    }
}

extension CGRect {
    /// Extends the sides that touch or cross a safe area to the border of the area around it.
    fileprivate mutating func reach(
        over safe: CGRect, to outer: CGRect, _ edges: Edge.Set, _ direction: LayoutDirection
    ) {
        // Sums of fractions differ in their last bits.
        let tolerance = 0.001
        let isMirrored = direction == .rightToLeft
        var left = minX
        var right = maxX
        var top = minY
        var bottom = maxY
        if edges.contains(.top), top <= safe.minY + tolerance { top = Swift.min(top, outer.minY) }
        if edges.contains(.bottom), bottom >= safe.maxY - tolerance { bottom = Swift.max(bottom, outer.maxY) }
        if edges.contains(isMirrored ? .trailing : .leading), left <= safe.minX + tolerance {
            left = Swift.min(left, outer.minX)
        }
        if edges.contains(isMirrored ? .leading : .trailing), right >= safe.maxX - tolerance {
            right = Swift.max(right, outer.maxX)
        }
        self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

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
package struct SideInsets: Equatable {
    package var top: CGFloat = 0
    package var left: CGFloat = 0
    package var bottom: CGFloat = 0
    package var right: CGFloat = 0

    init() {}

    /// How far `outer` reaches beyond `inner` on each side.
    init(from inner: CGRect, to outer: CGRect) {
        top = inner.minY - outer.minY
        left = inner.minX - outer.minX
        bottom = outer.maxY - inner.maxY
        right = outer.maxX - inner.maxX
    }

    package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
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

/// What covers one side of a frame: covers one behind the other, from the inside out. What of the frame stands out of all
/// of them is not covered.
private struct CoverUnion {
    private var start = CGFloat.infinity
    private var end = -CGFloat.infinity

    /// Adds a cover between two lines, as far as it lies beyond the frame's own side.
    mutating func add(from outer: CGFloat, to inner: CGFloat, beyond side: CGFloat) {
        let outer = max(outer, side)
        guard inner > outer else { return }
        start = min(start, outer)
        end = max(end, inner)
    }

    var length: CGFloat { max(end - start, 0) }
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
        var seesKeyboard = true
        var child: LayoutNode = self
        var node = parent
        while let current = node, !open.isEmpty {
            if current.ignoresKeyboard { seesKeyboard = false }
            if let safe = seesKeyboard ? current.safeArea : current.containerSafeArea, current.covers(child) {
                let origin = current.layoutOrigin
                grown.reach(
                    over: safe.offsetBy(dx: origin.x, dy: origin.y), to: CGRect(origin: origin, size: current.size),
                    open, environment.layoutDirection)
            }
            open.subtract(current.safeAreaBarrier)
            child = current
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
        let isMirrored = environment.layoutDirection == .rightToLeft
        var (top, left, bottom, right) = (CoverUnion(), CoverUnion(), CoverUnion(), CoverUnion())
        var open = Edge.Set.all
        var seesKeyboard = true
        var child: LayoutNode = self
        var node = parent
        while let current = node, !open.isEmpty {
            if current.ignoresKeyboard { seesKeyboard = false }
            if let safe = seesKeyboard ? current.safeArea : current.containerSafeArea, current.covers(child) {
                let origin = current.layoutOrigin
                let outer = CGRect(origin: origin, size: current.size)
                let inner = safe.offsetBy(dx: origin.x, dy: origin.y)
                if open.contains(.top) { top.add(from: outer.minY, to: inner.minY, beyond: frame.minY) }
                if open.contains(.bottom) { bottom.add(from: -outer.maxY, to: -inner.maxY, beyond: -frame.maxY) }
                if open.contains(isMirrored ? .trailing : .leading) {
                    left.add(from: outer.minX, to: inner.minX, beyond: frame.minX)
                }
                if open.contains(isMirrored ? .leading : .trailing) {
                    right.add(from: -outer.maxX, to: -inner.maxX, beyond: -frame.maxX)
                }
            }
            open.subtract(current.safeAreaBarrier)
            child = current
            node = current.parent
        }
        var overlap = SideInsets()
        (overlap.top, overlap.left, overlap.bottom, overlap.right) =
            (top.length, left.length, bottom.length, right.length)
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

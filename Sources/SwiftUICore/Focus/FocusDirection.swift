/// A side toward which an arrow key takes the focus.
enum FocusDirection {
    case left, right, up, down

    init?(_ key: KeyEquivalent) {
        switch key {
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        case .upArrow: self = .up
        case .downArrow: self = .down
        default: return nil
        }
    }

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

    /// Whether it leads toward what comes first.
    func isBackward(isMirrored: Bool) -> Bool {
        switch self {
        case .up: true
        case .down: false
        case .left: !isMirrored
        case .right: isMirrored
        }
    }

    /// How far a view is from another in this direction, as a number to compare; nil for one that is not on that side.
    ///
    /// Sideways only what is in the same row counts. Up and down, what is in the next row wins over what is straighter
    /// but farther: distances along count thirteen times, as in Android's `FocusFinder`.
    func distance(from origin: CGRect, to target: CGRect) -> Double? {
        let across: Axis = axis == .horizontal ? .vertical : .horizontal
        let isForward = self == .right || self == .down
        let (near, far) = isForward ? (origin, target) : (target, origin)
        guard near.middle(along: axis) <= far.origin[axis] else { return nil }
        if axis == .horizontal {
            let overlap = min(origin.maxY, target.maxY) - max(origin.minY, target.minY)
            guard overlap > 0 else { return nil }
        }
        let along = max(far.origin[axis] - near.origin[axis] - near.size[axis], 0)
        let aside = origin.middle(along: across) - target.middle(along: across)
        return Double(13 * along * along + aside * aside)
    }
}

extension CGRect {
    fileprivate func middle(along axis: Axis) -> CGFloat { origin[axis] + size[axis] / 2 }
}

extension FocusingState {
    /// Directs the keyboard to the nearest view on a side of the focused one, in the same window; to none where there is
    /// nothing.
    func moveFocus(_ direction: FocusDirection) {
        guard let focused = focusedNode else { return }
        var nearest = nearestNode(direction, of: focused)
        for container in extendingContainers(around: focused) {
            guard container.axis == direction.axis else { continue }
            let backward = direction.isBackward(isMirrored: container.environment.layoutDirection == .rightToLeft)
            // What is made last may be nothing for the keyboard.
            for _ in 0..<Self.mostArrowExtensions where nearest.map({ !$0.isInside(container) }) ?? true {
                guard container.makeViews(beyond: focused, before: nil, backward: backward) else { break }
                settleFocusables()
                nearest = nearestNode(direction, of: focused)
            }
        }
        if let nearest { setFocusByKey(nearest) }
    }

    /// How often more views are made on the way to one that takes the focus.
    private static var mostArrowExtensions: Int { 64 }

    private func nearestNode(_ direction: FocusDirection, of focused: FocusableNode) -> FocusableNode? {
        let origin = focused.windowFrame
        let window = focused.nestedWindow
        var nearest: (node: FocusableNode, distance: Double)?
        let nodes = focusableNodes(in: window ?? graph.window.rootLayout)
        for node in nodes where node !== focused && node.nestedWindow === window {
            guard let distance = direction.distance(from: origin, to: node.windowFrame),
                distance < nearest?.distance ?? .infinity
            else { continue }
            nearest = (node, distance)
        }
        return nearest?.node
    }
}

extension LayoutNode {
    /// Where the node will be in the host's window once everything is at rest.
    package var windowFrame: CGRect { globalFrame(of: CGRect(origin: .zero, size: size), at: nil) }
}

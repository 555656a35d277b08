extension LayoutNode {
    /// How the node lies in the window now, for gestures.
    package var gestureSpace: GestureSpace {
        GestureSpace(
            convert: { [weak self] point, space in
                MainActor.assumeIsolated { self?.convert(point, to: space) ?? point }
            },
            bounds: { [weak self] in
                MainActor.assumeIsolated { CGRect(origin: .zero, size: self?.size ?? .zero) }
            })
    }

    /// A point of the window in another space, by the geometry shown now.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard !isDetached else { return point }
        switch space {
        case .global: return nestedWindow?.toOwn(point) ?? point
        case .local: return toOwn(point)
        case .named(let name):
            guard let space = self.space(named: name) else { return convert(point, to: .global) }
            let own = space.node.toOwn(point)
            return CGPoint(x: own.x - space.area.minX, y: own.y - space.area.minY)
        }
    }

    private func toOwn(_ point: CGPoint) -> CGPoint {
        globalTransform(at: graph.now).source(of: point) ?? point
    }

    /// The nearest layout node around this one that a name stands for, and what of it.
    final func space(named name: AnyHashable) -> (node: LayoutNode, area: CGRect)? {
        var node: LayoutNode? = self
        while let current = node {
            if let area = current.area(named: name) { return (current, area) }
            node = current.parent
        }
        return nil
    }
}

import RiffleLayers

extension LayoutNode {
    /// The node's frame in the coordinates of the enclosing layer, as shown at `now`; nil asks for the target.
    package final func frame(at now: Double?) -> CGRect {
        let target = CGRect(origin: origin, size: size)
        guard let now else { return target }
        if let frameAnimation { return frameAnimation.presented(at: now) }
        guard layer == nil, let (inner, presented) = travelingContent(at: now) else { return target }
        // The node travels with what is in it, and keeps its distances to that.
        return CGRect(
            x: presented.minX + target.minX - inner.minX, y: presented.minY + target.minY - inner.minY,
            width: max(presented.width + target.width - inner.width, 0),
            height: max(presented.height + target.height - inner.height, 0))
    }

    /// Where the nearest node with a layer is going that this one wraps or contains first, and where it is shown, if it
    /// travels.
    private func travelingContent(at now: Double) -> (target: CGRect, presented: CGRect)? {
        var node = principal ?? children.first
        while let current = node {
            if let animation = current.frameAnimation {
                return (CGRect(origin: current.origin, size: current.size), animation.presented(at: now))
            }
            if current.layer != nil || current.transition != nil { return nil }
            node = current.principal ?? current.children.first
        }
        return nil
    }

    /// From the node's own coordinates (origin at its top-left corner) to the window's.
    ///
    /// - Parameter now: the time whose presented geometry counts; nil for the geometry without running animations.
    package final func globalTransform(at now: Double?) -> ProjectionTransform {
        globalTransform(of: localTransform(at: now), at: now)
    }

    /// From the node's own coordinates to those around a node above it.
    final func globalTransform(at now: Double?, upTo last: LayoutNode) -> ProjectionTransform {
        globalTransform(of: localTransform(at: now), at: now, upTo: last)
    }

    /// The same without the node's own effect, as whatever stands around the node sees its frame.
    final func globalFrameTransform() -> ProjectionTransform {
        globalTransform(
            of: ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)), at: nil)
    }

    private func globalTransform(
        of local: ProjectionTransform, at now: Double?, upTo last: LayoutNode? = nil
    ) -> ProjectionTransform {
        var transform = local
        var node = self
        while node !== last {
            if let target = node.stagedTarget, let now, let transition = target.transition {
                let effect = transition.plainTransform(of: target.frame(at: now), at: now)
                transform = transform.concatenating(ProjectionTransform(effect))
            }
            guard let outer = node.parent ?? node.stagedTarget?.parent else { break }
            if outer.layer != nil {
                transform = transform.concatenating(outer.localTransform(at: now))
            } else if let now, let transition = outer.transition {
                transform = transform.concatenating(transition.transform(for: outer, at: now))
            }
            node = outer
        }
        return transform
    }

    /// From the node's own coordinates to those of the enclosing layer.
    package final func localTransform(at now: Double?) -> ProjectionTransform {
        let frame = frame(at: now)
        var transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        var projection: ProjectionTransform?
        if layer != nil {
            let effect = effectTransform(size: frame.size, at: now)
            if !effect.isIdentity { transform = effect.concatenating(transform) }
            projection = effectProjection(size: frame.size, at: now)
        }
        var result = ProjectionTransform(transform)
        if let projection { result = projection.concatenating(result) }
        if let now, let transition { result = result.concatenating(transition.transform(for: self, at: now)) }
        return result
    }

    /// The bounding box in the window of a rectangle in the node's own coordinates.
    ///
    /// - Parameter now: the time whose presented geometry counts; nil for the geometry without running animations.
    package final func globalFrame(of rect: CGRect, at now: Double?) -> CGRect {
        rect.boundingBox(under: globalTransform(at: now))
    }

    /// The product of all opacities from the window down to the node, as shown at `now`.
    ///
    /// - Parameter last: a node above where to stop instead.
    package final func globalOpacity(at now: Double, upTo last: LayoutNode? = nil) -> Double {
        var opacity = 1.0
        var node: LayoutNode? = self
        while let current = node {
            if let layer = current.layer { opacity *= layer.state.opacity }
            if let transition = current.transition { opacity *= transition.opacity(at: now) }
            if current === last { break }
            let target = current.stagedTarget
            if let transition = target?.transition { opacity *= transition.plainOpacity(at: now) }
            node = current.parent ?? target?.parent
        }
        return opacity
    }
}

extension CGRect {
    /// The smallest rectangle around what a map shows of this one. What is behind the viewer has no place at all, and
    /// stays where it is without the perspective.
    package func boundingBox(under map: ProjectionTransform) -> CGRect {
        let box = applying(map)
        return box.isNull ? applying(map.affine) : box
    }
}

extension Path {
    /// Whether a point is inside the path, by the nonzero winding rule or, if asked, by the even-odd rule.
    ///
    /// Open subpaths count as closed. As with rectangles, a point on a left or top edge is inside, one on a right or
    /// bottom edge is not. False for a point that is not finite.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        guard point.isFinite else { return false }
        switch storage {
        case .empty:
            return false
        case .rect(let rect):
            return rect.holds(point)
        case .ellipse(let rect):
            guard rect.holds(point) else { return false }
            let x = (point.x - rect.midX) / (rect.width / 2)
            let y = (point.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .roundedRect(let geometry):
            guard geometry.rect.holds(point) else { return false }
        case .elements:
            break
        }
        var winding = 0
        for subpath in subpaths {
            for segment in subpath.segments { winding += segment.crossings(leftOf: point) }
            if subpath.end != subpath.start {
                winding += PathSegment.line(subpath.end, subpath.start).crossings(leftOf: point)
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}

extension PathSegment {
    /// How often the segment crosses the horizontal ray from a point to the left: down counts 1, up counts -1.
    func crossings(leftOf point: CGPoint) -> Int {
        var total = 0
        var lower: CGFloat = 0
        // Each piece between two turns goes only up or only down, so it crosses at most once.
        for upper in extrema(of: \.y) + [1] {
            total += monotoneCrossing(leftOf: point, from: lower, to: upper)
            lower = upper
        }
        return total
    }

    private func monotoneCrossing(leftOf point: CGPoint, from lower: CGFloat, to upper: CGFloat) -> Int {
        let first = lower == 0 ? start : self.point(at: lower)
        let last = upper == 1 ? end : self.point(at: upper)
        // Half open, so that a vertex between two segments counts once.
        let goesDown = first.y <= point.y && point.y < last.y
        let goesUp = last.y <= point.y && point.y < first.y
        guard goesDown || goesUp else { return 0 }
        if case .line = self {
            let x = first.x + (point.y - first.y) / (last.y - first.y) * (last.x - first.x)
            return x <= point.x ? (goesDown ? 1 : -1) : 0
        }
        var (low, high) = (lower, upper)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (self.point(at: middle).y <= point.y) == goesDown { low = middle } else { high = middle }
        }
        return self.point(at: (low + high) / 2).x <= point.x ? (goesDown ? 1 : -1) : 0
    }
}

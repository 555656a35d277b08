extension Path {
    /// The smallest rectangle around the path, without the controls of its curves; null if the path is empty.
    public var boundingRect: CGRect {
        switch storage {
        case .empty:
            return .null
        case .rect(let rect), .ellipse(let rect):
            return rect
        case .roundedRect(let geometry):
            return geometry.rect
        case .elements:
            // `union` drops rectangles without area, so the extremes are kept by hand.
            var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
            var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
            func include(_ rect: CGRect) {
                (minX, minY) = (min(minX, rect.minX), min(minY, rect.minY))
                (maxX, maxY) = (max(maxX, rect.maxX), max(maxY, rect.maxY))
            }
            for subpath in subpaths {
                include(CGRect(origin: subpath.start, size: .zero))
                for segment in subpath.segments { include(segment.bounds) }
            }
            guard minX <= maxX else { return .null }
            return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
    }

    /// The length of all subpaths in points, closing lines included.
    package var arcLength: CGFloat {
        subpaths.reduce(0) { sum, subpath in
            subpath.closedSegments.reduce(sum) { $0 + $1.length }
        }
    }

    /// Returns every subpath as a polyline that strays at most so many points from it.
    ///
    /// A closed subpath ends with its first point. 0.1 is fine enough to draw with at 1x.
    package func flattened(tolerance: CGFloat = 0.1) -> [[CGPoint]] {
        subpaths.map { subpath in
            var points = [subpath.start]
            for segment in subpath.closedSegments { segment.flatten(tolerance: tolerance, into: &points) }
            return points
        }
    }
}

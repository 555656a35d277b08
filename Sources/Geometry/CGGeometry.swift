// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Graphics'. Foundation on Linux has their work as methods and properties only.

/// The point at the origin.
public let CGPointZero = CGPoint.zero
/// The size of nothing.
public let CGSizeZero = CGSize.zero
/// The rectangle of no size at the origin.
public let CGRectZero = CGRect.zero
/// What rectangles have in common that do not meet.
public let CGRectNull = CGRect.null
/// The rectangle without edges.
public let CGRectInfinite = CGRect.infinite

/// Makes a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Makes a displacement.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Makes a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The leading edge; also of a rectangle with a negative width.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The middle between the leading and the trailing edge.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The trailing edge; also of a rectangle with a negative width.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The top edge; also of a rectangle with a negative height.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The middle between the top and the bottom edge.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The bottom edge; also of a rectangle with a negative height.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width, which is never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height, which is never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether both points are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether both sizes are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Whether both rectangles cover the same, whichever of their corners is the origin.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    CGRectStandardize(rect1) == CGRectStandardize(rect2)
}

/// The rectangle with a width and a height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.isFinite ? rect.standardized : rect }

/// Whether the rectangle has no width, no height or neither; the null rectangle is one of them.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isNull || rect.width == 0 || rect.height == 0 }

/// Whether this is what rectangles have in common that do not meet.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Whether the rectangle has no edges.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The rectangle with its edges moved inward by `dx` and `dy` points each, or outward by negative ones; null where
/// nothing is left.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.isFinite ? rect.insetBy(dx: dx, dy: dy) : rect
}

/// The smallest rectangle with whole numbers around the rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.isFinite ? rect.integral : rect }

/// The smallest rectangle around both; the null rectangle adds nothing.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect {
    if r1.isNull { return r2 }
    if r2.isNull { return r1 }
    return r1.isFinite && r2.isFinite ? r1.union(r2) : .infinite
}

/// What both rectangles cover; null where they do not meet.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.overlap(r2) }

/// The rectangle moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.isFinite ? rect.offsetBy(dx: dx, dy: dy) : rect
}

/// Whether a point is inside; the leading and the top edge count, the others do not.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.holds(point) }

/// Whether the second rectangle is inside the first, or the same.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    guard rect1.isFinite, rect2.isFinite else { return rect1.isInfinite || CGRectEqualToRect(rect1, rect2) }
    return rect1.contains(rect2)
}

/// Whether the rectangles meet.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.meets(rect2) }

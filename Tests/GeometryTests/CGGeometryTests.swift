import RiffleGeometry
import Testing

@Suite struct CGGeometryTests {
    private let rect = CGRectMake(10, 20, 30, 40)

    @Test("Rectangles are made and measured by Core Graphics' functions")
    func measuring() {
        #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [10, 25, 40])
        #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 40, 60])
        #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 40])
        let turned = CGRectMake(40, 60, -30, -40)
        #expect(CGRectGetMinX(turned) == 10 && CGRectGetWidth(turned) == 30)
        #expect(CGRectEqualToRect(turned, rect) && CGRectStandardize(turned).origin == CGPointMake(10, 20))
        #expect(CGPointEqualToPoint(CGPointZero, CGPointMake(0, 0)))
        #expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)) && CGSizeZero == .zero)
        #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2) && CGRectZero == .zero)
    }

    @Test("Rectangles are combined by Core Graphics' functions")
    func combining() {
        let other = CGRectMake(30, 50, 30, 40)
        #expect(CGRectUnion(rect, other) == CGRect(x: 10, y: 20, width: 50, height: 70))
        #expect(CGRectIntersection(rect, other) == CGRect(x: 30, y: 50, width: 10, height: 10))
        #expect(CGRectIntersectsRect(rect, other) && !CGRectIntersectsRect(rect, CGRectMake(100, 0, 1, 1)))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 0, 1, 1))))
        #expect(CGRectUnion(CGRectNull, rect) == rect && CGRectUnion(rect, CGRectNull) == rect)
        #expect(CGRectInset(rect, 5, 10) == CGRect(x: 15, y: 30, width: 20, height: 20))
        #expect(CGRectIsNull(CGRectInset(rect, 20, 0)))
        #expect(CGRectOffset(rect, 1, -1).origin == CGPoint(x: 11, y: 19))
        #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)) && !CGRectContainsPoint(rect, CGPointMake(40, 20)))
        #expect(CGRectContainsRect(rect, CGRectMake(12, 22, 1, 1)) && !CGRectContainsRect(rect, other))
        #expect(CGRectIsEmpty(CGRectMake(1, 1, 0, 5)) && !CGRectIsEmpty(rect) && CGRectIsInfinite(CGRectInfinite))
    }

    @Test("Rectangles without end or with edges that are no numbers end no process")
    func odd() {
        for odd in [CGRectInfinite, CGRectNull, CGRectMake(.nan, 0, 1, 1), CGRectMake(0, 0, .infinity, 1)] {
            _ = CGRectUnion(odd, rect)
            _ = CGRectIntersection(odd, rect)
            _ = CGRectContainsRect(odd, rect)
            _ = CGRectContainsRect(rect, odd)
            _ = CGRectIntersectsRect(odd, rect)
            _ = CGRectInset(odd, 1, 1)
            _ = CGRectOffset(odd, 1, 1)
            _ = CGRectIntegral(odd)
            _ = CGRectEqualToRect(odd, rect)
            _ = CGRectIsEmpty(odd)
            _ = CGRectContainsPoint(odd, .zero)
        }
    }
}

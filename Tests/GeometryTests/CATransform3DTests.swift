import Testing

@testable import RiffleGeometry

@Suite("Maps of space")
struct CATransform3DTests {
    private func moved(_ point: CGPoint, by map: CATransform3D) -> CGPoint { point.applying(ProjectionTransform(map)) }

    @Test("translations, scales and turns do to the plane what affine transforms do")
    func plane() {
        let moved = CATransform3DTranslate(CATransform3DIdentity, 3, -4, 9)
        #expect(self.moved(CGPoint(x: 1, y: 1), by: moved) == CGPoint(x: 4, y: -3))
        let scaled = CATransform3DScale(moved, 2, 3, 1)
        #expect(self.moved(CGPoint(x: 1, y: 1), by: scaled) == CGPoint(x: 5, y: -1))
        let turned = self.moved(CGPoint(x: 1, y: 0), by: CATransform3DMakeRotation(.pi / 2, 0, 0, 5))
        #expect(turned.distance(to: CGPoint(x: 0, y: 1)) < 1e-12)
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let map = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(map) && CATransform3DGetAffineTransform(map) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }

    @Test("what turns away from the eye gets smaller")
    func perspective() {
        var map = CATransform3DIdentity
        map.m34 = -1 / 500
        map = CATransform3DRotate(map, .pi / 3, 0, 1, 0)
        let right = moved(CGPoint(x: 100, y: 100), by: map)
        let left = moved(CGPoint(x: -100, y: 100), by: map)
        // A positive turn about y takes the right side away from the eye.
        #expect(right.y < 100 && left.y > 100)
        #expect(abs(right.x) < abs(left.x))
    }

    @Test("the inverse leads back, and a map without one is left alone")
    func inverse() {
        var map = CATransform3DTranslate(CATransform3DMakeRotation(0.7, 1, 2, 3), 4, 5, 6)
        map.m34 = -1 / 300
        let back = CATransform3DConcat(map, CATransform3DInvert(map))
        for (first, second) in zip(
            Mirror(reflecting: back).children, Mirror(reflecting: CATransform3DIdentity).children)
        {
            let difference = (first.value as! CGFloat) - (second.value as! CGFloat)
            #expect(abs(difference) < 1e-9)
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }
}

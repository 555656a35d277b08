import Testing

@testable import RiffleGeometry

@Suite("Projections")
struct ProjectionTransformTests {
    private let tilted = ProjectionTransform(0.8, 0.1, 0.002, -0.2, 0.9, -0.001, 30, 12, 1)

    @Test("an affine transform stays what it is")
    func affine() {
        let turn = CGAffineTransform(rotationAngle: 0.4).concatenating(CGAffineTransform(translationX: 5, y: -3))
        let map = ProjectionTransform(turn)
        #expect(map.isAffine && !map.isIdentity)
        #expect(CGPoint(x: 3, y: 4).applying(map) == CGPoint(x: 3, y: 4).applying(turn))
        #expect(map.affine == turn)
        #expect(ProjectionTransform().isIdentity)
    }

    @Test("the inverse leads back, whatever the perspective")
    func inverse() throws {
        let point = CGPoint(x: 17, y: -8)
        let back = point.applying(tilted).applying(tilted.inverted())
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        var copy = tilted
        let isInverted = copy.invert()
        #expect(isInverted)
        #expect(copy == tilted.inverted())
        let source = try #require(tilted.source(of: point.applying(tilted)))
        #expect(abs(source.x - point.x) < 1e-9)
    }

    @Test("a map that flattens everything has no inverse and is left alone")
    func flat() {
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted)
        #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
        #expect(flat.source(of: .zero) == nil)
    }

    @Test("two maps after one another are their product")
    func product() {
        let other = ProjectionTransform(1.1, 0.3, -0.001, 0.2, 0.7, 0.003, -4, 9, 1.2)
        let point = CGPoint(x: 6, y: 21)
        let once = point.applying(tilted.concatenating(other))
        let twice = point.applying(tilted).applying(other)
        #expect(abs(once.x - twice.x) < 1e-9 && abs(once.y - twice.y) < 1e-9)
    }

    @Test("around a point a map is nearly its linear part")
    func linear() {
        let point = CGPoint(x: 10, y: 10)
        let near = CGPoint(x: 10.01, y: 9.99)
        let linear = tilted.linearized(at: point)
        let exact = near.applying(tilted)
        #expect(abs(near.applying(linear).x - exact.x) < 1e-5 && abs(near.applying(linear).y - exact.y) < 1e-5)
    }

    @Test("what reaches behind the viewer is cut off there, and what is wholly behind shows nothing")
    func behind() {
        let close = ProjectionTransform(1, 0, -0.01, 0, 1, 0, 0, 0, 1)
        let box = CGRect(x: 0, y: 0, width: 200, height: 10).applying(close)
        #expect(box.minX == 0 && box.width.isFinite && box.maxX > 5e3)
        #expect(CGRect(x: 150, y: 0, width: 20, height: 10).applying(close).isNull)
        #expect(close.source(of: CGPoint(x: -500, y: 0)) == nil)
    }
}

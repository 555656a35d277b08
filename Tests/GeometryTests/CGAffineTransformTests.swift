import Testing

@testable import RiffleGeometry

@Suite struct CGAffineTransformTests {
    private func agree(_ left: CGPoint, _ right: CGPoint) -> Bool { left.distance(to: right) < 1e-9 }

    private let sample = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    private let point = CGPoint(x: 3, y: -5)

    @Test("concatenating applies the receiver first")
    func concatenation() {
        let other = CGAffineTransform(rotationAngle: 0.7)
        let joint = sample.concatenating(other)
        #expect(agree(point.applying(joint), point.applying(sample).applying(other)))
    }

    @Test("translatedBy, scaledBy and rotated apply before the receiver")
    func prefixing() {
        let translated = point.applying(sample.translatedBy(x: 2, y: 3))
        #expect(agree(translated, CGPoint(x: 5, y: -2).applying(sample)))
        #expect(agree(point.applying(sample.scaledBy(x: 2, y: 3)), CGPoint(x: 6, y: -15).applying(sample)))
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(agree(point.applying(sample.rotated(by: .pi / 2)), turned.applying(sample)))
        #expect(agree(turned, CGPoint(x: 5, y: 3)))
    }

    @Test("the inverse takes a point back, and a flat transform stays itself")
    func inversion() {
        #expect(agree(point.applying(sample).applying(sample.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform(scaleX: .nan, y: 2).inverted().isFinite == false)
    }

    @Test("a rectangle becomes the bounding box of its corners")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 4)
        let box = rect.applying(sample)
        let corners = [rect.origin, CGPoint(x: 11, y: 2), CGPoint(x: 11, y: 6), CGPoint(x: 1, y: 6)]
            .map { $0.applying(sample) }
        #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-9 && abs(box.maxX - corners.map(\.x).max()!) < 1e-9)
        #expect(abs(box.minY - corners.map(\.y).min()!) < 1e-9 && abs(box.maxY - corners.map(\.y).max()!) < 1e-9)
        #expect(CGRect.null.applying(sample).isNull)
    }

    @Test("sizes ignore the translation, and the predicates tell what a transform is")
    func predicates() {
        #expect(CGSize(width: 1, height: 1).applying(sample) == CGSize(width: 1, height: 3.5))
        #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform.identity.isTranslation)
        #expect(CGAffineTransform(translationX: 1, y: 0).isTranslation && !sample.isTranslation)
        #expect(sample.determinant == 6.5)
    }
}

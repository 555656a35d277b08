import Testing

@testable import RiffleGeometry

@Suite("Paths of other frameworks")
struct UIBezierPathTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test("only the named corners are rounded, whatever the radius")
    func corners() {
        for radius in [20, CGFloat.infinity] {
            let path = Path(
                UIBezierPath(
                    roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: radius, height: radius)
                ).cgPath)
            #expect(path.boundingRect == rect)
            #expect(!path.contains(CGPoint(x: 10.5, y: 20.5)) && !path.contains(CGPoint(x: 109.5, y: 79.5)))
            #expect(path.contains(CGPoint(x: 109.5, y: 20.5)) && path.contains(CGPoint(x: 10.5, y: 79.5)))
        }
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: -3).cgPath == Path(rect).cgPath)
    }

    @Test("an arc goes round as its direction is seen on screen")
    func arcs() {
        // On screen, clockwise from the right end goes through the bottom, where y is large.
        let lower = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(lower.bounds.maxY.rounded() == 10)
        #expect(lower.bounds.minY.rounded() == 0)
        let upper = CGMutablePath()
        upper.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(upper.boundingBoxOfPath.minY.rounded() == -10)
    }

    @Test("building, transforming and reversing keep the outline")
    func building() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 15), controlPoint2: CGPoint(x: -5, y: 5))
        path.close()
        let back = path.reversing()
        #expect(back.bounds.insetBy(dx: -0.001, dy: -0.001).contains(path.bounds))
        #expect(back.currentPoint == path.currentPoint)
        #expect(back.cgPath != path.cgPath && back.reversing().cgPath == path.cgPath)
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        path.append(UIBezierPath(ovalIn: rect))
        #expect(path.contains(CGPoint(x: 60, y: 50)) && path.contains(CGPoint(x: 12, y: 8)))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("a mutable path transforms what it is given, and a copy stays what it was")
    func mutable() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2), transform: CGAffineTransform(scaleX: 5, y: 5))
        let copy = path.copy()
        path.addLines(between: [.zero, CGPoint(x: 50, y: 50)])
        path.addPath(CGPath(ellipseIn: rect, transform: nil))
        #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 110, height: 80))
        #expect(CGPath(rect: .zero, transform: nil) != path && CGMutablePath().boundingBox.isNull)
        #expect(Path(path).cgPath == path)
        var shift = CGAffineTransform(translationX: 1, y: 0)
        #expect(CGPath(rect: rect, transform: &shift).boundingBox.minX == 11)
    }
}

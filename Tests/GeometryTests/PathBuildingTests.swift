import Testing

@testable import RiffleGeometry

@Suite struct PathBuildingTests {
    @Test("shapes stay recognized until something is added")
    func recognition() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        var path = Path(rect)
        #expect(path.recognized == .rect(rect))
        #expect(path.offsetBy(dx: 1, dy: 1).recognized == .rect(rect.offsetBy(dx: 1, dy: 1)))
        #expect(path.applying(CGAffineTransform(rotationAngle: 0.1)).recognized == .other)
        path.move(to: .zero)
        #expect(path.recognized == .other)
        #expect(Path(ellipseIn: rect).recognized == .ellipse(rect))
        let corners = RoundedCorners.uniform(CGSize(width: 10, height: 10))
        #expect(Path(roundedRect: rect, cornerRadius: 99).recognized == .roundedRect(rect, corners, .continuous))
        let four = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(uniform: 4))
        #expect(four == Path(roundedRect: rect, cornerRadius: 4))
        #expect(Path().recognized == .empty && Path { _ in }.isEmpty)
        let added = Path { $0.addEllipse(in: rect) }
        #expect(added.recognized == .ellipse(rect))
    }

    @Test("a scaled rounded rectangle has the elements of the scaled outline")
    func scaledRoundedRect() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 25)
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
        let scaled = path.applying(transform)
        guard case .roundedRect = scaled.recognized else {
            Issue.record("no longer recognized: \(scaled.recognized)")
            return
        }
        let expected = Path(elements: path.elements.map { $0.mapped { $0.applying(transform) } })
        #expect(agree(scaled, expected))
    }

    @Test("equal elements are equal paths, however they are kept")
    func equality() {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(Path(rect) == Path(elements: Path(rect).elements))
        #expect(Path(rect) != Path(ellipseIn: rect))
    }

    @Test("segments without a current point and non-finite elements are dropped one by one")
    func nonFinite() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addCurve(to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 0, y: CGFloat.nan), control2: .zero)
        path.addLine(to: CGPoint(x: 3, y: 0))
        path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(.infinity))
        #expect(path.description == "0 0 m 3 0 l")
        #expect(
            Path(CGRect.null).isEmpty && Path(ellipseIn: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).isEmpty
        )
        #expect(Path.capsule(in: .null, style: .continuous).isEmpty && Path.circle(in: .null).isEmpty)
        #expect(Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: .nan).recognized != .empty)
        #expect(path.applying(CGAffineTransform(scaleX: .nan, y: 1)).isEmpty)
    }

    @Test("a rectangle of negative size is standardized")
    func negativeSize() {
        let path = Path(CGRect(x: 10, y: 10, width: -10, height: -5))
        #expect(path.recognized == .rect(CGRect(x: 0, y: 5, width: 10, height: 5)))
    }

    @Test("the current point after a close is where the subpath began")
    func currentPoint() {
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        #expect(path.description == "3 4 m 9 9 l h")
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    }

    @Test("a description reads back, and nonsense does not")
    func parsing() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 12, style: .circular)
        #expect(Path(path.description)?.description == path.description)
        #expect(Path("")?.isEmpty == true)
        for text in ["1 m", "1 2 l", "1 2 m 3", "1 2 m x", "1 2 3 m", "0 0 m nan 0 l", "0 0 m 1 h"] {
            #expect(Path(text) == nil, "\(text)")
        }
    }

    @Test("an arc between tangents touches both lines", arguments: [false, true])
    func tangentArc(isMirrored: Bool) {
        let sign: CGFloat = isMirrored ? -1 : 1
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * sign), radius: 4)
        let expected = "0 0 m 6 0 l 8.20914 0 10 \(isMirrored ? "-" : "")1.79086 10 \(isMirrored ? "-" : "")4 c"
        #expect(agree(path, Path(expected)!), "\(path)")
        path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.description == "0 0 m 10 0 l")
    }

    private func agree(_ left: Path, _ right: Path) -> Bool {
        let (left, right) = (left.flattened().joined(), right.flattened().joined())
        return left.count == right.count && zip(left, right).allSatisfy { $0.distance(to: $1) < 1e-4 }
    }

    @Test("adding elements one by one does not copy the path")
    func appendingIsCheap() {
        // Quadratic copying of 200,000 elements would move more than a terabyte and not return.
        let path = Path {
            $0.move(to: .zero)
            for index in 0..<200_000 { $0.addLine(to: CGPoint(x: index, y: 1)) }
        }
        #expect(path.elements.count == 200_001)
    }
}

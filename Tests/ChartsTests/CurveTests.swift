import SwiftUI
import Testing

@testable import Charts

@Suite struct CurveTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func bounds(_ method: InterpolationMethod) -> CGRect {
        var path = Path()
        Curve.add(points, method, to: &path)
        return path.boundingRect
    }

    @Test("monotone curves stay between their points, and cardinal ones do not")
    func monotone() {
        #expect(bounds(.monotone).maxY <= 10 + 1e-6)
        #expect(bounds(.cardinal).maxY > 10.5)
    }

    @Test("a tension of one makes straight lines of a cardinal curve")
    func tension() {
        #expect(abs(bounds(.cardinal(tension: 1)).maxY - 10) < 1e-6)
    }

    @Test("slopes at turning points are zero")
    func slopes() {
        let slopes = Curve.monotoneSlopes(points)
        #expect(slopes[1] == 0 && slopes[2] == 0)
        #expect(Curve.monotoneSlopes([]).isEmpty)
    }

    @Test(
        "a curve ends at its last point, whatever the method",
        arguments: [
            InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .catmullRom(alpha: 0), .stepStart,
            .stepCenter, .stepEnd,
        ])
    func ends(method: InterpolationMethod) throws {
        var path = Path()
        Curve.add(points, method, to: &path)
        #expect(path.currentPoint == CGPoint(x: 30, y: 0))
    }

    @Test("equal points have no place that is not a number")
    func equalPoints() {
        var path = Path()
        Curve.add(Array(repeating: CGPoint(x: 1, y: 1), count: 4), .catmullRom, to: &path)
        #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 0, height: 0))
    }

    @Test("a line that gets another point grows out of its end")
    func growth() {
        let short = AnimatablePoints(points: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)])
        let long = AnimatablePoints(points: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)])
        var half = long - short
        half.scale(by: 0.5)
        #expect((short + half).points == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 5)])
    }
}

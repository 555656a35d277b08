import Facts
import Testing

@testable import RiffleMotion

@Suite struct UnitCurveTests {
    static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
        .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)),
    ]

    @Test("ends are fixed, times are clamped, values rise, and the inverse undoes", arguments: curves)
    func laws(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
        var last = 0.0
        for index in 1..<100 {
            let x = Double(index) / 100
            let y = curve.value(at: x)
            #expect(y >= last - 1e-12)
            last = y
            // Where the value hardly rises, a time cannot be told from it.
            if curve.velocity(at: x) > 0.01 { #expect(abs(curve.inverse.value(at: y) - x) < 1e-6) }
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test("the velocity is the slope", arguments: curves)
    func velocity(curve: UnitCurve) {
        for x in [0.05, 0.2, 0.4, 0.6, 0.8, 0.95] {
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, slope))
        }
        #expect(curve.slope(at: 0).isFinite && curve.slope(at: 1).isFinite)
    }

    @Test("velocities at the ends are those that Apple's curves give")
    func endVelocities() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: 1) == 0)
        #expect(UnitCurve.easeInOut.velocity(at: -1) == 0 && UnitCurve.easeInOut.velocity(at: 2) == 0)
        #expect(UnitCurve.linear.velocity(at: 0) == 1 && UnitCurve.linear.velocity(at: 1) == 1)
        #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0 && UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
        #expect(
            UnitCurve.circularEaseOut.velocity(at: 0) == .infinity && UnitCurve.circularEaseOut.velocity(at: 1) == 0)
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    }

    @Test("known values: half way, and CSS's ease-in and ease-out at a quarter", .fact("animation.curves"))
    func values() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        // Independent: the Bézier solved for x = 0.25 by hand in high precision.
        #expect(abs(UnitCurve.easeIn.value(at: 0.25) - 0.093_464_65) < 1e-5)
        #expect(abs(UnitCurve.easeOut.value(at: 0.75) - (1 - 0.093_464_65)) < 1e-5)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    }

    @Test("the x of controls is clamped, the y is not", .fact("animation.curves"))
    func clamping() {
        let wild = UnitCurve.bezier(startControlPoint: UnitPoint(x: -2, y: -1), endControlPoint: UnitPoint(x: 3, y: 2))
        let tame = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 1, y: 2))
        #expect(wild == tame)
        #expect((1..<50).contains { wild.value(at: Double($0) / 100) < 0 })
    }
}

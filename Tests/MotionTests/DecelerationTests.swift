import Facts
import Testing

@testable import RiffleMotion

@Suite struct DecelerationTests {
    @Test("the speed falls by the rate every millisecond", .fact("scroll.deceleration"))
    func rate() {
        let slide = Deceleration(start: 100, velocity: -1000)
        #expect(abs(slide.velocity(at: 0.001) / -1000 - 0.998) < 1e-12)
        #expect(abs(slide.finalPosition - (100 - 1000 / (-1000 * log(0.998)))) < 1e-9)
        #expect(slide.position(at: 0) == 100)
        #expect(
            abs((slide.position(at: 0.3001) - slide.position(at: 0.2999)) / 0.0002 - slide.velocity(at: 0.3)) < 1e-3)
    }

    @Test("it ends exactly, within a quarter point of where it was")
    func end() {
        let slide = Deceleration(start: 0, velocity: 3000, rate: Deceleration.fastRate)
        let duration = slide.duration
        #expect(slide.position(at: duration) == slide.finalPosition && slide.velocity(at: duration) == 0)
        #expect(abs(slide.position(at: duration - 1e-9) - slide.finalPosition) < 0.2501)
        #expect(Deceleration(start: 5, velocity: 0).duration == 0)
        #expect(Deceleration(start: .nan, velocity: .infinity).finalPosition == 0)
    }

    @Test("a slide can be made to end somewhere, and tells when it passes a place")
    func inverse() throws {
        let slide = Deceleration(start: 10, end: 250)
        #expect(abs(slide.finalPosition - 250) < 1e-9)
        let time = try #require(slide.time(reaching: 200))
        #expect(abs(slide.position(at: time) - 200) < 1e-9)
        #expect(slide.time(reaching: 300) == nil && slide.time(reaching: 5) == nil)
        #expect(Deceleration(start: 3, end: 3).time(reaching: 3) == nil)
    }

    @Test("the rubber band gives 46.5 points for 100 in 300, is odd, and has an inverse", .fact("scroll.deceleration"))
    func rubberBand() {
        #expect(abs(RubberBand.offset(for: 100, viewport: 300) - 46.478) < 0.01)
        #expect(RubberBand.offset(for: -100, viewport: 300) == -RubberBand.offset(for: 100, viewport: 300))
        #expect(RubberBand.offset(for: 1e9, viewport: 300) < 300 && RubberBand.offset(for: 5, viewport: 0) == 0)
        for distance in [-500, -3, 0, 8, 120.0] {
            let offset = RubberBand.offset(for: distance, viewport: 400)
            #expect(abs(RubberBand.overshoot(for: offset, viewport: 400) - distance) < 1e-9)
        }
    }
}

import Foundation
import Testing

@testable import RiffleWindowHost

@Suite struct FingersTests {
    @Test func fingersGetTheSmallestNumbersThatAreFree() {
        var fingers = Fingers()
        #expect(fingers.begin(700) == 1)
        #expect(fingers.begin(800) == 2)
        #expect(fingers.end(700) == 1)
        #expect(fingers.number(of: 700) == nil)
        #expect(fingers.begin(900) == 1)
        #expect(fingers.number(of: 800) == 2)
    }

    @Test func aFingerThatIsNotDownIsNotLifted() {
        var fingers = Fingers()
        #expect(fingers.end(5) == nil)
        _ = fingers.begin(5)
        fingers.forget()
        #expect(fingers.isEmpty)
        #expect(fingers.end(5) == nil)
    }

    @Test func aNotchIsMovedInSeveralFramesAndAsAWhole() {
        var glide = WheelGlide()
        glide.turn(by: CGSize(width: 0, height: WheelGlide.notch))
        var moved: [CGFloat] = []
        var time = 1.0
        while glide.isGliding {
            moved.append(glide.take(at: time).height)
            time += 1.0 / 60
        }
        #expect(moved.count > 5 && moved.count < 60)
        // The last frame takes what is not worth another one.
        let shrinking = Array(moved.dropLast())
        #expect(shrinking == shrinking.sorted(by: >))
        #expect(abs(moved.reduce(0, +) - WheelGlide.notch) < 1e-9)
    }

    @Test func aGlideThatIsStoppedMovesNoMore() {
        var glide = WheelGlide()
        glide.turn(by: CGSize(width: 10, height: -40))
        #expect(glide.take(at: 0).height < 0)
        glide.stop()
        #expect(!glide.isGliding)
        #expect(glide.take(at: 1) == .zero)
    }
}

import SwiftUITesting
import Testing

@testable import CardDecks

@Suite struct DeckMotionTests {
    private let path = SwipePath(direction: .right, translation: .zero, wasHeld: false, flight: .zero, speed: 1)

    @Test("a card that is undone while it flies returns from there, and one that is gone arrives from its flight's end")
    func undo() throws {
        var motion = DeckMotion<String, Int>()
        let first = motion.leave("a", 1, on: path)
        _ = motion.leave("b", 2, on: path)
        #expect(motion.step == 2 && motion.leaving.map(\.element) == ["a", "b"])
        let kept1 = motion.popHistory()
        motion.comeBack(try #require(kept1))
        #expect(motion.returning == CardKey(step: 1, id: 2) && motion.arriving == nil)
        motion.hold()
        #expect(motion.returning == nil)
        motion.forget(first)
        #expect(motion.leaving.isEmpty)
        let kept2 = motion.popHistory()
        motion.comeBack(try #require(kept2))
        #expect(motion.arriving?.element == "a")
        motion.arrive()
        #expect(motion.arriving == nil && motion.returning == CardKey(step: 0, id: 1))
        let none = motion.popHistory()
        #expect(none == nil)
    }

    @Test("what is remembered is bounded, and forgotten when the deck shows others")
    func bounds() {
        var motion = DeckMotion<Int, Int>()
        for number in 0..<300 { _ = motion.leave(number, number, on: path) }
        #expect(motion.leaving.count == DeckMotion<Int, Int>.leavingLimit)
        #expect(motion.history.count == DeckMotion<Int, Int>.historyLimit)
        motion.restart()
        #expect(motion.leaving.isEmpty && motion.history.isEmpty && motion.step == 302)
    }
}

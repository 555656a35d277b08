import SwiftUITesting
import Testing

@testable import CardDecks

@Suite struct FlashcardMotionTests {
    @Test("a card that comes again is another one than the one that is leaving, and knows how it had left")
    func again() {
        var motion = FlashcardMotion<String, Int>()
        let key = FlashcardKey(id: 1, number: 0)
        motion.flip(key)
        #expect(motion.flipped == [key])
        let serial = motion.leave(key, "a", among: 2, .left, translation: -40, speed: 0)
        #expect(motion.number(of: 1) == 1)
        #expect(motion.leavingCard(1, among: 2)?.element == "a")
        // With one card less, the one of this id is another card.
        #expect(motion.leavingCard(1, among: 1) == nil && motion.departure(of: 1, among: 1) == nil)
        motion.forget(serial)
        #expect(motion.leaving.isEmpty && motion.flipped.isEmpty)
        #expect(motion.departure(of: 1, among: 1) == .left)
        motion.resume(key)
        #expect(motion.number(of: 1) == 0)
    }

    @Test("what is remembered is bounded")
    func bounds() {
        var motion = FlashcardMotion<Int, Int>()
        for number in 0..<300 {
            _ = motion.leave(
                FlashcardKey(id: number, number: 0), number, among: 300, .right, translation: 0, speed: 0)
        }
        #expect(motion.leaving.count == FlashcardMotion<Int, Int>.leavingLimit)
        #expect(motion.number(of: 0) == 0 && motion.number(of: 299) == 1)
    }

    @Test("a card that is swiped anew while it still flies out flies out once")
    func leavingAgain() {
        var motion = FlashcardMotion<String, Int>()
        let key = FlashcardKey(id: 1, number: 0)
        let first = motion.leave(key, "a", among: 2, .left, translation: 0, speed: 0)
        let second = motion.leave(key, "a", among: 2, .right, translation: 0, speed: 0)
        #expect(motion.leaving.map(\.direction) == [.right])
        motion.forget(first)
        #expect(motion.leaving.count == 1)
        motion.forget(second)
        #expect(motion.leaving.isEmpty)
    }
}

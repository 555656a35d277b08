import Foundation
import Testing

@testable import FlashcardsApp

/// The expected values are those that the authors' libraries are tested against: `tests/test_basic.py` of
/// github.com/open-spaced-repetition/py-fsrs, version 6, and `__tests__/FSRS-6.test.ts` of ts-fsrs.
struct FSRSTests {
    /// 29 November 2022, 12:30 GMT.
    private let start = Date(timeIntervalSince1970: 1_669_725_000)

    @Test("intervals in days are those of py-fsrs and ts-fsrs: good six times, forgotten twice, good five times")
    func intervals() {
        let schedule = FSRS()
        var memory: Memory?
        var date = start
        var intervals: [Int] = []
        for rating: Rating in Array(repeating: .good, count: 6) + [.again, .again]
            + Array(repeating: .good, count: 5)
        {
            let next = schedule.answer(rating, for: memory, at: date)
            intervals.append(Int(next.due.timeIntervalSince(date) / 86_400))
            date = next.due
            memory = next
        }
        #expect(intervals == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
    }

    @Test("stability and difficulty are those of py-fsrs and ts-fsrs: again, then good at fixed dates")
    func state() throws {
        let schedule = FSRS()
        var memory: Memory?
        var date = start
        for (rating, days) in zip([Rating.again, .good, .good, .good, .good, .good], [0.0, 0, 1, 3, 8, 21]) {
            date += days * 86_400
            memory = schedule.answer(rating, for: memory, at: date)
        }
        let last = try #require(memory)
        #expect(abs(last.stability - 53.62691) < 0.0001)
        #expect(abs(last.difficulty - 6.3574867) < 0.0001)
    }

    @Test("a card that is always easy comes to the least difficulty")
    func easy() {
        var memory: Memory?
        for second in 0..<10 { memory = FSRS().answer(.easy, for: memory, at: start + Double(second)) }
        #expect(memory?.difficulty == 1)
    }

    @Test("a new card waits 1 minute after Again, 5½ after Hard and 10 after Good, and goes on to days after Easy")
    func steps() {
        let waits = Rating.allCases.map { FSRS().answer($0, for: nil, at: start).due.timeIntervalSince(start) }
        #expect(waits == [60, 330, 600, 8 * 86_400])
    }

    @Test("a forgotten card is learned again after 10 minutes")
    func relearning() {
        let schedule = FSRS()
        let known = schedule.answer(.easy, for: nil, at: start)
        let forgotten = schedule.answer(.again, for: known, at: known.due)
        #expect(forgotten.phase == .relearning(step: 0))
        #expect(forgotten.due == known.due + 600)
        #expect(forgotten.stability < known.stability && forgotten.difficulty > known.difficulty)
        #expect(schedule.answer(.good, for: forgotten, at: forgotten.due).phase == .review)
    }

    @Test("the probability to know is 90 % after as many days as the stability is, and falls")
    func curve() {
        var memory = FSRS().answer(.easy, for: nil, at: start)
        memory.stability = 8
        #expect(abs(FSRS().retrievability(of: memory, at: start + 8 * 86_400) - 0.9) < 1e-12)
        #expect(FSRS().retrievability(of: memory, at: start) == 1)
        #expect(FSRS().retrievability(of: memory, at: start - 86_400) == 1)
        var last = 1.0
        for day in 1...200 {
            let now = FSRS().retrievability(of: memory, at: start + Double(day) * 86_400)
            #expect(now < last && now > 0)
            last = now
        }
    }

    @Test("better answers never come back sooner, and no interval leaves its limits, whatever was answered before")
    func order() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0..<1_000_000, using: &generator)
        var state = seed
        func next(_ count: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % count)
        }
        let schedule = FSRS.app
        for _ in 0..<100 {
            var memory: Memory?
            var date = start
            for _ in 0..<30 {
                let answers = Rating.allCases.map { schedule.answer($0, for: memory, at: date) }
                let dues = answers.map(\.due)
                #expect(dues == dues.sorted(), "seed \(seed)")
                #expect(answers.allSatisfy { (1...10).contains($0.difficulty) && $0.stability >= 0.001 })
                #expect(answers.allSatisfy { $0.due.timeIntervalSince(date) <= 36_500 * 86_400 }, "seed \(seed)")
                memory = answers[next(4)]
                date = memory!.due + Double(next(10)) * 43_200
            }
        }
    }
}

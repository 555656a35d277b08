import Foundation
import RiffleGestures
import Testing
import RiffleWebHost

@Suite struct TurnBudgetTests {
    private func move(_ finger: Int) -> ClientMessage {
        .input(.pointer(PointerEvent(id: finger, phase: .moved, location: .zero, time: 0)))
    }

    @Test("Messages are dealt with until the time is up")
    func time() {
        var budget = TurnBudget(until: 2)
        budget.begin(with: .tick(time: 0))
        #expect(budget.allows(.tick(time: 1), now: 0) == true)
        #expect(budget.allows(.tick(time: 2), now: 1.9) == true)
        #expect(budget.allows(.tick(time: 3), now: 2) == false)
    }

    @Test("Samples of one finger in a row count as one message, up to a number")
    func samples() {
        var budget = TurnBudget(until: 2)
        budget.begin(with: move(1))
        for _ in 1..<WebLimits.samplesPerStep { #expect(budget.allows(move(1), now: 3) == true) }
        #expect(budget.allows(move(1), now: 3) == false)
        #expect(budget.allows(move(1), now: 1) == true)
        #expect(budget.allows(move(1), now: 3) == true)
    }

    @Test("Another finger, or anything else, ends the row")
    func otherFinger() {
        var budget = TurnBudget(until: 2)
        budget.begin(with: move(1))
        #expect(budget.allows(move(2), now: 3) == false)
        #expect(budget.allows(.tick(time: 1), now: 3) == false)
    }
}

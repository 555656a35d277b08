import SwiftUI
import Testing

@testable import CardDecks

struct SwipeRuleTests {
    private func direction(_ x: CGFloat, _ y: CGFloat = 0, velocity: CGSize = .zero) -> SwipeDirection? {
        direction(SwipeRule(), x, y, velocity: velocity)
    }

    private func direction(
        _ rule: SwipeRule, _ x: CGFloat, _ y: CGFloat = 0, velocity: CGSize = .zero
    ) -> SwipeDirection? {
        let predicted = CGSize(width: x + velocity.width / 4, height: y + velocity.height / 4)
        return rule.direction(translation: CGSize(width: x, height: y), predicted: predicted, velocity: velocity)
    }

    private func rule(_ threshold: CGFloat, _ directions: SwipeDirection.Set = .horizontal) -> SwipeRule {
        var rule = SwipeRule()
        rule.directions = directions
        rule.set(threshold: threshold, flickVelocity: 300)
        return rule
    }

    @Test("a card let go past 80 points leaves to that side, one at 80 or less goes back")
    func threshold() {
        #expect(direction(80.5) == .right)
        #expect(direction(-80.5) == .left)
        #expect(direction(80) == nil)
        #expect(direction(-80) == nil)
        #expect(direction(0, 300) == nil)
    }

    @Test("a short movement counts when it is fast and would end past the threshold")
    func flick() {
        #expect(direction(30, velocity: CGSize(width: 400, height: 0)) == .right)
        #expect(direction(-30, velocity: CGSize(width: -400, height: 0)) == .left)
        // Fast, but it would end at 70.
        #expect(direction(-5, velocity: CGSize(width: -300, height: 0)) == nil)
        // It would end past the threshold, but nobody would call it a flick.
        #expect(direction(70, velocity: CGSize(width: 120, height: 0)) == nil)
        // It goes back over where it came from.
        #expect(direction(-20, velocity: CGSize(width: 900, height: 0)) == nil)
    }

    @Test("of several directions the one counts in which the card went farthest")
    func dominant() {
        let rule = rule(80, .all)
        #expect(direction(rule, 100, -140) == .up)
        #expect(direction(rule, 140, 100) == .right)
        #expect(direction(rule, -100, 300) == .down)
        #expect(direction(self.rule(80, .vertical), 300, 20) == nil)
        #expect(direction(self.rule(80, []), 300, 300) == nil)
    }

    @Test("with a threshold of zero any movement counts, and none does not")
    func zero() {
        #expect(direction(rule(0), 0.5) == .right)
        #expect(direction(rule(0), 0) == nil)
        #expect(direction(rule(-40), -0.5) == .left)
        #expect(rule(0).progress(of: CGSize(width: 0.5, height: 0), toward: .right) == 2)
        #expect(rule(0).progress(of: .zero, toward: .right) == 0)
    }

    @Test("NaN leaves a threshold as it was; an infinite one lets nothing leave")
    func invalid() {
        #expect(rule(.nan).threshold == 80)
        #expect(direction(rule(.infinity), 10_000, velocity: CGSize(width: 90_000, height: 0)) == nil)
        #expect(direction(.nan) == nil)
    }

    @Test("progress is 0 at rest, 1 at the threshold, 2 at most, and 0 the other way")
    func progress() {
        let rule = SwipeRule()
        #expect(rule.progress(of: .zero, toward: .right) == 0)
        #expect(rule.progress(of: CGSize(width: 40, height: 90), toward: .right) == 0.5)
        #expect(rule.progress(of: CGSize(width: 80, height: 0), toward: .right) == 1)
        #expect(rule.progress(of: CGSize(width: 400, height: 0), toward: .right) == 2)
        #expect(rule.progress(of: CGSize(width: 80, height: 0), toward: .left) == 0)
    }
}

import SeededNumbers
import Testing

@testable import RiffleNavigationStacks

@Suite struct StackMotionTests {
    private func places(_ motion: StackMotion) -> [Int: Double] {
        Dictionary(uniqueKeysWithValues: motion.screens.map { ($0.id, $0.place) })
    }

    @Test func aPushBringsTheNewScreenFromTheTrailingEdge() {
        var motion = StackMotion([0])
        let isDone = motion.change(to: [0, 1])
        #expect(isDone)
        #expect(places(motion) == [0: 0, 1: 1])
        motion.settle()
        #expect(places(motion) == [0: -1, 1: 0])
        #expect(motion.isShown(0) && motion.isShown(1))
        motion.end(motion.number)
        #expect(!motion.isShown(0) && motion.isShown(1))
    }

    @Test func aPopKeepsTheScreenUntilItIsOut() {
        var motion = StackMotion([0, 1, 2])
        let isDone = motion.change(to: [0])
        #expect(isDone)
        motion.settle()
        #expect(places(motion) == [0: 0, 2: 1])
        motion.end(motion.number)
        #expect(motion.screens.map(\.id) == [0])
    }

    @Test func severalLevelsAtOnceShowTheFirstAndTheLastOnly() {
        var motion = StackMotion([0])
        _ = motion.change(to: [0, 1, 2, 3])
        #expect(motion.screens.map(\.id).filter { motion.isShown($0) } == [0, 3])
    }

    @Test func aChangeBelowTheScreenInFrontMovesNothing() {
        var motion = StackMotion([0, 1, 2])
        let isDone = motion.change(to: [0, 2])
        #expect(!isDone)
        #expect(motion.screens.map(\.id) == [0, 2])
        #expect(!motion.isMoving)
    }

    @Test func aPopDuringAPushTurnsBackFromWhereScreensAre() {
        var motion = StackMotion([0])
        _ = motion.change(to: [0, 1])
        motion.settle()
        let first = motion.number
        let isDone = motion.change(to: [0])
        #expect(isDone)
        motion.settle()
        motion.end(first)
        #expect(motion.screens.map(\.id) == [0, 1], "the end of the push ends nothing of the pop")
        motion.end(motion.number)
        #expect(motion.screens.map(\.id) == [0])
        #expect(places(motion) == [0: 0])
    }

    @Test func aFingerMovesBothScreensAndMayLeaveThem() {
        var motion = StackMotion([0, 1])
        let isDone = motion.take()
        #expect(isDone)
        motion.follow(to: 0.25)
        #expect(places(motion) == [0: -0.75, 1: 0.25])
        motion.letGo()
        #expect(places(motion) == [0: -1, 1: 0])
    }

    @Test func theRootCannotBeTaken() {
        var motion = StackMotion([0])
        let isDone = motion.take()
        #expect(!isDone)
    }

    @Test func aSwipeCommitsByItsSpeedOrPastHalf() {
        #expect(StackMotion.commits(at: 0.1, velocity: 1.5))
        #expect(!StackMotion.commits(at: 0.9, velocity: -1.5))
        #expect(StackMotion.commits(at: 0.6, velocity: 0))
        #expect(!StackMotion.commits(at: 0.4, velocity: 0.5))
    }

    @Test(arguments: 0..<20) func whateverHappensOneScreenEndsInFront(seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        var motion = StackMotion([0])
        var next = 1
        for _ in 0..<100 {
            var ids = motion.screens.filter { $0.exit == nil }.map(\.id)
            switch Int.random(in: 0...5, using: &numbers) {
            case 0, 1:
                ids.append(next)
                next += 1
                _ = motion.change(to: ids)
            case 2: _ = motion.change(to: Array(ids.prefix(Int.random(in: 1...ids.count, using: &numbers))))
            case 3: if motion.take() { motion.follow(to: Double.random(in: -1...2, using: &numbers)) }
            case 4: motion.letGo()
            default: motion.end(motion.number)
            }
        }
        motion.letGo()
        motion.settle()
        motion.end(motion.number)
        #expect(motion.screens.filter { $0.place == 0 }.count == 1)
        #expect(motion.screens.last?.place == 0)
        #expect(motion.screens.allSatisfy { $0.exit == nil })
    }
}

import RiffleHosting
import SeededNumbers
import Testing

@testable import RiffleWebHost

struct PageHistoryTests {
    private func steps(_ numbers: UInt64...) -> PageHistory.Trail { numbers.map { TrailStep.ID(number: $0) } }

    /// Two steps that somebody took one after the other.
    private func twoSteps() -> PageHistory {
        var history = PageHistory()
        _ = history.show(steps(1), isCausedByInput: true)
        _ = history.show(steps(1, 2), isCausedByInput: true)
        return history
    }

    @Test func aStepThatAnInputCausedIsAnEntry() {
        var history = PageHistory()
        #expect(history.show([], isCausedByInput: true) == nil)
        #expect(history.show(steps(1), isCausedByInput: true) == .push(1))
        #expect(history.show(steps(1), isCausedByInput: true) == nil)
        #expect(history.show(steps(1, 2), isCausedByInput: true) == .push(2))
    }

    @Test func aStepThatTheAppTookByItselfSharesTheEntryBefore() {
        var history = PageHistory()
        _ = history.show(steps(1), isCausedByInput: true)
        #expect(history.show(steps(1, 2), isCausedByInput: false) == nil)
        #expect(history.show(steps(1, 2, 3), isCausedByInput: true) == .push(2))
        let back = history.go(to: 1, from: steps(1, 2, 3))
        #expect(back == .init(back: steps(3)))
    }

    @Test func whatTheViewsTakeBackMovesThePage() {
        var history = twoSteps()
        #expect(history.show(steps(1), isCausedByInput: true) == .go(1))
        #expect(history.show([], isCausedByInput: false) == .go(0))
        #expect(history.show(steps(3), isCausedByInput: true) == .push(1), "what came after is gone")
        #expect(history.go(to: 2, from: steps(3)) == .init())
    }

    @Test func backTakesStepsBackAndForwardTakesThemAgain() {
        var history = twoSteps()
        #expect(history.go(to: 0, from: steps(1, 2)) == .init(back: steps(1, 2)))
        #expect(history.show([], isCausedByInput: true) == nil)
        #expect(history.go(to: 2, from: []) == .init(again: steps(1, 2)))
        history.took(steps(1)[0], againAs: steps(7)[0])
        history.took(steps(2)[0], againAs: steps(8)[0])
        #expect(history.show(steps(7, 8), isCausedByInput: false) == nil)
        #expect(history.current == 2)
    }

    @Test func aStepThatCannotBeTakenAgainSendsThePageBack() {
        var history = twoSteps()
        _ = history.go(to: 0, from: steps(1, 2))
        _ = history.show([], isCausedByInput: false)
        _ = history.go(to: 2, from: [])
        history.took(steps(1)[0], againAs: steps(7)[0])
        history.cannotTake(steps(2)[0])
        #expect(history.current == 1)
        #expect(history.show(steps(7), isCausedByInput: false) == nil)
    }

    @Test func viewsThatStayBringThePageBack() {
        var history = twoSteps()
        _ = history.go(to: 1, from: steps(1, 2))
        #expect(history.show(steps(1, 2), isCausedByInput: true) == .go(2))
        #expect(history.current == 2)
    }

    @Test func anotherScreenInPlaceOfOneHasItsEntry() {
        var history = twoSteps()
        #expect(history.show(steps(1, 5), isCausedByInput: true) == nil)
        #expect(history.go(to: 1, from: steps(1, 5)) == .init(back: steps(5)))
    }

    @Test func anAddressThatLeadsElsewhereHasAnEntryOfItsOwn() {
        var history = PageHistory()
        _ = history.show(steps(1), isCausedByInput: true)
        history.enter(2)
        #expect(history.show(steps(5), isCausedByInput: false) == .enter(2))
        // Back once shows what was there before.
        #expect(history.go(to: 1, from: steps(5)) == .init(back: steps(5), again: steps(1)))
        history.took(steps(1)[0], againAs: steps(6)[0])
        #expect(history.show(steps(6), isCausedByInput: false) == nil)
        #expect(history.go(to: 0, from: steps(6)) == .init(back: steps(6)))
    }

    @Test func anAddressThatLeadsNowhereSendsThePageBack() {
        var history = twoSteps()
        history.enter(3)
        #expect(history.show(steps(1, 2), isCausedByInput: true) == .go(2))
        #expect(history.show(steps(1, 2, 3), isCausedByInput: true) == .push(3))
    }

    @Test func anAddressInPlaceOfEntriesThatThePageHadNotHeardOfReplacesThem() {
        var history = twoSteps()
        history.enter(1)
        #expect(history.show(steps(9), isCausedByInput: false) == .enter(1))
        #expect(history.go(to: 2, from: steps(9)) == .init(), "what came after is gone")
    }

    @Test func numbersThatNeverWereChangeNothing() {
        var history = twoSteps()
        for number in [3, 99, Int(UInt32.max)] {
            #expect(history.go(to: number, from: steps(1, 2)) == .init())
            #expect(history.current == 2)
        }
    }

    @Test func entriesDoNotGrowWithoutEnd() {
        var history = PageHistory()
        var trail: PageHistory.Trail = []
        for number in 1...1000 {
            trail.append(TrailStep.ID(number: UInt64(number)))
            _ = history.show(trail, isCausedByInput: true)
        }
        #expect(history.current == WebLimits.historyEntries - 1)
        #expect(history.show([], isCausedByInput: true) == .go(0))
    }

    @Test func aLoadedPageHasAnEntryForEachStepThatWasKept() {
        var history = PageHistory()
        #expect(history.begin(steps(1, 2)) == .begin(2))
        #expect(history.go(to: 1, from: steps(1, 2)) == .init(back: steps(2)))
    }

    /// A page and views that move as they like, and hear of each other late, agree once all is said.
    @Test(arguments: 0..<40) func theyAgreeInTheEnd(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var history = PageHistory()
        var trail: PageHistory.Trail = []
        var next: UInt64 = 1
        var page = ModelPage()
        for _ in 0..<300 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                trail.append(TrailStep.ID(number: next))
                next += 1
                page.hear(history.show(trail, isCausedByInput: Bool.random(using: &random)))
            case 2 where !trail.isEmpty:
                trail.removeLast(Int.random(in: 1...trail.count, using: &random))
                page.hear(history.show(trail, isCausedByInput: true))
            case 3: page.go(by: -1)
            case 4: page.go(by: 1)
            case 5: page.enter()
            default:
                page.listen()
                while let said = page.said.first {
                    page.said.removeFirst()
                    if said.isNew {
                        history.enter(said.number)
                        if Bool.random(using: &random) {
                            trail = [TrailStep.ID(number: next)]
                            next += 1
                        }
                    } else {
                        let plan = history.go(to: said.number, from: trail)
                        trail.removeAll { plan.back.contains($0) }
                        if let first = plan.again.first { history.cannotTake(first) }
                        page.hear(.go(history.current))
                    }
                    page.hear(history.show(trail, isCausedByInput: true))
                    page.listen()
                }
                #expect(page.current == history.current, "seed \(seed)")
            }
            #expect(page.current >= 0 && page.current < page.count, "seed \(seed): it never leaves the app")
        }
    }
}

/// What the page's script does, in a browser where everything happens at once.
private struct ModelPage {
    var current = 0
    var count = 1
    /// The entries that it went to, and those that an address has added.
    var said: [(number: Int, isNew: Bool)] = []
    private var heard: [PageHistory.Advice] = []

    mutating func go(by distance: Int) {
        guard (0..<count).contains(current + distance) else { return }
        current += distance
        said.append((current, false))
    }

    mutating func enter() {
        current += 1
        count = current + 1
        said.append((current, true))
    }

    mutating func hear(_ advice: PageHistory.Advice?) { if let advice { heard.append(advice) } }

    mutating func listen() {
        for advice in heard {
            switch advice {
            case .push(let number) where number == current + 1, .enter(let number) where number == current + 1:
                current = number
                count = number + 1
            case .go(let number) where number < count, .enter(let number) where number < count: current = number
            default: break
            }
        }
        heard = []
    }
}

import SeededNumbers
import Testing

@testable import SwiftUICore

@Suite struct InsertionOrderedTests {
    @Test("Values stay in the order in which they came, whatever is taken out and put in again", arguments: 0..<20)
    func order(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var ordered = InsertionOrdered<Int, Int>()
        var expected: [(key: Int, value: Int)] = []
        for step in 0..<400 {
            let key = Int.random(in: 0..<40, using: &numbers)
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0..<4:
                ordered[key] = step
                if let place = expected.firstIndex(where: { $0.key == key }) {
                    expected[place].value = step
                } else {
                    expected.append((key, step))
                }
            case 4..<7:
                let known = expected.firstIndex { $0.key == key }
                #expect(ordered.removeValue(forKey: key) == known.map { expected[$0].value })
                if let known { expected.remove(at: known) }
            default:
                ordered.removeAll { $0 % 7 == 0 }
                expected.removeAll { $0.value % 7 == 0 }
            }
            #expect(ordered.values == expected.map(\.value))
            #expect(ordered.count == expected.count && ordered.isEmpty == expected.isEmpty)
            #expect(ordered[key] == expected.first { $0.key == key }?.value)
        }
        #expect(ordered.takeAll() == expected.map(\.value))
        #expect(ordered.isEmpty)
    }

    /// Counts how often keys are compared.
    private final class Counter {
        var comparisons = 0
    }

    private struct CountedKey: Hashable {
        let number: Int
        let counter: Counter

        static func == (first: CountedKey, second: CountedKey) -> Bool {
            first.counter.comparisons += 1
            return first.number == second.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("Taking all out one by one, from either end, takes a few comparisons each", arguments: [false, true])
    func cost(isReversed: Bool) {
        func comparisons(_ count: Int) -> Int {
            let counter = Counter()
            let keys = (0..<count).map { CountedKey(number: $0, counter: counter) }
            var ordered = InsertionOrdered<CountedKey, Int>()
            for key in keys { ordered[key] = key.number }
            for key in isReversed ? keys.reversed() : keys { ordered.removeValue(forKey: key) }
            #expect(ordered.isEmpty)
            return counter.comparisons
        }
        #expect(comparisons(4_000) < 4_000 * 20)
    }
}

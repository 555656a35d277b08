import SeededNumbers
import Testing
import RiffleVirtualTime

struct WaitQueueTests {
    @Test("what waits comes by time, and at the same time in the order in which it was added")
    func order() {
        var queue = WaitQueue<String>()
        queue.add("late", at: 30)
        queue.add("first of two", at: 20)
        queue.add("early", at: 10)
        queue.add("second of two", at: 20)
        #expect(queue.nextTime == 10)
        #expect(queue.all.map(\.element) == ["early", "first of two", "second of two", "late"])
        #expect(taken(from: &queue, until: 25) == ["early", "first of two", "second of two"])
        #expect(queue.nextTime == 30 && queue.count == 1)
        #expect(taken(from: &queue, until: .max) == ["late"])
        #expect(queue.nextTime == nil && queue.count == 0)
    }

    @Test("what was taken back never comes, whether it was first, last or is gone already")
    func takingBack() {
        var queue = WaitQueue<Int>()
        let tickets = (0..<5).map { queue.add($0, at: Int64($0)) }
        for index in [0, 4, 4, 2] { queue.remove(tickets[index]) }
        #expect(queue.count == 2 && queue.nextTime == 1)
        #expect(taken(from: &queue, until: .max) == [1, 3])
        queue.remove(tickets[1])
        #expect(queue.count == 0)
    }

    @Test("random additions, removals and takings are as those of a sorted list", arguments: 0..<20)
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            var queue = WaitQueue<Int>()
            var expected: [(time: Int64, number: Int, ticket: WaitQueue<Int>.Ticket)] = []
            for number in 0..<300 {
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0 where !expected.isEmpty:
                    let index = Int.random(in: expected.indices, using: &numbers)
                    queue.remove(expected.remove(at: index).ticket)
                case 1:
                    let end = Int64.random(in: 0..<20, using: &numbers)
                    let due = expected.filter { $0.time <= end }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
                    expected.removeAll { $0.time <= end }
                    #expect(taken(from: &queue, until: end) == due.map(\.number), "seed \(seed)")
                default:
                    let time = Int64.random(in: 0..<20, using: &numbers)
                    expected.append((time, number, queue.add(number, at: time)))
                }
                #expect(queue.count == expected.count, "seed \(seed)")
            }
        }
    }

    private func taken<Element>(from queue: inout WaitQueue<Element>, until end: Int64) -> [Element] {
        var elements: [Element] = []
        while let next = queue.takeFirst(until: end) { elements.append(next.element) }
        return elements
    }
}

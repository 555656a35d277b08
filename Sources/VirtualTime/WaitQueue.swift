/// What waits for a time: handed out by time, and what waits for the same time in the order in which it came.
package struct WaitQueue<Element> {
    /// Names what waits; no two have the same in the life of a queue.
    package struct Ticket: Hashable, Sendable {
        let number: UInt64
    }

    private struct Entry {
        let time: Int64
        let ticket: Ticket

        func comes(before other: Entry) -> Bool {
            (time, ticket.number) < (other.time, other.ticket.number)
        }
    }

    /// A binary heap: no entry comes before its parent, at half its index.
    private var heap: [Entry] = []
    /// What is still in the heap, and was not taken back.
    private var elements: [Ticket: Element] = [:]
    private var lastNumber: UInt64 = 0

    package init() {}

    /// How many wait.
    package var count: Int { elements.count }

    /// The time of the first, in nanoseconds; nil when nothing waits.
    package var nextTime: Int64? {
        mutating get {
            dropDead()
            return heap.first?.time
        }
    }

    /// What waits, with its times, in order. O(n log n).
    package var all: [(time: Int64, element: Element)] {
        heap.sorted { $0.comes(before: $1) }.compactMap { entry in
            elements[entry.ticket].map { (entry.time, $0) }
        }
    }

    /// Adds what waits for a time in nanoseconds. O(log n).
    @discardableResult
    package mutating func add(_ element: Element, at time: Int64) -> Ticket {
        lastNumber += 1
        let ticket = Ticket(number: lastNumber)
        elements[ticket] = element
        heap.append(Entry(time: time, ticket: ticket))
        siftUp(from: heap.count - 1)
        return ticket
    }

    /// Takes back what waits, if it still does, and gives it to the caller. O(1), and O(n log n) once for each n.
    @discardableResult
    package mutating func remove(_ ticket: Ticket) -> Element? {
        let element = elements.removeValue(forKey: ticket)
        // So that what is taken back again and again, as by a search field, does not pile up.
        if heap.count > 64, heap.count > 2 * elements.count {
            heap = heap.filter { elements[$0.ticket] != nil }.sorted { $0.comes(before: $1) }
        }
        return element
    }

    /// Hands out the first of what waits for a time up to `end`. O(log n).
    package mutating func takeFirst(until end: Int64) -> (time: Int64, element: Element)? {
        dropDead()
        guard let first = heap.first, first.time <= end, let element = elements.removeValue(forKey: first.ticket)
        else { return nil }
        removeRoot()
        return (first.time, element)
    }

    private mutating func dropDead() {
        while let first = heap.first, elements[first.ticket] == nil { removeRoot() }
    }

    private mutating func removeRoot() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        siftDown()
    }

    private mutating func siftUp(from start: Int) {
        var index = start
        while index > 0, heap[index].comes(before: heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var first = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
                if heap[child].comes(before: heap[first]) { first = child }
            }
            guard first != index else { return }
            heap.swapAt(index, first)
            index = first
        }
    }
}

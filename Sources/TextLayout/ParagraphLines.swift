import Foundation

/// The lines of a paragraph one after the other, with the rule for exactly two lines applied.
struct ParagraphLines {
    private let breaker: LineBreaker
    private var ready: [LineBreaker.Line] = []
    private var start = 0
    private var isFinished = false

    init(_ breaker: LineBreaker, mayBalance: Bool = true) {
        self.breaker = breaker
        let first = breaker.line(from: 0)
        ready = [first]
        start = first.next
        isFinished = !breaker.hasCluster(start)
        guard !isFinished else { return }
        let second = breaker.line(from: start)
        start = second.next
        isFinished = !breaker.hasCluster(start)
        let pair = isFinished && mayBalance ? breaker.balanced(first, second) : nil
        ready = pair.map { [$0.1, $0.0] } ?? [second, first]
    }

    mutating func next() -> LineBreaker.Line? {
        if let line = ready.popLast() { return line }
        guard !isFinished else { return nil }
        let line = breaker.line(from: start)
        start = line.next
        isFinished = !breaker.hasCluster(start)
        return line
    }
}

import SwiftUITesting
import Testing

struct CombiningTests {
    private enum Failure: Error { case some }

    @Test("the newest values come together once each publisher has one, and until all have finished")
    func combineLatest() {
        let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var seen: [String] = []
        var hasFinished = false
        let listening = numbers.combineLatest(letters) { "\($0)\($1)" }
            .sink(receiveCompletion: { _ in hasFinished = true }, receiveValue: { seen.append($0) })
        numbers.send(1)
        letters.send("a")
        numbers.send(2)
        numbers.send(completion: .finished)
        letters.send("b")
        #expect(seen == ["1a", "2a", "2b"])
        #expect(!hasFinished)
        letters.send(completion: .finished)
        #expect(hasFinished)
        listening.cancel()
    }

    @Test("merged publishers speak in the order in which their values come, and a failure ends them")
    func merge() {
        let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var seen: [Int] = []
        var hasFailed = false
        let listening = Publishers.Merge(first, second)
            .sink(receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { seen.append($0) })
        first.send(1)
        second.send(2)
        first.send(3)
        second.send(completion: .failure(.some))
        first.send(4)
        #expect(seen == [1, 2, 3])
        #expect(hasFailed)
        listening.cancel()
    }

    @Test("what is cancelled hears nothing more")
    func cancelling() {
        let (a, b, c) = (
            CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2), CurrentValueSubject<Int, Never>(3)
        )
        var sums: [Int] = []
        let listening = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { sums.append($0) }
        a.send(10)
        listening.cancel()
        b.send(100)
        #expect(sums == [6, 15])
    }
}

@Suite("Four publishers together")
struct CombineFourTests {
    @Test("The newest values of four come once each has one, and then with every further one")
    func latestOfFour() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let c = PassthroughSubject<Int, Never>()
        let d = CurrentValueSubject<Int, Never>(4)
        var sums: [Int] = []
        let listening = a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }
        a.send(1)
        b.send(2)
        #expect(sums.isEmpty)
        c.send(3)
        d.send(40)
        #expect(sums == [10, 46])
        listening.cancel()
    }
}

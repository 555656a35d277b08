import SwiftUITesting
import Testing

/// Publishers with a scheduler wait for the tester's time.
@MainActor
struct SchedulerTests {
    private struct Receiving<P: Publisher>: View where P.Failure == Never {
        let publisher: P
        let action: (P.Output) -> Void

        var body: some View { Color.red.onReceive(publisher, perform: action) }
    }

    /// What comes out of a publisher to which "a" … "e" are sent, one each tenth of a second.
    private func log<P: Publisher>(
        _ publisher: (AnyPublisher<String, Never>) -> P
    ) async -> [String] where P.Output == String, P.Failure == Never {
        let log = TimeLog()
        let source = PassthroughSubject<String, Never>()
        let view = Receiving(publisher: publisher(source.eraseToAnyPublisher())) { log.note($0) }
            .onAppear {
                for (index, letter) in ["a", "b", "c", "d", "e"].enumerated() {
                    DispatchQueue.main.asyncAfter(deadline: .now() + Double(index + 1) / 10) { source.send(letter) }
                }
            }
        await ViewTester.noting(log, view).advance(by: 3)
        return log.entries
    }

    @Test("delay")
    func delay() async {
        let expected = ["a 600", "b 700", "c 800", "d 900", "e 1000"]
        #expect(await log { $0.delay(for: .seconds(0.5), scheduler: DispatchQueue.main) } == expected)
        #expect(await log { $0.delay(for: .seconds(0.5), scheduler: RunLoop.main) } == expected)
    }

    @Test("debounce lets the last of several through, once nothing came for a time")
    func debounce() async {
        #expect(await log { $0.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main) } == ["e 800"])
        #expect(await log { $0.debounce(for: .milliseconds(300), scheduler: RunLoop.main) } == ["e 800"])
        let all = await log { $0.debounce(for: .seconds(0.05), scheduler: RunLoop.main) }
        #expect(all == ["a 150", "b 250", "c 350", "d 450", "e 550"])
    }

    @Test("throttle lets one of each span of time through")
    func throttle() async {
        let latest = await log { $0.throttle(for: .seconds(0.25), scheduler: DispatchQueue.main, latest: true) }
        #expect(latest == ["a 100", "c 350", "e 600"])
        let first = await log { $0.throttle(for: .seconds(0.25), scheduler: DispatchQueue.main, latest: false) }
        #expect(first == ["a 100", "b 350", "d 600"])
    }

    @Test("receive(on:) brings values to the main queue before the next frame", arguments: 0..<3)
    func receive(on scheduler: Int) async {
        let entries = await log { source in
            switch scheduler {
            case 0: source.receive(on: DispatchQueue.main).eraseToAnyPublisher()
            case 1: source.receive(on: RunLoop.main).eraseToAnyPublisher()
            default: source.receive(on: OperationQueue.main).eraseToAnyPublisher()
            }
        }
        #expect(entries == ["a 100", "b 200", "c 300", "d 400", "e 500"])
    }

    @Test("timeout and a timer that is shared")
    func others() async {
        let ended = await log { source in
            source.timeout(.seconds(0.4), scheduler: DispatchQueue.main).append("end")
        }
        #expect(ended == ["a 100", "b 200", "c 300", "d 400", "e 500", "end 900"])
        let ticks = await log { _ in
            Timer.publish(every: 0.5, on: .main, in: .default).autoconnect().scan(0) { count, _ in count + 1 }
                .prefix(3).map { "\($0)" }
        }
        #expect(ticks == ["1 500", "2 1000", "3 1500"])
    }
}

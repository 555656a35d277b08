import Facts
import SwiftUICore
import Testing

@MainActor
struct TaskTests {
    private struct Working: View {
        let probe: Probe<Int>
        @State private var id = 0
        @State private var isShown = true

        var body: some View {
            let _ = probe.write = { if $0 < 0 { isShown = false } else { id = $0 } }
            if isShown {
                Box("a")
                    .task(id: id) {
                        probe.log.append("start \(id)")
                        // Lasts until it is cancelled.
                        let (stream, _) = AsyncStream.makeStream(of: Void.self)
                        for await _ in stream {}
                        probe.log.append("end \(Task.isCancelled)")
                    }
                    .onAppear { probe.log.append("appear") }
            }
        }
    }

    /// What waits for a stream comes back by way of another thread, which may be busy for long: counting turns of this
    /// one would not do.
    private func run(until condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { await Task.yield() }
    }

    @Test(
        "a task starts after everything appeared, anew with another id, and is cancelled with its view",
        .fact("state.task"),
        .timeLimit(.minutes(10)))
    func task() async {
        let probe = Probe(0)
        let fixture = Fixture(Working(probe: probe))
        fixture.frame()
        #expect(probe.log == ["appear"])
        await run { probe.log.count == 2 }
        #expect(probe.log == ["appear", "start 0"])
        probe.write?(1)
        fixture.frame(at: 0.1)
        await run { probe.log.count == 4 }
        #expect(Set(probe.log[2...]) == ["end true", "start 1"])
        fixture.frame(at: 0.2)
        for _ in 0..<10 { await Task.yield() }
        #expect(probe.log.count == 4)
        probe.write?(-1)
        fixture.frame(at: 0.3)
        await run { probe.log.count == 5 }
        #expect(probe.log.last == "end true")
    }
}

import SwiftUICore
import Testing

@MainActor
struct CallbacksPhaseTests {
    private struct Switching: View {
        let probe: Probe<Bool>
        let subject: PassthroughSubject<String, Never>
        @State private var isFirst = true

        var body: some View {
            let _ = probe.write = { isFirst = $0 }
            Group {
                if isFirst {
                    Box("first").onDisappear { probe.log.append("first gone") }
                } else {
                    Box("second")
                        .onAppear {
                            probe.log.append("second there")
                            subject.send("from the second")
                        }
                        .onReceive(subject) { probe.log.append($0) }
                }
            }
            .onChange(of: isFirst) { probe.log.append("changed") }
        }
    }

    @Test("callbacks run after layout and before the frame is shown; views receive before anything appears")
    func order() {
        let probe = Probe(true)
        let fixture = Fixture(Switching(probe: probe, subject: PassthroughSubject()))
        fixture.frame()
        #expect(probe.log.isEmpty)
        probe.write?(false)
        fixture.frame(at: 0.1)
        #expect(Set(probe.log) == ["first gone", "second there", "from the second", "changed"])
        #expect(probe.log.count == 4)
        let there = probe.log.firstIndex(of: "second there") ?? 0
        #expect(probe.log.dropFirst(there + 1).first == "from the second")
        #expect(fixture.names == ["second"])
    }
}

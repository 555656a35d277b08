import Testing

@testable import SwiftUICore

@MainActor
struct SettlePhaseTests {
    private struct LoadingMore: View {
        let probe: Probe<Int>
        @State private var count = 1

        var body: some View {
            let _ = probe.value = count
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    Box("\(index)", width: 10, height: 1).onAppear {
                        if index == count - 1, count < 60 { count += 1 }
                    }
                }
            }
        }
    }

    @Test("a list whose last row loads the next comes to its end, a frame's rounds at a time, and that is reported")
    func loadingMore() {
        let probe = Probe(0)
        let fixture = Fixture(LoadingMore(probe: probe))
        var frames = 0
        repeat {
            fixture.frame(at: Double(frames) / 60)
            frames += 1
        } while !fixture.graph.isIdle && frames < 20
        #expect(probe.value == 60)
        #expect(fixture.names.count == 60)
        #expect((3...6).contains(frames))
        #expect(fixture.graph.issues.map(\.kind) == [.endlessUpdate])
    }

    private struct Chain: View {
        let probe: Probe<Int>
        @State private var step = 0
        @State private var end = false

        var body: some View {
            let _ =
                probe.write = { _ in
                    withAnimation(.linear(duration: 1)) {
                        step = 1
                    } completion: {
                        probe.log.append("end")
                    }
                }
            Box("x").offset(x: CGFloat(step))
                .onChange(of: step) { if step < 40 { step += 1 } else { end = true } }
                .onChange(of: end) { probe.log.append("step \(step)") }
        }
    }

    @Test("what is still due after the last round is done in the next frame, once")
    func chain() {
        let probe = Probe(0)
        let fixture = Fixture(Chain(probe: probe))
        fixture.frame(at: 0)
        probe.write?(0)
        for index in 1...5 { fixture.frame(at: Double(index) / 60) }
        #expect(probe.log == ["step 40"])
        for index in 1...20 { fixture.frame(at: Double(index) / 5) }
        #expect(probe.log == ["step 40", "end"])
        #expect(fixture.graph.isIdle)
    }
}

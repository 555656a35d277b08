import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct EquatableViewTests {
    private struct Row: View, Equatable {
        let id: Int
        let note: Int
        let probe: Probe<Int>

        nonisolated static func == (first: Row, second: Row) -> Bool { first.id == second.id }

        var body: some View {
            let _ = probe.log.append("\(id).\(note)")
            Box("box", width: CGFloat(id))
        }
    }

    private struct Scene: View {
        let probe: Probe<Int>
        @State private var note = 0

        var body: some View {
            Row(id: note / 2, note: note, probe: probe).equatable().onAppear { probe.write = { note = $0 } }
        }
    }

    @Test("a view is evaluated when its own == says that it has changed, and only then")
    func equality() {
        let probe = Probe(0)
        let fixture = Fixture(Scene(probe: probe))
        fixture.frame(at: 0)
        for note in 1...3 {
            probe.write?(note)
            fixture.frame(at: Double(note))
        }
        #expect(probe.log == ["0.0", "1.2"])
    }
}

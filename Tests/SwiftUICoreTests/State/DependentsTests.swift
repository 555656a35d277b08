import SwiftUICore
import Testing

@MainActor
struct DependentsTests {
    private struct Row: View {
        let id: Int
        @Binding var value: Int
        let probe: Probe<Set<Int>>

        var body: some View {
            let _ = probe.log.append("\(id) reads \(value)")
            Box("\(id)")
        }
    }

    private struct Rows: View {
        let probe: Probe<Set<Int>>
        let write: Probe<Int>
        @State private var shown: Set<Int> = []
        @State private var value = 0

        var body: some View {
            let _ = probe.write = { shown = $0 }
            let _ = write.write = { value = $0 }
            ForEach(shown.sorted(), id: \.self) { Row(id: $0, value: $value, probe: probe) }
        }
    }

    @Test("whoever reads a value is told of it once, few or many, whoever came and went before")
    func readers() {
        let probe = Probe<Set<Int>>([])
        let write = Probe(0)
        let fixture = Fixture(Rows(probe: probe, write: write))
        fixture.frame()
        let steps: [Set<Int>] = [
            Set(0..<3), Set(0..<15), Set(0..<16), Set(0..<17), Set(0..<90), Set(stride(from: 0, to: 90, by: 7)),
            Set(3..<60), [59], Set(40..<80), [], Set(10..<14),
        ]
        for (value, shown) in steps.enumerated() {
            probe.write?(shown)
            fixture.frame()
            probe.log = []
            write.write?(value + 1)
            fixture.frame()
            #expect(probe.log.sorted() == shown.map { "\($0) reads \(value + 1)" }.sorted())
        }
    }
}

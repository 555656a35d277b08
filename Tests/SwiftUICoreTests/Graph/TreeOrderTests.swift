import SwiftUICore
import Testing

@MainActor
struct TreeOrderTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Rows: View {
        let model: Model
        let probe: Probe<Int>
        @State private var rows = [1, 2, 3]

        var body: some View {
            let _ = probe.write = { _ in rows = [3, 4, 1] }
            VStack { ForEach(rows, id: \.self) { Row(number: $0, model: model, probe: probe) } }
        }
    }

    private struct Row: View {
        let number: Int
        @ObservedObject var model: Model
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append("row \(number)")
            Box("row \(number)")
        }
    }

    @Test("views follow each other as they stand now, not as they came")
    func moved() {
        let model = Model()
        let probe = Probe(0)
        let fixture = Fixture(Rows(model: model, probe: probe))
        fixture.frame()
        probe.write?(0)
        fixture.frame(at: 0.1)
        probe.log = []
        model.count += 1
        fixture.frame(at: 0.2)
        #expect(probe.log == ["row 3", "row 4", "row 1"])
    }
}

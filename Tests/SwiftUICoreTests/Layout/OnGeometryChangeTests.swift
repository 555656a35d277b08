import SwiftUICore
import Testing

@MainActor
struct OnGeometryChangeTests {
    private struct Watched: View {
        let probe: Probe<CGFloat>
        @State private var width: CGFloat = 20

        var body: some View {
            let _ = probe.write = { width = $0 }
            HStack(spacing: 0) {
                Box("a").frame(width: width)
                Fill("b")
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: { old, new in
                        probe.log.append("\(Int(old)) \(Int(new))")
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        probe.log.append("h\(Int($0))")
                    }
            }
        }
    }

    @Test("actions run at first, the inner one first, and when their value changes, in the same frame")
    func changes() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Watched(probe: probe))
        fixture.frame()
        #expect(probe.log == ["20 20", "h100"])
        probe.log = []
        probe.write?(35)
        fixture.frame(at: 0.1)
        #expect(probe.log == ["20 35"])
    }

    private struct Rows: View {
        let probe: Probe<CGFloat>

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        Box("row", height: 20)
                            .onGeometryChange(for: CGFloat.self) {
                                $0.size.height
                            } action: { _ in
                                probe.log.append("\(row)")
                            }
                    }
                }
            }
        }
    }

    @Test("rows that scrolling brings along tell where they are, too")
    func scrolledIn() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame(at: 0)
        #expect(probe.log == ["0", "1", "2", "3", "4"])
        probe.log = []
        fixture.turn(by: 40)
        #expect(probe.log == ["5", "6"])
    }
}

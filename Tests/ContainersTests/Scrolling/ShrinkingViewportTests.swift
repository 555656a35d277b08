import RiffleContainers
import Testing

@MainActor
struct ShrinkingViewportTests {
    private struct Shrinking<Rows: View>: View {
        let probe: Probe<CGFloat>
        @ViewBuilder let rows: () -> Rows
        @State private var height: CGFloat = 800

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { height = value } }
            ScrollView { rows() }.frame(height: height)
        }
    }

    private func rows() -> some View {
        ForEach(0..<60, id: \.self) { Box("\($0)", width: 40, height: 20) }
    }

    /// - Returns: whether row 38, which is seen at first, is painted when the way begins, and at its end.
    private func isPainted(_ view: some View, _ probe: Probe<CGFloat>) -> [Bool] {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 800))
        fixture.frame(at: 0)
        probe.write?(40)
        fixture.frame(at: 1)
        fixture.frame(at: 1.01)
        let before = fixture.shown("38") != nil
        fixture.frame(at: 3)
        fixture.frame(at: 3.1)
        return [before, fixture.shown("38") != nil]
    }

    @Test("rows that are seen while a scroll view becomes smaller are there until it is")
    func painted() {
        let probe = Probe<CGFloat>(0)
        #expect(isPainted(Shrinking(probe: probe) { VStack(spacing: 0) { rows() } }, probe) == [true, false])
    }

    @Test("so are those of a lazy stack")
    func lazilyPainted() {
        let probe = Probe<CGFloat>(0)
        #expect(isPainted(Shrinking(probe: probe) { LazyVStack(spacing: 0) { rows() } }, probe) == [true, false])
    }
}

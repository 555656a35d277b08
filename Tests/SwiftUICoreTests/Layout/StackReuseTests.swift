import EngineTesting
import SeededNumbers
import SwiftUICore
import Testing

/// What a stack asks its children again after one of them has changed.
@MainActor
struct StackReuseTests {
    /// Sets the widths of rows, and counts how often rows were asked for their guide.
    private final class Rows {
        let start: [CGFloat]
        var set: [Int: (CGFloat) -> Void] = [:]
        var asked = 0

        init(_ start: [CGFloat]) { self.start = start }
    }

    private struct Row: View {
        let row: Int
        let rows: Rows
        @State private var width: CGFloat

        init(_ row: Int, of rows: Rows) {
            self.row = row
            self.rows = rows
            _width = State(initialValue: rows.start[row])
        }

        var body: some View {
            let _ = rows.set[row] = { width = $0 }
            let isTall = width > 50
            Fill("\(row)")
                .frame(width: width, height: isTall ? nil : 10)
                .padding(isTall ? .vertical : [])
                .alignmentGuide(HorizontalAlignment.center) { dimensions in
                    rows.asked += 1
                    return dimensions.width / 2 + CGFloat(row % 3)
                }
                .layoutPriority(width > 70 ? 1 : 0)
        }
    }

    private func layout(_ rows: Rows) -> LayoutFixture<some View> {
        LayoutFixture(height: 300) {
            VStack { ForEach(rows.start.indices, id: \.self) { Row($0, of: rows) } }
        }
    }

    private func asked(of count: Int) -> Int {
        let rows = Rows(Array(repeating: 20, count: count))
        let layout = layout(rows)
        let before = rows.asked
        rows.set[count / 2]?(30)
        layout.fixture.frame()
        return rows.asked - before
    }

    @Test("A stack asks only the child that has changed for its guide, however many there are")
    func guides() {
        let few = asked(of: 10)
        #expect(few > 0 && few == asked(of: 20))
    }

    @Test("What a stack keeps over changes gives the places that it finds anew", arguments: [4, 17, 805])
    func sameAsAnew(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var widths = [CGFloat](repeating: 20, count: 8)
        let rows = Rows(widths)
        let layout = layout(rows)
        for _ in 0..<60 {
            let row = Int.random(in: widths.indices, using: &random)
            widths[row] = CGFloat(Int.random(in: 1...80, using: &random))
            rows.set[row]?(widths[row])
            layout.fixture.frame()
            let anew = self.layout(Rows(widths))
            for row in widths.indices {
                #expect(layout["\(row)"] == anew["\(row)"], "row \(row) of \(widths), seed \(seed)")
            }
        }
    }
}

import RiffleContainers
import RiffleLayers
import Testing

/// Two thousand chips in a layout of an app's own.
@MainActor
struct ManyChipsTests {
    private static let count = 2_000

    private struct Wrap: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            var end = CGPoint.zero
            walk(subviews, proposal.width ?? .infinity) { end = CGPoint(x: max(end.x, $1.maxX), y: $1.maxY) }
            return CGSize(width: end.x, height: end.y)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            walk(subviews, bounds.width) { index, frame in
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
            }
        }

        private func walk(_ subviews: Subviews, _ width: CGFloat, _ body: (Int, CGRect) -> Void) {
            var origin = CGPoint.zero
            for (index, subview) in subviews.enumerated() {
                let size = subview.sizeThatFits(.unspecified)
                if origin.x + size.width > width { origin = CGPoint(x: 0, y: origin.y + size.height + 8) }
                body(index, CGRect(origin: origin, size: size))
                origin.x += size.width + 8
            }
        }
    }

    private struct Chip: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
            Text("\(number)").frame(width: 62, height: 30)
                .background(isOn ? Color.blue : .gray, in: RoundedRectangle(cornerRadius: 15))
                .overlay { RoundedRectangle(cornerRadius: 15).strokeBorder(.black) }
                .onTapGesture { isOn.toggle() }
        }
    }

    private func fixture() -> (Fixture, FrameStatistics) {
        let fixture = Fixture(
            ScrollView { Wrap { ForEach(0..<Self.count, id: \.self) { Chip(number: $0) } } },
            size: CGSize(width: 350, height: 380))
        return (fixture, fixture.frame(at: 0))
    }

    @Test("only chips in sight and some around are painted and sent")
    func firstFrame() {
        let (fixture, statistics) = fixture()
        // 5 a line, 10 lines in sight and some more, 3 layers each; and the scroll indicator.
        #expect(statistics.layersRepainted <= 17 * 5 * 3 + 1)
        #expect(fixture.layers.count < 250)
        #expect(statistics.bodiesEvaluated == Self.count)
    }

    @Test("choosing a chip runs one body, lays out nothing and paints one layer")
    func toggling() {
        let (fixture, _) = fixture()
        fixture.pointer(.began, 30, 15, at: 0.1)
        fixture.frame(at: 0.1)
        fixture.pointer(.ended, 30, 15, at: 0.15)
        let statistics = fixture.frame(at: 0.15)
        #expect(statistics.bodiesEvaluated == 1)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersRepainted == 1)
        #expect(statistics.layersChanged == 1)
    }

    @Test("scrolling lays out nothing and paints what comes into sight, and all of that")
    func scrolling() throws {
        let (fixture, _) = fixture()
        let statistics = fixture.turn(by: 7_600)
        #expect(statistics.bodiesEvaluated == 0)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersRepainted <= 25 * 5 * 3 + 1)
        // Line 200 is at the top, 100 chips and all their parts are in sight.
        var texts: [String] = []
        fixture.layers.visit(.root) { if $0.name == "Text" { texts.append($0.name) } }
        #expect((50...125).contains(texts.count))
        // Glyphs may reach out of their lines, so that texts are there a line earlier than the shapes.
        #expect(abs(fixture.rows.filter { $0 != "Text" }.count - 2 * texts.count) <= 20)
        fixture.pointer(.began, 30, 15, at: 1)
        fixture.frame(at: 1)
        fixture.pointer(.ended, 30, 15, at: 1.05)
        #expect(fixture.frame(at: 1.05).layersRepainted == 1)
    }
}

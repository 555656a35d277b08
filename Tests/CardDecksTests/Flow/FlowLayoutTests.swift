import CardDecks
import SwiftUITesting
import Testing

/// Boxes of given widths in lines, each with its number as identifier.
private struct Boxes: View {
    var widths: [CGFloat]
    var height: CGFloat = 20
    var layout = FlowLayout(spacing: 10, lineSpacing: 5)

    var body: some View {
        layout {
            ForEach(widths.indices, id: \.self) { index in
                Color.red.frame(width: widths[index], height: height).accessibilityIdentifier("\(index)")
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("flow")
    }
}

@MainActor
@Suite struct FlowLayoutTests {
    private func tester(_ root: some View, width: CGFloat, environment: (inout EnvironmentValues) -> Void = { _ in })
        -> ViewTester
    {
        ViewTester(root, size: CGSize(width: width, height: 400), environment: environment)
    }

    private func frames(_ tester: ViewTester, _ count: Int) throws -> [CGRect] {
        try (0..<count).map { try tester.find(.id("\($0)")).frame }
    }

    @Test("the layout is as wide as its widest line and as high as its lines and the spacing between them")
    func size() throws {
        let tester = tester(Boxes(widths: [40, 40, 40]), width: 100)
        let flow = try tester.find(.id("flow")).frame
        #expect(flow.size == CGSize(width: 90, height: 45))
        let boxes = try frames(tester, 3)
        #expect(boxes[1].minX == boxes[0].maxX + 10)
        #expect(boxes[2].minY == boxes[0].maxY + 5)
    }

    @Test(
        "shorter lines keep to the side that the alignment says",
        arguments: [(HorizontalAlignment.leading, 5.0), (.center, 30.0), (.trailing, 55.0)])
    func alignment(alignment: HorizontalAlignment, x: CGFloat) throws {
        let layout = FlowLayout(alignment: Alignment(horizontal: alignment, vertical: .center), spacing: 10)
        let tester = tester(Boxes(widths: [40, 40, 40], layout: layout), width: 100)
        #expect(try tester.find(.id("2")).frame.minX == x)
    }

    @Test("views of a line stand as the vertical alignment says", arguments: [VerticalAlignment.top, .center, .bottom])
    func verticalAlignment(alignment: VerticalAlignment) throws {
        let view = FlowLayout(alignment: Alignment(horizontal: .leading, vertical: alignment)) {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("0")
            Color.red.frame(width: 20, height: 30).accessibilityIdentifier("1")
        }
        let boxes = try frames(tester(view, width: 100), 2)
        switch alignment {
        case .top: #expect(boxes[0].minY == boxes[1].minY)
        case .bottom: #expect(boxes[0].maxY == boxes[1].maxY)
        default: #expect(boxes[0].midY == boxes[1].midY)
        }
    }

    @Test("texts of different size stand on one baseline, which is that of the layout")
    func baseline() throws {
        let view = HStack(alignment: .firstTextBaseline) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("0")
            FlowLayout(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
                Text("large").font(.largeTitle).accessibilityIdentifier("1")
                Text("small").font(.caption).accessibilityIdentifier("2")
            }
        }
        let boxes = try frames(tester(view, width: 300), 3)
        // A box without text stands on its lower edge.
        #expect(boxes[1].minY < boxes[2].minY && boxes[1].maxY > boxes[2].maxY)
        #expect(boxes[0].maxY > boxes[2].minY && boxes[0].maxY < boxes[2].maxY)
    }

    @Test("under a right-to-left direction lines start on the right")
    func rightToLeft() throws {
        let tester = tester(Boxes(widths: [40, 40, 40]), width: 100) { $0.layoutDirection = .rightToLeft }
        let boxes = try frames(tester, 3)
        #expect(boxes.map(\.maxX) == [95, 45, 95])
        #expect(boxes[2].minY == boxes[0].maxY + 5)
    }

    @Test("in a view that scrolls sideways there is one line")
    func unspecified() throws {
        let tester = tester(ScrollView(.horizontal) { Boxes(widths: [80, 80, 80]) }, width: 100)
        #expect(try tester.find(.id("flow")).frame.size == CGSize(width: 260, height: 20))
    }

    @Test("text wider than the line wraps in it, and truncates if it may not")
    func longText() throws {
        let long = "a text that is much wider than the line it has to stand in"
        let view = FlowLayout {
            Text(long).accessibilityIdentifier("0")
            Text(long).lineLimit(1).accessibilityIdentifier("1")
        }
        let boxes = try frames(tester(view, width: 120), 2)
        #expect(boxes.allSatisfy { $0.minX >= 0 && $0.maxX <= 120 })
        #expect(boxes[0].minY >= 0 && boxes[0].height > 2 * boxes[1].height)
    }

    @Test("a width the boxes need exactly keeps them on one line, at any number of pixels")
    func exactFit() async throws {
        let widths: [CGFloat] = [33.3, 33.3, 33.4]
        let tester = tester(Boxes(widths: widths, layout: FlowLayout(spacing: 0.1)), width: 100.2)
        #expect(try Set(frames(tester, 3).map(\.minY)).count == 1)
        await tester.resize(to: CGSize(width: 100.1, height: 400), scale: 3)
        #expect(try Set(frames(tester, 3).map(\.minY)).count == 2)
    }

    @Test("NaN and infinite spacing count as 0, negative spacing overlaps", arguments: [CGFloat.nan, .infinity, -5])
    func badSpacing(spacing: CGFloat) throws {
        let tester = tester(Boxes(widths: [40, 40, 40], layout: FlowLayout(spacing: spacing)), width: 100)
        let boxes = try frames(tester, 3)
        let distance = spacing.isFinite ? spacing : 0
        #expect(boxes[1].minX == boxes[0].maxX + distance)
        #expect(boxes[2].minY == boxes[0].maxY + distance)
        #expect(tester.issues.isEmpty)
    }

    @Test("nothing takes no room, and views without size are no trouble")
    func empty() throws {
        let tester = tester(Boxes(widths: []), width: 100)
        #expect(tester.issues.isEmpty)
        let flat = self.tester(Boxes(widths: [0, 0, 100], height: 0), width: 100)
        #expect(try frames(flat, 3)[2].minX == 0)
    }

    @Test("views travel to their new lines when the change is animated")
    func movement() async throws {
        struct Screen: View {
            @State private var isWide = false
            var body: some View {
                VStack(alignment: .leading) {
                    Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
                    Boxes(widths: [isWide ? 80 : 30, 50])
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let tester = tester(Screen(), width: 100)
        let before = try frames(tester, 2)[1]
        await tester.tap(try tester.find(.label("Widen")))
        await tester.advance(by: 0.5)
        let between = try frames(tester, 2)[1]
        #expect(between.minX > 0 && between.minX < before.minX)
        #expect(between.minY > before.minY && between.minY < before.minY + 25)
        try await tester.settle()
        #expect(try frames(tester, 2)[1].origin == CGPoint(x: 0, y: before.minY + 25))
    }

    @Test("10,000 views are arranged once, and a color that changes arranges nothing")
    func counters() async throws {
        struct Screen: View {
            @State private var chosen = -1
            var body: some View {
                ScrollView {
                    FlowLayout {
                        ForEach(0..<10_000, id: \.self) { index in
                            Box(isChosen: index == chosen, width: CGFloat(index % 7 + 3) * 10)
                        }
                    }
                }
                .onTapGesture { chosen = 3 }
            }
        }
        struct Box: View {
            let isChosen: Bool
            let width: CGFloat
            var body: some View { (isChosen ? Color.red : .blue).frame(width: width, height: 20) }
        }
        let tester = tester(Screen(), width: 358)
        let touch = tester.touch(at: CGPoint(x: 50, y: 10))
        await touch.hold(for: 0.1)
        await touch.lift()
        #expect(tester.statistics.bodiesEvaluated == 2)
        #expect(tester.statistics.nodesLaidOut == 0)
        #expect(tester.statistics.layersChanged == 1)
    }
}

import SwiftUI
import SwiftUITesting
import Testing

// Reading sizes: a preference, a geometry reader in the background, a layout of one's own, an alignment of one's own.

struct TutorialSizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        value = nextValue()
    }
}

struct TutorialWidthsKey: PreferenceKey {
    static var defaultValue: [String: CGFloat] = [:]
    static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
        value.merge(nextValue()) { max($0, $1) }
    }
}

extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometryProxy in
                Color.clear
                    .preference(key: TutorialSizeKey.self, value: geometryProxy.size)
            }
        )
        .onPreferenceChange(TutorialSizeKey.self, perform: onChange)
    }
}

struct TutorialFlow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = arrange(in: proposal.replacingUnspecifiedDimensions().width, subviews)
        return CGSize(
            width: proposal.width ?? rows.map(\.width).max() ?? 0, height: rows.last.map { $0.y + $0.height } ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in arrange(in: bounds.width, subviews) {
            var x = bounds.minX
            for index in row.range {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(x: x, y: bounds.minY + row.y), anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
        }
    }

    private struct Row {
        var range: Range<Int>
        var y: CGFloat
        var width: CGFloat
        var height: CGFloat
    }

    private func arrange(in width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if var row = rows.last, row.width + spacing + size.width <= width {
                row.range = row.range.lowerBound..<(index + 1)
                row.width += spacing + size.width
                row.height = max(row.height, size.height)
                rows[rows.count - 1] = row
            } else {
                let y = rows.last.map { $0.y + $0.height + spacing } ?? 0
                rows.append(Row(range: index..<(index + 1), y: y, width: size.width, height: size.height))
            }
        }
        return rows
    }
}

extension HorizontalAlignment {
    private struct Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    static let colon = HorizontalAlignment(Colon.self)
}

struct TutorialMeasuring: View {
    @State private var size = CGSize.zero
    @State private var widths: [String: CGFloat] = [:]
    @State private var text = "Short"
    @State private var tags = ["one", "two", "three", "four", "five"]

    var body: some View {
        VStack {
            Text(text)
                .padding()
                .readSize { newSize in size = newSize }
            Text("\(Int(size.width)) x \(Int(size.height))")
            VStack(alignment: .colon) {
                ForEach(["A", "Long name"], id: \.self) { name in
                    HStack {
                        Text(name)
                        Text("= \(name.count)").alignmentGuide(.colon) { $0[.leading] }
                    }
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: TutorialWidthsKey.self, value: [name: proxy.size.width])
                        })
                }
            }
            .onPreferenceChange(TutorialWidthsKey.self) { widths = $0 }
            Text("known \(widths.count)")
            TutorialFlow(spacing: 10) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .frame(width: CGFloat(tag.count * 20), height: 30)
                }
            }
            .frame(width: 200)
            Button("Longer") {
                text += " and longer"
                withAnimation(.linear(duration: 1)) { tags.remove(at: 0) }
            }
        }
    }
}

@MainActor
struct TutorialMeasuringTests {
    @Test("a size read through a preference is there in the first frame and follows")
    func reads() async throws {
        let tester = ViewTester(TutorialMeasuring())
        let text = try tester.find(.text("Short")).frame
        _ = try tester.find(.text("\(Int(text.width + 32)) x \(Int(text.height + 32))"))
        _ = try tester.find(.text("known 2"))
        await tester.tap(try tester.find(.role(.button, "Longer")))
        // In an animated change the frame is still on its way; what was read is where it goes.
        let read = try #require(tester.findAll(.containing(" x ")).first).text
        try await tester.settle()
        #expect(try #require(tester.findAll(.containing(" x ")).first).text == read)
        let longer = try tester.find(.text("Short and longer")).frame
        #expect(longer.width > text.width)
        _ = try tester.find(.text("\(Int(longer.width + 32)) x \(Int(longer.height + 32))"))
    }

    @Test("an alignment of one's own lines up what is inside rows")
    func alignment() async throws {
        let tester = ViewTester(TutorialMeasuring())
        let edges = try ["= 1", "= 9"].map { try tester.find(.text($0)).frame.minX }
        #expect(abs(edges[0] - edges[1]) < 0.01)
    }

    @Test("a layout of one's own wraps, and what moves in it is animated")
    func flow() async throws {
        let tester = ViewTester(TutorialMeasuring())
        let tops = try ["one", "two", "three", "four", "five"].map { try tester.find(.text($0)).frame }
        // 60 + 10 + 60 fit with 200, and 100 more do not.
        #expect(abs(tops[0].midY - tops[1].midY) < 0.01)
        #expect(abs(tops[2].midY - tops[0].midY - 40) < 0.01)
        #expect(abs(tops[3].midY - tops[2].midY) < 0.01)
        #expect(abs(tops[4].midY - tops[3].midY - 40) < 0.01)
        let touch = tester.touch(at: try tester.find(.role(.button, "Longer")).center)
        await touch.lift()
        #expect(abs(try tester.find(.text("two")).frame.midX - tops[1].midX) < 0.5)
        try await tester.settle()
        // 60 + 10 + 100 now fit on the first line.
        let after = try ["two", "three", "four", "five"].map { try tester.find(.text($0)).frame }
        #expect(abs(after[0].midY - after[1].midY) < 0.01)
        #expect(abs(after[2].midY - after[0].midY - 40) < 0.01)
        #expect(abs(after[3].midX - after[2].midX - 90) < 0.01)
    }
}

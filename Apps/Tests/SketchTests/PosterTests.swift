import SwiftUI
import SwiftUITesting
import Testing

// A poster that measures what stands on it: by preferences, by readers behind views, by a layout and a guide of its own.

private struct Extent: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        let next = nextValue()
        value.width = max(value.width, next.width)
        value.height = max(value.height, next.height)
    }
}

private struct Heights: PreferenceKey {
    static let defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
        for (key, height) in nextValue() { value[key] = height }
    }
}

/// Words in lines, each line centered.
private struct Verse: Layout {
    let gap: CGFloat

    private func lines(_ words: Subviews, _ width: CGFloat) -> [[(word: LayoutSubview, size: CGSize)]] {
        words.reduce(into: [[]]) { lines, word in
            let size = word.sizeThatFits(.unspecified)
            let taken = lines[lines.count - 1].reduce(0) { $0 + $1.size.width + gap }
            if taken + size.width > width { lines.append([]) }
            lines[lines.count - 1].append((word, size))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 500, height: 10)).width
        let heights = lines(subviews, width).map { line in line.map(\.size.height).max() ?? 0 }
        return CGSize(width: width, height: heights.reduce(-gap) { $0 + $1 + gap })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var top = bounds.minY
        for line in lines(subviews, bounds.width) {
            var left = bounds.midX - (line.reduce(-gap) { $0 + $1.size.width + gap }) / 2
            for (word, size) in line {
                word.place(at: CGPoint(x: left, y: top), proposal: .init(size))
                left += size.width + gap
            }
            top += gap + (line.map(\.size.height).max() ?? 0)
        }
    }
}

private enum PriceEdge: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.trailing] }
}

extension HorizontalAlignment {
    fileprivate static let price = HorizontalAlignment(PriceEdge.self)
}

private struct Poster: View {
    @State private var title = "Fair"
    @State private var extent = CGSize(width: -1, height: -1)
    @State private var heights: [Int: CGFloat] = [:]
    @State private var words = [50, 80, 60, 120, 40]

    var body: some View {
        VStack(spacing: 10) {
            Text(title)
                .padding(10)
                .overlay { GeometryReader { Color.clear.preference(key: Extent.self, value: $0.size) } }
            Text("Extent \(extent.width, specifier: "%.2f") by \(extent.height, specifier: "%.2f")")
            prices
            Text("Rows \(heights.count)")
            Verse(gap: 5) {
                ForEach(words, id: \.self) { Text("w\($0)").frame(width: CGFloat($0), height: 20) }
            }
            .frame(width: 150)
            Button("Shorten") {
                title = "Fair of the North"
                withAnimation(.linear(duration: 0.6)) { _ = words.removeFirst() }
            }
        }
        .onPreferenceChange(Extent.self) { extent = $0 }
    }

    private var prices: some View {
        VStack(alignment: .price) {
            ForEach([5, 2500], id: \.self) { price in
                HStack {
                    Text(verbatim: "\(price) kr").alignmentGuide(.price) { $0[.trailing] }
                    Text(price < 10 ? "each" : "for all of them together")
                }
                .background {
                    GeometryReader { Color.clear.preference(key: Heights.self, value: [price: $0.size.height]) }
                }
            }
        }
        .onPreferenceChange(Heights.self) { heights = $0 }
    }
}

@MainActor
struct PosterTests {
    private let tester = ViewTester(Poster())

    private func extent(of title: String) throws -> String {
        let size = try tester.find(.text(title)).frame.size
        func number(_ length: CGFloat) -> String { String(format: "%.2f", length + 20) }
        return "Extent \(number(size.width)) by \(number(size.height))"
    }

    @Test("a size that is read is there in the first frame, and is where an animated change goes to")
    func reads() async throws {
        _ = try tester.find(.text(extent(of: "Fair")))
        _ = try tester.find(.text("Rows 2"))
        await tester.tap(try tester.find(.role(.button, "Shorten")))
        let read = try tester.find(.containing("Extent")).text
        try await tester.settle()
        #expect(try tester.find(.containing("Extent")).text == read)
        #expect(try extent(of: "Fair of the North") == read)
    }

    @Test("a guide of one's own lines up what stands inside of rows")
    func guide() async throws {
        let ends = try ["5 kr", "2500 kr"].map { try tester.find(.containing($0)).frame.maxX }
        #expect(abs(ends[0] - ends[1]) < 0.01)
    }

    @Test("a layout of one's own breaks lines, and its words move when the lines change")
    func verse() async throws {
        func places() throws -> [CGPoint] {
            try [80, 60, 120, 40].map { try tester.find(.text("w\($0)")).center }
        }
        // 50 + 5 + 80 fit into 150, 60 more do not; 60 and 120 do not either; 120 and 40 do not.
        let before = try places()
        let first = try tester.find(.text("w50")).center
        #expect(first.y == before[0].y && abs(before[0].x - first.x - 70) < 0.01)
        #expect(abs(before[1].y - first.y - 25) < 0.01)
        #expect(abs(before[2].y - first.y - 50) < 0.01)
        #expect(abs(before[3].y - first.y - 75) < 0.01)
        await tester.touch(at: try tester.find(.role(.button, "Shorten")).center).lift()
        #expect(abs(try places()[0].x - before[0].x) < 0.5)
        try await tester.settle()
        // 80 + 5 + 60 now share the first line.
        let after = try places()
        #expect(after[0].y == after[1].y && abs(after[1].x - after[0].x - 75) < 0.01)
        #expect(abs(after[2].y - after[0].y - 25) < 0.01)
        #expect(abs(after[3].y - after[0].y - 50) < 0.01)
    }
}

import SwiftUITesting

/// What a deck looks like while it is touched, as text: its layers, its elements, and what its picture sums up to.
enum Interaction {
    @MainActor
    static func run() async throws -> String {
        let tester = ViewTester(Deck(), size: CGSize(width: 200, height: 300))
        var lines: [String] = []
        func note(_ step: String) throws {
            lines += ["== \(step) at \(tester.now)", tester.layersDescription, tester.semanticsDescription]
            lines.append(checksum(try tester.snapshot().pngData))
        }
        try note("start")
        await tester.tap(try tester.find(.label("Shuffle")))
        await tester.advance(by: 0.2)
        try note("shuffling")
        let finger = tester.touch(at: try tester.find(.label("card 0")).center)
        await finger.hold(for: 0.1)
        await finger.move(by: CGSize(width: 40, height: 70), over: 0.25)
        try note("dragging")
        let second = tester.touch(at: CGPoint(x: 10, y: 10))
        await second.move(by: CGSize(width: 5, height: 90), over: 0.1)
        await second.cancel()
        await finger.lift()
        await tester.advance(by: 0.1)
        try note("released")
        await tester.tap(try tester.find(.label("Remove")))
        await tester.advance(by: 0.15)
        try note("leaving")
        try await tester.settle()
        try note("end")
        return lines.joined(separator: "\n")
    }

    /// FNV-1a of the bytes.
    private static func checksum(_ data: Data) -> String {
        let sum = data.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "png \(data.count) bytes, \(String(sum, radix: 16))"
    }
}

private struct Deck: View {
    @State private var cards = Array(0..<6)
    @State private var shift = CGSize.zero
    @GestureState private var isTouched = false
    /// Differs from run to run in its order, which nothing may show.
    private let colors: [Int: Color] = [0: .red, 1: .orange, 2: .yellow, 3: .green, 4: .blue, 5: .purple]

    var body: some View {
        VStack {
            ZStack {
                ForEach(cards, id: \.self) { card in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(colors[card] ?? .black)
                        .overlay(Text("card \(card)"))
                        .frame(width: 120, height: 80)
                        .shadow(radius: 4, y: 2)
                        .offset(y: CGFloat(cards.firstIndex(of: card) ?? 0) * 12)
                        .offset(card == 0 ? shift : .zero)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel("card \(card)")
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .gesture(drag)
            HStack {
                Button("Shuffle") { withAnimation(.spring()) { cards = [3, 1, 5, 2, 4, 0] } }
                Button("Remove") { withAnimation(.easeOut(duration: 0.4)) { cards.removeAll { $0 % 2 == 1 } } }
            }
        }
        .opacity(isTouched ? 0.9 : 1)
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($isTouched) { _, state, _ in state = true }
            .onChanged { shift = $0.translation }
            .onEnded { _ in withAnimation(.interactiveSpring()) { shift = .zero } }
    }
}

import SwiftUITesting
import Testing

/// What every strange program has to come through: taps, drags, keys, sizes and time, again and again.
@MainActor
struct Ordeal {
    /// A view that lost control shows more and more; one that is merely odd stays below this.
    private static let mostLines = 400

    let tester: ViewTester

    init(_ view: some View) { tester = ViewTester(view, size: CGSize(width: 320, height: 480), scale: 1) }

    private var lines: Int {
        (tester.layersDescription + tester.semanticsDescription).count { $0 == "\n" }
    }

    /// Does everything to the view a few times, and then looks whether it still answers and has not grown.
    func endure(rounds: Int = 3) async {
        var counts: [Int] = []
        for _ in 0..<rounds {
            await once()
            counts.append(lines)
        }
        #expect(counts.allSatisfy { $0 < Self.mostLines }, "it grows: \(counts)")
        let before = tester.now
        await tester.advance(by: 0.1)
        #expect(tester.now > before)
    }

    private func once() async {
        await tester.advance(by: 0.1)
        for point in [CGPoint(x: 160, y: 240), CGPoint(x: 40, y: 100), CGPoint(x: 160, y: 80), CGPoint(x: 280, y: 400)]
        {
            let touch = tester.touch(at: point)
            await touch.hold(for: 0.03)
            await touch.lift()
        }
        for way in [CGSize(width: 0, height: -120), CGSize(width: -140, height: 0), CGSize(width: 0, height: 150)] {
            let touch = tester.touch(at: CGPoint(x: 160, y: 240))
            await touch.move(by: way, over: 0.1)
            await touch.lift()
        }
        let lost = tester.touch(at: CGPoint(x: 160, y: 240))
        await lost.move(by: CGSize(width: 30, height: 30), over: 0.05)
        await lost.cancel()
        await tester.scroll(at: CGPoint(x: 160, y: 240), by: CGSize(width: 0, height: -90))
        await tester.type("7x")
        await tester.key(.tab)
        await tester.key(.return)
        for size in [
            CGSize(width: 1, height: 1), .zero, CGSize(width: 900, height: 200), CGSize(width: 320, height: 480),
        ] {
            await tester.resize(to: size)
            await tester.pump()
        }
        await tester.advance(by: 0.2)
    }
}

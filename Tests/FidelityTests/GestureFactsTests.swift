import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct GestureFactsTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Taps: View {
        let log: Log
        let isDoubleFirst: Bool
        var body: some View {
            if isDoubleFirst {
                Color.red
                    .onTapGesture(count: 2) { log.lines.append("double") }
                    .onTapGesture { log.lines.append("single") }
            } else {
                Color.red
                    .onTapGesture { log.lines.append("single") }
                    .onTapGesture(count: 2) { log.lines.append("double") }
            }
        }
    }

    @Test(
        "what is set first decides between single and double taps", .fact("gesture.counts"),
        arguments: [(true, 1, "single"), (true, 2, "double"), (false, 1, "single"), (false, 2, "single single")])
    func taps(isDoubleFirst: Bool, count: Int, expected: String) async {
        let log = Log()
        let tester = ViewTester(Taps(log: log, isDoubleFirst: isDoubleFirst))
        for _ in 0..<count {
            let touch = tester.touch(at: CGPoint(x: 196, y: 426))
            await touch.hold(for: 0.05)
            await touch.lift()
            await tester.advance(by: 0.1)
        }
        if isDoubleFirst, count == 1 { #expect(log.lines.isEmpty) }
        await tester.advance(by: 1)
        #expect(log.lines.joined(separator: " ") == expected)
    }

    private struct Sketch: View {
        @State private var points: [CGPoint] = []

        var body: some View {
            VStack {
                Text("\(points.count) points")
                Canvas { context, _ in
                    for point in points {
                        let spot = CGRect(x: point.x, y: point.y, width: 4, height: 4)
                        context.fill(Path(ellipseIn: spot), with: .color(.red))
                    }
                }
                .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })
            }
        }
    }

    @Test("a canvas takes up a finger where nothing is drawn yet", .fact("gesture.canvas"))
    func canvas() async throws {
        let tester = ViewTester(Sketch())
        let touch = tester.touch(at: CGPoint(x: 100, y: 400))
        await touch.hold(for: 0.05)
        await touch.lift()
        _ = try tester.find(.text("1 points"))
    }

    private struct Ball: View {
        @State private var taps = 0
        @State private var ends = 0
        @State private var offset = CGSize.zero

        var body: some View {
            VStack {
                Text("\(taps) taps, \(ends) drags, off by \(Int(offset.width))")
                Button("Ball") { taps += 1 }
                    .frame(width: 80, height: 80)
                    .offset(offset)
                    .onTapGesture { taps += 1 }
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .onChanged { offset = $0.translation }
                            .onEnded { _ in
                                ends += 1
                                offset = .zero
                            })
            }
        }
    }

    @Test(
        "a finger that drags a view by less than a tap tolerates ends as a drag, and one that hardly moves as a tap",
        .fact("gesture.priority"))
    func tapWithinDrag() async throws {
        let tester = ViewTester(Ball())
        for (distance, told) in [
            (8.0, "1 taps, 0 drags, off by 0"), (15, "1 taps, 1 drags, off by 0"), (40, "1 taps, 2 drags, off by 0"),
        ] {
            let touch = tester.touch(at: try tester.find(.label("Ball")).center)
            await touch.move(by: CGSize(width: distance, height: 0), over: 0.2)
            await touch.lift()
            try await tester.settle()
            _ = try tester.find(.text(told))
        }
    }
}

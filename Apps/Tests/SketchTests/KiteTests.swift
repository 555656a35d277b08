import SwiftUI
import SwiftUITesting
import Testing

// A kite on a string, and what becomes of a gesture whose touch is lost or whose view goes while it is pulled.

private struct Kites: View {
    @State private var place = CGSize(width: 0, height: 0)
    @State private var report = "calm"
    @State private var isFlying = true
    @GestureState private var gust = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring(response: 0.5))) private var sway = CGSize.zero
    @GestureState private var isWinding = false

    private var pull: some Gesture {
        DragGesture()
            .onEnded { end in
                place = place + end.translation
                report = "landed"
            }
            .onChanged { drag in
                report = "pulled"
                isFlying = drag.translation.height > -140
            }
            .updating($gust) { drag, gust, _ in gust = drag.translation }
    }

    var body: some View {
        VStack(spacing: 44) {
            Text("report: \(report)")
            if isFlying {
                Text("Kite")
                    .padding(20)
                    .background(.red, in: Ellipse())
                    .offset(place + gust)
                    .onDisappear { report += ", gone" }
                    .gesture(pull)
            }
            Text("Ribbon")
                .offset(sway)
                .gesture(DragGesture().updating($sway, body: { (drag, sway, _) in sway = drag.translation }))
            Text("Winch")
                .rotationEffect(isWinding ? .degrees(60) : .zero)
                .gesture(winding)
            Button("Launch") { isFlying = true }
        }
    }

    private var winding: some Gesture {
        LongPressGesture(minimumDuration: 0.8)
            .onEnded { report = "wound \($0)" }
            .updating($isWinding) { isPressed, isWinding, change in
                change.animation = .linear(duration: 0.2)
                isWinding = isPressed
            }
    }
}

private func + (first: CGSize, second: CGSize) -> CGSize {
    CGSize(width: first.width + second.width, height: first.height + second.height)
}

@MainActor
struct KiteTests {
    private func center(_ tester: ViewTester, _ name: String) throws -> CGPoint { try tester.find(.text(name)).center }

    private func turn(_ tester: ViewTester) throws -> Double {
        let transform = try tester.find(.text("Winch")).transform
        return atan2(transform.b, transform.a) * 180 / .pi
    }

    @Test("a kite stays where it is let go, without a jump")
    func lands() async throws {
        let tester = ViewTester(Kites())
        let start = try center(tester, "Kite")
        for pulls in 1...2 {
            await tester.drag(try tester.find(.text("Kite")), by: CGSize(width: 30, height: 45))
            let end = try center(tester, "Kite")
            #expect(abs(end.x - start.x - 30 * CGFloat(pulls)) < 0.01)
            #expect(abs(end.y - start.y - 45 * CGFloat(pulls)) < 0.01)
        }
        _ = try tester.find(.text("report: landed"))
    }

    @Test("a touch that is lost takes the pull back, and is no landing")
    func lost() async throws {
        let tester = ViewTester(Kites())
        let start = try center(tester, "Kite")
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: -60, height: 30), over: 0.2)
        #expect(abs(try center(tester, "Kite").x - start.x + 60) < 0.01)
        await touch.cancel()
        _ = try tester.find(.text("report: pulled"))
        #expect(try center(tester, "Kite") == start)
    }

    @Test("a gesture state may go back with an animation of its own")
    func sways() async throws {
        let tester = ViewTester(Kites())
        let start = try center(tester, "Ribbon")
        await tester.drag(try tester.find(.text("Ribbon")), by: CGSize(width: -70, height: 0))
        await tester.advance(by: 0.06)
        let between = start.x - (try center(tester, "Ribbon").x)
        #expect(between > 4 && between < 110)
        try await tester.settle()
        #expect(abs(try center(tester, "Ribbon").x - start.x) < 0.01)
    }

    @Test("a kite that goes while it is pulled is gone, and comes back at rest")
    func flyAway() async throws {
        let tester = ViewTester(Kites())
        let start = try center(tester, "Kite")
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: 0, height: -150), over: 0.3)
        #expect(tester.findAll(.text("Kite")).isEmpty)
        await touch.move(by: CGSize(width: 0, height: -20), over: 0.1)
        await touch.lift()
        _ = try tester.find(.text("report: pulled, gone"))
        await tester.tap(try tester.find(.role(.button, "Launch")))
        try await tester.settle()
        let back = try center(tester, "Kite")
        #expect(abs(back.x - start.x) < 0.01 && abs(back.y - start.y) < 0.01)
    }

    @Test("a long press is felt from the touch on, ends by time alone, and not when it is let go early")
    func winch() async throws {
        let tester = ViewTester(Kites())
        let winch = try center(tester, "Winch")
        let short = tester.touch(at: winch)
        await short.hold(for: 0.4)
        #expect(abs(try turn(tester) - 60) < 0.01)
        await short.lift()
        try await tester.settle()
        #expect(abs(try turn(tester)) < 0.01)
        _ = try tester.find(.text("report: calm"))
        let long = tester.touch(at: winch)
        await long.hold(for: 0.9)
        _ = try tester.find(.text("report: wound true"))
        await long.lift()
    }
}

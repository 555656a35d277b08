import SwiftUI
import SwiftUITesting
import Testing

// What becomes of a gesture that does not end well: the touch is lost, or the view goes.

struct TutorialBubble: View {
    @GestureState private var pull = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var soft = CGSize.zero
    @GestureState private var isPressed = false
    @State private var position = CGSize.zero
    @State private var last = "none"
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 30) {
            if isShown {
                Text("Bubble")
                    .padding()
                    .background(Circle().fill(isPressed ? Color.red : Color.orange))
                    .offset(x: position.width + pull.width, y: position.height + pull.height)
                    .gesture(
                        DragGesture()
                            .updating($pull) { value, state, _ in state = value.translation }
                            .onChanged { value in
                                last = "changed"
                                if value.translation.width < -100 { isShown = false }
                            }
                            .onEnded { value in
                                last = "ended"
                                position.width += value.translation.width
                                position.height += value.translation.height
                            }
                    )
                    .onDisappear { last += " gone" }
            }
            Text("Soft")
                .offset(soft)
                .gesture(DragGesture().updating($soft, body: { v, s, t in s = v.translation }))
            Text("Hold")
                .scaleEffect(isPressed ? 2 : 1)
                .gesture(
                    LongPressGesture(minimumDuration: 1)
                        .updating($isPressed) { current, state, transaction in
                            state = current
                            transaction.animation = .easeIn(duration: 0.2)
                        }
                        .onEnded { finished in last = "held \(finished)" }
                )
            Text("last: \(last)")
            Button("Show") { isShown = true }
        }
    }
}

@MainActor
struct TutorialGestureEndsTests {
    @Test("a drag that ends keeps its place, without a jump")
    func ends() async throws {
        let tester = ViewTester(TutorialBubble())
        let start = try tester.find(.text("Bubble")).center
        await tester.drag(try tester.find(.text("Bubble")), by: CGSize(width: 80, height: 40))
        _ = try tester.find(.text("last: ended"))
        let end = try tester.find(.text("Bubble")).center
        #expect(abs(end.x - start.x - 80) < 0.01 && abs(end.y - start.y - 40) < 0.01)
    }

    @Test("a drag whose touch is lost goes back, and does not end")
    func cancelled() async throws {
        let tester = ViewTester(TutorialBubble())
        let start = try tester.find(.text("Bubble")).center
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: 80, height: 40), over: 0.2)
        await touch.cancel()
        _ = try tester.find(.text("last: changed"))
        #expect(try tester.find(.text("Bubble")).center == start)
    }

    @Test("a gesture state may fall back with an animation")
    func softReset() async throws {
        let tester = ViewTester(TutorialBubble())
        let start = try tester.find(.text("Soft")).center
        await tester.drag(try tester.find(.text("Soft")), by: CGSize(width: 80, height: 0))
        await tester.advance(by: 0.05)
        let between = try tester.find(.text("Soft")).center.x - start.x
        #expect(between > 5 && between < 120)
        try await tester.settle()
        #expect(abs(try tester.find(.text("Soft")).center.x - start.x) < 0.01)
    }

    @Test("a view removed while it is dragged is gone, and comes back at rest")
    func removed() async throws {
        let tester = ViewTester(TutorialBubble())
        let start = try tester.find(.text("Bubble")).center
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: -150, height: 0), over: 0.3)
        #expect(tester.findAll(.text("Bubble")).isEmpty)
        await touch.move(by: CGSize(width: -10, height: 0), over: 0.1)
        await touch.lift()
        _ = try tester.find(.text("last: changed gone"))
        await tester.tap(try tester.find(.role(.button, "Show")))
        try await tester.settle()
        let back = try tester.find(.text("Bubble")).center
        #expect(abs(back.x - start.x) < 0.01 && abs(back.y - start.y) < 0.01)
    }

    @Test("a long press is seen from the touch on, ends by time, and not when it is let go early")
    func longPress() async throws {
        let tester = ViewTester(TutorialBubble())
        let hold = try tester.find(.text("Hold"))
        let touch = tester.touch(at: hold.center)
        await touch.hold(for: 0.5)
        #expect(abs(try tester.find(.text("Hold")).transform.a - 2) < 0.001)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.text("Hold")).transform.a == 1)
        _ = try tester.find(.text("last: none"))
        let second = tester.touch(at: hold.center)
        await second.hold(for: 1.1)
        _ = try tester.find(.text("last: held true"))
        await second.lift()
    }
}

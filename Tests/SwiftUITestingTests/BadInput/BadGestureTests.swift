import SwiftUITesting
import Testing

@MainActor
struct BadGestureTests {
    @Test("a dragged view that goes away takes its gesture along, and a new one starts afresh")
    func viewGoes() async throws {
        let log = Log()
        let tester = ViewTester(Vanishing(log: log, limit: 40))
        let start = try tester.find(.label("pad")).center
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: 100, height: 0), over: 0.3)
        #expect(tester.findAll(.label("pad")).isEmpty)
        await touch.move(by: CGSize(width: 10, height: 0), over: 0.1)
        await touch.lift()
        try await tester.settle()
        #expect(!log.lines.contains("ended"))
        await tester.tap(try tester.find(.label("Back")))
        try await tester.settle()
        #expect(try tester.find(.label("pad")).value == "rests")
        let again = tester.touch(at: try tester.find(.label("pad")).center)
        await again.move(by: CGSize(width: 30, height: 0), over: 0.1)
        #expect(try tester.find(.label("pad")).value == "dragged")
        await again.lift()
        #expect(log.lines.last == "ended")
        #expect(tester.issues.isEmpty)
    }

    @Test("a dragged view that leaves with a transition hears nothing more either")
    func viewLeaves() async throws {
        let log = Log()
        let tester = ViewTester(Vanishing(log: log, limit: 40, animation: .linear(duration: 1)))
        let touch = tester.touch(at: try tester.find(.label("pad")).center)
        await touch.move(by: CGSize(width: 60, height: 0), over: 0.2)
        let heard = log.lines.count
        await touch.move(by: CGSize(width: 30, height: 0), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(log.lines.count - heard <= 1 && !log.lines.contains("ended"))
        #expect(tester.findAll(.label("pad")).isEmpty)
    }

    @Test("an element dragged out of its list by its own gesture leaves no touch behind")
    func elementGoes() async throws {
        let tester = ViewTester(Shrinking())
        for count in (0..<4).reversed() {
            await tester.drag(tester.findAll(.containing("item"))[0], by: CGSize(width: 80, height: 0))
            try await tester.settle()
            #expect(tester.findAll(.containing("item")).count == count)
        }
        #expect(tester.issues.isEmpty)
    }

    @Test("a second and a third finger on a dragged view change nothing, in whatever order they lift")
    func moreFingers() async throws {
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
            let log = Log()
            let tester = ViewTester(DragPad(log: log))
            let center = try tester.find(.label("pad")).center
            var fingers = [tester.touch(at: center)]
            await fingers[0].move(by: CGSize(width: 20, height: 0), over: 0.1)
            fingers.append(tester.touch(at: CGPoint(x: center.x - 30, y: center.y)))
            fingers.append(tester.touch(at: CGPoint(x: center.x, y: center.y + 30)))
            await fingers[1].move(by: CGSize(width: -200, height: 300), over: 0.1)
            await fingers[2].move(by: CGSize(width: 0, height: -300), over: 0.1)
            #expect(try tester.find(.label("pad")).value == "20,0")
            for index in order { await fingers[index].lift() }
            try await tester.settle()
            #expect(log.lines == ["ended 20,0"], "\(order)")
            #expect(try tester.find(.label("pad")).value == "rests")
            await tester.drag(try tester.find(.label("pad")), by: CGSize(width: 7, height: 0))
            #expect(log.lines == ["ended 20,0", "ended 7,0"])
        }
    }

    @Test("a second finger that is cancelled leaves the first one's drag alone")
    func cancelledSecond() async throws {
        let log = Log()
        let tester = ViewTester(DragPad(log: log))
        let center = try tester.find(.label("pad")).center
        let first = tester.touch(at: center)
        await first.move(by: CGSize(width: 10, height: 0), over: 0.1)
        await tester.touch(at: center).cancel()
        await first.move(by: CGSize(width: 10, height: 0), over: 0.1)
        await first.lift()
        #expect(log.lines == ["ended 20,0"])
    }

    @Test("ten fingers at once, on buttons and beside them, all come up again")
    func manyFingers() async throws {
        let tester = ViewTester(Counter())
        let button = try tester.find(.label("Add")).center
        let fingers = (0..<10).map { tester.touch(at: CGPoint(x: button.x + CGFloat($0) * 40, y: button.y)) }
        for finger in fingers { await finger.move(by: CGSize(width: 1, height: 1), over: 0.02) }
        for finger in fingers { await finger.lift() }
        try await tester.settle()
        _ = try tester.find(.text("1"))
        await tester.tap(try tester.find(.label("Add")))
        _ = try tester.find(.text("2"))
    }

    @Test("a touch at a place that is none is no touch", arguments: [CGFloat.nan, .infinity, -CGFloat.infinity])
    func nowhere(value: CGFloat) async throws {
        let log = Log()
        let tester = ViewTester(DragPad(log: log))
        let lost = tester.touch(at: CGPoint(x: value, y: 10))
        await lost.move(to: CGPoint(x: 10, y: value), over: 0.1)
        await lost.lift()
        let touch = tester.touch(at: try tester.find(.label("pad")).center)
        await touch.move(by: CGSize(width: 10, height: 0), over: 0.1)
        await touch.move(to: CGPoint(x: value, y: value), over: 0)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.label("pad")).value == "rests")
        #expect(log.lines.count <= 1)
        await tester.scroll(at: CGPoint(x: value, y: value), by: CGSize(width: value, height: value))
        #expect(tester.issues.isEmpty)
    }
}

private struct Vanishing: View {
    let log: Log
    let limit: CGFloat
    var animation: Animation?
    @State private var isGone = false
    @GestureState private var isDragged = false

    var body: some View {
        VStack {
            if !isGone {
                Rectangle().fill(.blue).frame(width: 100, height: 100)
                    .accessibilityLabel("pad")
                    .accessibilityValue(isDragged ? "dragged" : "rests")
                    .gesture(drag)
                    .transition(.opacity)
            }
            Button("Back") { isGone = false }
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($isDragged) { _, state, _ in state = true }
            .onChanged { value in
                log.lines.append("changed")
                if value.translation.width > limit { withAnimation(animation) { isGone = true } }
            }
            .onEnded { _ in log.lines.append("ended") }
    }
}

private struct Shrinking: View {
    @State private var items = [0, 1, 2, 3]
    var body: some View {
        VStack {
            ForEach(items, id: \.self) { item in
                Text("item \(item)").gesture(
                    DragGesture().onChanged { value in
                        if value.translation.width > 30 { items.removeAll { $0 == item } }
                    })
            }
        }
    }
}

import SwiftUITesting
import Testing

@MainActor
struct TouchTests {
    @Test("a touch goes down at once, and shows with the next frame")
    func down() async throws {
        let tester = ViewTester(DragPad(log: Log()))
        let touch = tester.touch(at: try tester.find(.label("pad")).center)
        #expect(tester.now == 0)
        #expect(try tester.find(.label("pad")).value == "rests")
        await tester.pump()
        #expect(try tester.find(.label("pad")).value == "0,0")
        await touch.cancel()
    }

    @Test("a finger moves to a point or by a distance, rests and lifts, and the view sees where it is all the way")
    func movement() async throws {
        let log = Log()
        let tester = ViewTester(DragPad(log: log))
        let start = try tester.find(.label("pad")).center
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: 30, height: 0), over: 0.5)
        #expect(abs(tester.now - 0.5) < 1e-9)
        #expect(try tester.find(.label("pad")).value == "30,0")
        await touch.move(to: CGPoint(x: start.x, y: start.y + 40), over: 0.1)
        #expect(try tester.find(.label("pad")).value == "0,40")
        await touch.hold(for: 0.4)
        #expect(abs(tester.now - 1) < 1e-9)
        await touch.move(by: CGSize(width: 1, height: 1), over: 0)
        #expect(abs(tester.now - 1) < 1e-9)
        await touch.lift()
        #expect(log.lines == ["ended 1,41"])
        #expect(try tester.find(.label("pad")).value == "rests")
        // A lifted finger does nothing any more.
        await touch.move(by: CGSize(width: 50, height: 50), over: 0.1)
        await touch.lift()
        #expect(log.lines == ["ended 1,41"])
    }

    @Test("a cancelled touch ends no gesture, and gesture state falls back")
    func cancel() async throws {
        let log = Log()
        let tester = ViewTester(DragPad(log: log))
        let touch = tester.touch(at: try tester.find(.label("pad")).center)
        await touch.move(by: CGSize(width: 30, height: 0), over: 0.1)
        await touch.cancel()
        #expect(log.lines.isEmpty)
        #expect(try tester.find(.label("pad")).value == "rests")
    }

    @Test("several fingers drag several views")
    func fingers() async throws {
        let first = Log()
        let second = Log()
        let tester = ViewTester(
            VStack {
                DragPad(log: first)
                DragPad(log: second)
            })
        let pads = tester.findAll(.label("pad"))
        let one = tester.touch(at: pads[0].center)
        let two = tester.touch(at: pads[1].center)
        await one.move(by: CGSize(width: 20, height: 0), over: 0.1)
        await two.move(by: CGSize(width: 0, height: 30), over: 0.1)
        #expect(tester.findAll(.label("pad")).map(\.value) == ["20,0", "0,30"])
        await one.lift()
        await two.lift()
        #expect(first.lines == ["ended 20,0"] && second.lines == ["ended 0,30"])
    }

    @Test("tap, press and drag do what a finger does on the middle of an element")
    func shortcuts() async throws {
        let log = Log()
        let tester = ViewTester(
            VStack {
                Button("Tap") { log.lines.append("tapped") }
                Text("Press").onLongPressGesture(minimumDuration: 0.5) { log.lines.append("pressed") }
                DragPad(log: log)
            })
        await tester.tap(try tester.find(.label("Tap")))
        #expect(log.lines == ["tapped"])
        await tester.press(try tester.find(.text("Press")), for: 0.3)
        #expect(log.lines == ["tapped"])
        await tester.press(try tester.find(.text("Press")), for: 0.6)
        #expect(log.lines == ["tapped", "pressed"])
        let before = tester.now
        await tester.drag(
            try tester.find(.label("pad")), by: CGSize(width: 12, height: -7), over: 0.25, holding: 0.75)
        #expect(log.lines.last == "ended 12,-7")
        #expect(abs(tester.now - before - 1) < 1e-9)
    }

    @Test("scroll turns the wheel over a point")
    func scroll() async throws {
        let tester = ViewTester(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) }
                }
            }, size: CGSize(width: 200, height: 400))
        let before = try tester.find(.text("row 3")).frame.minY
        await tester.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 120))
        try await tester.settle()
        #expect(abs(try tester.find(.text("row 3")).frame.minY - (before - 120)) < 0.001)
    }

    @Test("keys reach what has the focus, with their modifiers, and text is typed key by key")
    func keys() async throws {
        let log = Log()
        let tester = ViewTester(KeyPad(log: log))
        await tester.pump()
        await tester.type("ab")
        #expect(log.lines == ["a", "b"])
        await tester.key(.return, modifiers: [])
        await tester.key("s", modifiers: .command)
        #expect(log.lines == ["a", "b", "\r", "saved"])
    }
}

private struct KeyPad: View {
    let log: Log
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text("keys")
                .focusable()
                .focused($isFocused)
                .onKeyPress { press in
                    guard press.modifiers.isEmpty else { return .ignored }
                    log.lines.append(press.characters)
                    return .handled
                }
            Button("Save") { log.lines.append("saved") }.keyboardShortcut("s")
        }
        .onAppear { isFocused = true }
    }
}

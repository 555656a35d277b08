import SwiftUITesting
import Testing

@MainActor
@Suite("Fingers on fields")
struct FieldTouchTests {
    private struct Page: View {
        @State var text = "one two three"

        var body: some View {
            VStack {
                Spacer()
                TextField("Text", text: $text)
                Spacer()
            }
            .padding()
        }
    }

    private func value(_ tester: ViewTester) throws -> String { try tester.find(.role(.textField)).value ?? "" }

    private func doubleTap(_ tester: ViewTester, at x: CGFloat) async throws {
        let field = try tester.find(.role(.textField))
        for _ in 0..<2 {
            await tester.touch(at: CGPoint(x: field.frame.minX + x, y: field.frame.midY)).lift()
        }
        await tester.advance(by: 0.2)
    }

    @Test("A double tap offers what can be done with the word, and that is done")
    func menu() async throws {
        let tester = ViewTester(Page())
        try await doubleTap(tester, at: 10)
        #expect(tester.findAll(.label("Paste")).isEmpty)
        await tester.tap(try tester.find(.label("Cut")))
        await tester.advance(by: 0.6)
        #expect(try value(tester) == " two three")
        #expect(tester.findAll(.label("Cut")).isEmpty)
        await tester.key(.end)
        try await doubleTap(tester, at: 30)
        await tester.tap(try tester.find(.label("Select All")))
        await tester.advance(by: 0.6)
        await tester.tap(try tester.find(.label("Paste")))
        await tester.advance(by: 0.2)
        #expect(try value(tester) == "one")
    }

    @Test("The ends of a selection follow the finger that moves them, and typing takes them away")
    func handles() async throws {
        let tester = ViewTester(Page())
        let plain = tester.layersDescription
        try await doubleTap(tester, at: 10)
        #expect(tester.layersDescription != plain)
        let field = try tester.find(.role(.textField))
        // The word ends some 26 points from the field's edge; its dot hangs below the line.
        let touch = tester.touch(at: CGPoint(x: field.frame.minX + 30, y: field.frame.maxY + 4))
        await touch.move(by: CGSize(width: 200, height: 0), over: 0.2)
        await touch.lift()
        await tester.type("x")
        #expect(try value(tester) == "x")
        await tester.advance(by: 0.2)
        #expect(tester.findAll(.label("Copy")).isEmpty)
    }

    @MainActor
    private final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    private struct Tapped: View {
        let log: Log
        @State private var text = "one"
        @FocusState private var focus: String?

        var body: some View {
            VStack(spacing: 40) {
                TextField("Plain", text: $text).focused($focus, equals: "plain").onTapGesture { log.add("tap") }
                TextField("Ground", text: $text)
                    .focused($focus, equals: "ground")
                    .padding(20)
                    .background(Color.gray)
                    .onTapGesture { log.add("tap") }
                TextField("Beside", text: $text)
                    .focused($focus, equals: "beside")
                    .simultaneousGesture(TapGesture().onEnded { log.add("tap") })
                TextField("Left", text: $text)
                    .focused($focus, equals: "left")
                    .onTapGesture {
                        log.add("tap")
                        focus = nil
                    }
                Button {
                    log.add("button")
                } label: {
                    TextField("Inner", text: $text).focused($focus, equals: "inner").padding(20).background(Color.gray)
                }
                Text("Focus: \(focus ?? "none")")
            }
        }
    }

    // Search fields of many apps tell by `onTapGesture` that somebody begins to type: UIKit's field recognizes its taps
    // beside those of SwiftUI. Only controls around it leave the tap to it.
    @Test("a tap into a field is told to the app's gestures around it, and directs the keyboard to the field")
    func gesturesAround() async throws {
        let log = Log()
        let tester = ViewTester(Tapped(log: log))
        for name in ["Plain", "Ground", "Beside", "Left", "Left"] {
            await tester.tap(try tester.find(.role(.textField, name)))
            try await tester.settle()
            #expect(log.lines == ["tap"], "\(name)")
            _ = try tester.find(.text("Focus: \(name.lowercased())"))
            log.lines = []
        }
        await tester.tap(try tester.find(.role(.button, "Inner")))
        try await tester.settle()
        #expect(log.lines.isEmpty)
        _ = try tester.find(.text("Focus: inner"))
        // What is around the field is no field.
        for (name, told) in [("Ground", "tap"), ("Inner", "button")] {
            let center = try tester.find(.label(name)).center
            await tester.touch(at: CGPoint(x: center.x, y: center.y - 20)).lift()
            try await tester.settle()
            #expect(log.lines == [told])
            _ = try tester.find(.text("Focus: inner"))
            log.lines = []
        }
    }
}

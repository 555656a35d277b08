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
}

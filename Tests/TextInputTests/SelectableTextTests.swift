import SwiftUITesting
import Testing

@testable import RiffleTextInput

@MainActor
@Suite("Texts that can be selected")
struct SelectableTextTests {
    private struct Page: View {
        @State var pasted = ""

        var body: some View {
            VStack(spacing: 60) {
                Spacer()
                Text("Take some words")
                    .textSelection(.enabled)
                Text("Others")
                    .textSelection(.enabled)
                TextField("Field", text: $pasted)
                Text("Has \(pasted)")
            }
        }
    }

    private func paste(_ tester: ViewTester) async throws -> String {
        await tester.tap(try tester.find(.role(.textField, "Field")))
        await tester.key("a", modifiers: .command)
        await tester.key("v", modifiers: .command)
        return try tester.find(.role(.textField, "Field")).value ?? ""
    }

    @Test("A long press takes a whole text, and the menu beside it copies it")
    func touch() async throws {
        let tester = ViewTester(Page())
        let plain = tester.layersDescription
        await tester.press(try tester.find(.text("Take some words")), for: 0.7)
        try await tester.settle()
        #expect(tester.layersDescription != plain)
        await tester.tap(try tester.find(.label("Copy")))
        try await tester.settle()
        #expect(tester.findAll(.label("Copy")).isEmpty)
        #expect(try await paste(tester) == "Take some words")
    }

    @Test("Where another text is taken, the one before is let go")
    func onlyOne() async throws {
        let tester = ViewTester(Page())
        await tester.press(try tester.find(.text("Take some words")), for: 0.7)
        await tester.press(try tester.find(.text("Others")), for: 0.7)
        try await tester.settle()
        #expect(tester.findAll(.label("Copy")).count == 1)
        await tester.key("c", modifiers: .command)
        #expect(try await paste(tester) == "Others")
    }

    @Test("A double tap takes a word, and a tap lets it go")
    func word() async throws {
        let tester = ViewTester(Page())
        let text = try tester.find(.text("Take some words"))
        for _ in 0..<2 { await tester.touch(at: CGPoint(x: text.frame.minX + 10, y: text.frame.midY)).lift() }
        try await tester.settle()
        await tester.key("c", modifiers: .command)
        #expect(try await paste(tester) == "Take")
    }

    @Test("Spans go in both directions, and beyond the text they end with it")
    func spans() {
        #expect(TextSpan(text: 0, anchor: 5, head: 2).range == 2..<5)
        #expect(TextSpan.all(of: "a😀", text: 1).range == 0..<3)
        #expect(TextSpan(text: 0, anchor: 1, head: 90).characters(of: "héllo") == "éllo")
    }
}

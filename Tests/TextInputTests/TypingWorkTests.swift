@_spi(Benchmarking) import SwiftUITesting
import Testing

/// What a keystroke costs, and that nothing is left out for it.
@MainActor
struct TypingWorkTests {
    private struct Names: View {
        @State private var names = Array(repeating: "", count: 20)

        var body: some View {
            VStack {
                ForEach(0..<20, id: \.self) { index in NameRow(number: index, name: $names[index]) }
            }
        }
    }

    private struct NameRow: View {
        let number: Int
        @Binding var name: String

        var body: some View {
            TextField("Name \(number)", text: $name)
                .textFieldStyle(.roundedBorder)
                .accessibilityValue("\(name.count) characters")
        }
    }

    @Test("A keystroke evaluates the view that reads the text, the field, and nothing else; nothing is laid out")
    func bodies() async throws {
        let tester = ViewTester(Names(), size: CGSize(width: 390, height: 1200))
        await tester.tap(try tester.find(.role(.textField, "Name 7")))
        try await tester.settle()
        for key in "abc" {
            await tester.type(String(key))
            #expect(tester.statistics.bodiesEvaluated <= 2)
            #expect(tester.statistics.nodesLaidOut == 0)
        }
        #expect(try tester.find(.role(.textField, "Name 7")).value == "3 characters")
        #expect(tester.layersDescription.contains("abc"))
    }

    @MainActor @Observable
    fileprivate final class Draft {
        var title = "" { didSet { if title.count > 3 { title = String(title.prefix(3)) } } }
    }

    private final class OldDraft: ObservableObject {
        @Published var title = ""
    }

    private struct Editor: View {
        @State private var draft = Draft()
        @StateObject private var old = OldDraft()
        @State private var text = ""

        var body: some View {
            TextField("Observed", text: $draft.title)
            TextField("Published", text: $old.title)
            TextField("State", text: $text)
                .onChange(of: text) { if text.count > 3 { text = String(text.prefix(3)) } }
            Button("Fill") {
                draft.title = "one"
                old.title = "two"
                text = "six"
            }
        }
    }

    @Test("Fields show what the app writes, whatever keeps the text")
    func writtenElsewhere() async throws {
        let tester = ViewTester(Editor())
        await tester.tap(try tester.find(.text("Fill")))
        try await tester.settle()
        #expect(try tester.find(.role(.textField, "Observed")).value == "one")
        #expect(try tester.find(.role(.textField, "Published")).value == "two")
        #expect(try tester.find(.role(.textField, "State")).value == "six")
    }

    @Test("Fields show what the app has cut off again", arguments: ["Observed", "State"])
    func cutOff(name: String) async throws {
        let tester = ViewTester(Editor())
        await tester.tap(try tester.find(.role(.textField, name)))
        await tester.type("abcde")
        try await tester.settle()
        #expect(try tester.find(.role(.textField, name)).value == "abc")
        #expect(tester.layersDescription.contains("abc"))
        #expect(!tester.layersDescription.contains("abcd"))
    }
}

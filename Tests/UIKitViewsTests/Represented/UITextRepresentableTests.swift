import SwiftUITesting
import Testing

@MainActor
@Suite("Texts of UIKit's that are edited")
struct UITextRepresentableTests {
    private struct Field: UIViewRepresentable {
        @Binding var text: String
        var takesFocus = false
        let onEnd: () -> Void

        @MainActor final class Coordinator: UITextFieldDelegate {
            let parent: Field

            init(_ parent: Field) { self.parent = parent }

            func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { !string.contains("x") }
            func textFieldDidEndEditing(_ textField: UITextField) { parent.onEnd() }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return true
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Name"
            field.borderStyle = .roundedRect
            field.delegate = context.coordinator
            field.setContentHuggingPriority(.required, for: .vertical)
            if takesFocus { field.becomeFirstResponder() }
            return field
        }

        func updateUIView(_ field: UITextField, context: Context) { field.text = text }
    }

    private struct FieldPage: View {
        var takesFocus = false
        @State private var text = "Al"
        @State private var ends = 0

        var body: some View {
            VStack {
                Field(text: $text, takesFocus: takesFocus) { ends += 1 }
                Text("Text: \(text)")
                Text("Ended: \(ends)")
                Button("Clear all") { text = "" }
            }
        }
    }

    @Test("What is typed comes to the delegate, which may refuse it; the return key gives the focus back")
    func field() async throws {
        let tester = ViewTester(FieldPage())
        await tester.tap(try tester.find(.role(.textField, nil)))
        await tester.type("i")
        _ = try tester.find(.text("Text: Ali"))
        await tester.type("x")
        _ = try tester.find(.text("Text: Ali"))
        #expect(try tester.find(.role(.textField, nil)).value == "Ali")
        await tester.key(.return, modifiers: [])
        _ = try tester.find(.text("Ended: 1"))
        await tester.tap(try tester.find(.role(.button, "Clear all")))
        _ = try tester.find(.text("Text: "))
        #expect(try tester.find(.role(.textField, nil)).label == "Name")
        #expect(tester.issues.isEmpty)
    }

    @Test("A field that asks for the focus when it is made has it")
    func focus() async throws {
        let tester = ViewTester(FieldPage(takesFocus: true))
        await tester.advance(by: 0.1)
        await tester.type("ma")
        _ = try tester.find(.text("Text: Alma"))
    }

    private struct Notes: UIViewRepresentable {
        @Binding var text: String

        @MainActor final class Coordinator: UITextViewDelegate {
            let text: Binding<String>

            init(_ text: Binding<String>) { self.text = text }

            func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
        }

        func makeCoordinator() -> Coordinator { Coordinator($text) }

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.font = .preferredFont(forTextStyle: .body)
            view.delegate = context.coordinator
            return view
        }

        func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }

    private struct NotesPage: View {
        @State private var text = "One"

        var body: some View {
            VStack {
                Notes(text: $text).frame(height: 100)
                Text("Length \(text.count)")
                Button("Reset") { text = "" }
            }
        }
    }

    @Test("A text is edited over several lines, and follows what is set")
    func textView() async throws {
        let tester = ViewTester(NotesPage())
        await tester.tap(try tester.find(.role(.textField, nil)))
        await tester.type("\ntwo")
        _ = try tester.find(.text("Length 7"))
        await tester.tap(try tester.find(.role(.button, "Reset")))
        #expect(try tester.find(.role(.textField, nil)).value == "")
        #expect(tester.issues.isEmpty)
    }

    @Test("What an edit replaced is found in units of UTF-16")
    func replacements() {
        let change = FieldEdit(from: "a👍b", to: "a👍👍b")
        #expect(change.range == NSRange(location: 3, length: 0))
        #expect(change.replacement == "👍")
        let removal = FieldEdit(from: "a👍b", to: "ab")
        #expect(removal.range == NSRange(location: 1, length: 2))
        #expect(removal.replacement.isEmpty)
    }
}

@MainActor
@Suite("Search bars of UIKit's")
struct UISearchBarTests {
    private struct Bar: UIViewRepresentable {
        @Binding var text: String
        let done: (String) -> Void

        @MainActor final class Coordinator: UISearchBarDelegate {
            let parent: Bar

            init(_ parent: Bar) { self.parent = parent }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { parent.text = searchText }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { parent.done("searched") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                parent.text = ""
                parent.done("left")
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.placeholder = "Find"
            bar.showsCancelButton = true
            bar.delegate = context.coordinator
            return bar
        }

        func updateUIView(_ bar: UISearchBar, context: Context) { bar.text = text }
    }

    private struct Page: View {
        @State private var text = ""
        @State private var event = "none"

        var body: some View {
            VStack {
                Bar(text: $text) { event = $0 }
                Text("For: \(text), \(event)")
                Spacer()
            }
        }
    }

    @Test("What is typed, the return key and the button to leave come to the delegate; the bar is 56 points high")
    func searching() async throws {
        let tester = ViewTester(Page())
        await tester.tap(try tester.find(.role(.textField, nil)))
        await tester.type("tea")
        _ = try tester.find(.text("For: tea, none"))
        await tester.key(.return, modifiers: [])
        _ = try tester.find(.text("For: tea, searched"))
        await tester.tap(try tester.find(.role(.button, "Cancel")))
        let line = try tester.find(.text("For: , left"))
        #expect((60...64).contains(line.frame.minY))
        #expect(tester.findAll(.role(.button, "Clear")).isEmpty)
    }
}

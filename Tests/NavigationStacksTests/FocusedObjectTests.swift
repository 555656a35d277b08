import SwiftUITesting
import Testing

@MainActor
@Suite("Objects that the view in focus gives")
struct FocusedObjectTests {
    private final class Draft: ObservableObject {
        @Published var title: String

        init(_ title: String) { self.title = title }
    }

    private struct Toolbar: View {
        @FocusedObject private var draft: Draft?

        var body: some View {
            Text("Title: \(draft?.title ?? "none")")
            Button("Rename") { draft?.title = "Second" }
            if let draft = $draft { Button("Empty") { draft.title.wrappedValue = "" } }
        }
    }

    private struct Page: View {
        @StateObject private var draft = Draft("First")
        @State private var text = ""
        let isOfScene: Bool

        var body: some View {
            VStack {
                Toolbar()
                if isOfScene {
                    Text("Body").focusedSceneObject(draft)
                } else {
                    TextField("Body", text: $text).focusedObject(draft)
                }
            }
        }
    }

    @Test("It is there while the focus is in the view, and its changes are shown")
    func followsFocus() async throws {
        let tester = ViewTester(Page(isOfScene: false))
        _ = try tester.find(.text("Title: none"))
        await tester.tap(try tester.find(.role(.textField, "Body")))
        _ = try tester.find(.text("Title: First"))
        await tester.tap(try tester.find(.role(.button, "Rename")))
        _ = try tester.find(.text("Title: Second"))
        await tester.tap(try tester.find(.role(.button, "Empty")))
        _ = try tester.find(.text("Title: "))
    }

    @Test("One of the scene is there wherever the focus is")
    func ofScene() async throws {
        let tester = ViewTester(Page(isOfScene: true))
        _ = try tester.find(.text("Title: First"))
        await tester.tap(try tester.find(.role(.button, "Rename")))
        _ = try tester.find(.text("Title: Second"))
    }
}

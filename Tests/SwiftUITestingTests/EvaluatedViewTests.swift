import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What other threads are told of the body that runs.
@MainActor
struct EvaluatedViewTests {
    private final class Notes { var names: [String?] = [] }

    private struct Framed: ViewModifier {
        let notes: Notes

        func body(content: Content) -> some View {
            notes.names.append(EvaluatedView.name)
            return content.padding()
        }
    }

    private struct Page: View {
        let notes: Notes

        var body: some View {
            notes.names.append(EvaluatedView.name)
            return Color.red.modifier(Framed(notes: notes))
        }
    }

    @Test("It is the view or the modifier whose body runs, and none where no body does")
    func names() {
        let notes = Notes()
        _ = ViewTester(Page(notes: notes))
        let tests = "SwiftUITestingTests.EvaluatedViewTests"
        #expect(Set(notes.names) == ["\(tests).Page", "\(tests).Framed"])
        #expect(EvaluatedView.name == nil)
    }
}

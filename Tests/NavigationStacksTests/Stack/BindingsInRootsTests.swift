import NavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct BindingsInRootsTests {
    private struct Editing: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            NavigationStack {
                List { Text("Row") }.toolbar { EditButton() }.environment(\.editMode, $mode)
            }
        }
    }

    @Test("a list whose edit mode is the app's own settles at once")
    func editMode() async throws {
        let tester = ViewTester(Editing())
        await tester.pump()
        await tester.pump()
        #expect(tester.issues.isEmpty)
        #expect(tester.statistics.bodiesEvaluated == 0)
    }
}

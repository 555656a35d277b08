import SwiftUITesting
import Testing

@MainActor
@Suite("The edit mode of a window and of its screens")
struct EditModeTests {
    private struct Plain: View {
        @State private var foods = ["Soup", "Bread"]
        @Environment(\.editMode) private var editMode

        var body: some View {
            VStack {
                EditButton()
                Text("Editing \(editMode?.wrappedValue.isEditing == true)")
                List {
                    ForEach(foods, id: \.self) { Text($0) }.onDelete { foods.remove(atOffsets: $0) }
                }
            }
        }
    }

    @Test("Outside of a stack an edit button works, too: the list beside it and the view around follow")
    func plain() async throws {
        let tester = ViewTester(Plain())
        _ = try tester.find(.text("Editing false"))
        let row = try tester.find(.text("Soup")).frame.minX
        await tester.tap(try tester.find(.text("Edit")))
        try await tester.settle()
        _ = try tester.find(.text("Editing true"))
        #expect(try tester.find(.text("Soup")).frame.minX > row + 20)
        await tester.tap(try tester.find(.text("Done")))
        try await tester.settle()
        #expect(try tester.find(.text("Soup")).frame.minX == row)
        #expect(tester.issues.isEmpty)
    }

    private struct Stack: View {
        @State private var path: [Int] = []

        var body: some View {
            VStack {
                EditButton()
                NavigationStack(path: $path) {
                    Button("Push") { path = [1] }
                        .toolbar { EditButton() }
                        .navigationDestination(for: Int.self) { _ in
                            Color.clear.toolbar { EditButton() }
                        }
                }
            }
        }
    }

    @Test("Each screen of a stack keeps its own")
    func screens() async throws {
        let tester = ViewTester(Stack())
        let buttons = tester.findAll(.text("Edit"))
        #expect(buttons.count == 2)
        // The one in the screen's bar.
        await tester.tap(try #require(buttons.max { $0.frame.minY < $1.frame.minY }))
        try await tester.settle()
        #expect(tester.findAll(.text("Done")).count == 1 && tester.findAll(.text("Edit")).count == 1)
        await tester.tap(try tester.find(.text("Push")))
        try await tester.settle()
        #expect(tester.findAll(.text("Edit")).count == 2)
    }
}

import SwiftUITesting
import Testing

@testable import RiffleLists

/// Actions of sections, for containers of an app's own that have a place for them.
@MainActor
struct SectionActionsTests {
    private struct Mailboxes<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                ForEach(sections: content) { section in
                    HStack {
                        section.header
                        Group(subviews: section.actions) { Text("actions \($0.count)") }
                        section.actions
                    }
                    Text("rows \(section.content.count)")
                    section.content
                }
            }
        }
    }

    @Test("A container has the actions of a section apart from its content")
    func apart() async throws {
        var pressed = 0
        let tester = ViewTester(
            Mailboxes {
                Section("First") {
                    Text("One")
                    Text("Two")
                }
                .sectionActions {
                    Button("Add") { pressed += 1 }
                    Button("Sort") {}
                }
                Section("Second") { Text("Three") }
            })
        await tester.pump()
        for words in ["actions 2", "rows 2", "actions 0", "rows 1", "Two", "Three"] {
            _ = try tester.find(.text(words))
        }
        #expect(try tester.find(.text("First")).frame.midY == tester.find(.label("Sort")).frame.midY)
        await tester.tap(try tester.find(.label("Add")))
        #expect(pressed == 1)
        #expect(tester.findAll(.label("Add")).count == 1)
    }
}

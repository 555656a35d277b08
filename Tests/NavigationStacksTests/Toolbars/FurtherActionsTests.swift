import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

@MainActor
struct FurtherActionsTests {
    private struct Page: View {
        @State private var last = "nothing"

        var body: some View {
            NavigationStack {
                Text("Did \(last)")
                    .navigationTitle("Notes")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("Add") { last = "add" } }
                        ToolbarItem(placement: .secondaryAction) {
                            Button("Sort", systemImage: "line.3.horizontal") { last = "sort" }
                        }
                        ToolbarItemGroup(placement: .secondaryAction) {
                            Button("Share") { last = "share" }
                            Button("Delete", role: .destructive) { last = "delete" }
                        }
                    }
                    .toolbarTitleMenu { Button("Duplicate") { last = "duplicate" } }
            }
        }
    }

    @Test("secondary actions are the rows of one menu beside the primary ones, and close it")
    func menu() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        #expect(tester.findAll(.label("Sort")).isEmpty)
        #expect(try tester.find(.label("More")).frame.maxX < tester.find(.label("Add")).frame.minX)
        await tester.tap(try tester.find(.label("More")))
        try await tester.settle()
        let rows = try ["Sort", "Share", "Delete"].map { try tester.find(.label($0)).frame }
        #expect(rows.allSatisfy { $0.width == 250 && abs($0.height - 43.67) < 0.5 })
        #expect(rows.map(\.minY) == rows.map(\.minY).sorted())
        await tester.tap(try tester.find(.label("Share")))
        try await tester.settle()
        #expect(tester.findAll(.text("Did share")).count == 1 && tester.findAll(.label("Sort")).isEmpty)
    }

    @Test("the buttons of a title's menu are rows of a menu, and close it")
    func titleMenu() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        await tester.tap(try tester.find(.role(.header, "Notes")))
        try await tester.settle()
        let row = try tester.find(.label("Duplicate"))
        #expect(row.frame.width == 250)
        await tester.tap(row)
        try await tester.settle()
        #expect(tester.findAll(.text("Did duplicate")).count == 1 && tester.findAll(.label("Duplicate")).isEmpty)
    }
}

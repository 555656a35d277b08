import SwiftUITesting
import Testing

@testable import RiffleLists

/// Lists under the bars of a stack.
@MainActor
struct BarsAboveListsTests {
    private struct Names: View {
        let mode: NavigationBarItem.TitleDisplayMode
        @State private var names = ["Ann", "Bob"]

        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                }
                .navigationTitle("Names")
                .navigationBarTitleDisplayMode(mode)
                .toolbar { EditButton() }
            }
        }
    }

    @Test("an edit button in the bar edits the list of its screen")
    func editButton() async throws {
        let tester = ViewTester(Names(mode: .inline))
        await tester.pump()
        let before = try tester.find(.text("Ann")).frame.minX
        await tester.tap(try tester.find(.label("Edit")))
        try await tester.settle()
        #expect(try tester.find(.text("Ann")).frame.minX == before + 40)
        _ = try tester.find(.label("Done"))
    }

    @Test("below a large title the first card needs no room above it")
    func topMargin() async throws {
        let inline = ViewTester(Names(mode: .inline))
        try await inline.settle()
        let large = ViewTester(Names(mode: .large))
        try await large.settle()
        #expect(abs(try inline.find(.text("Ann")).frame.midY - (44 + 35 + 22)) <= 0.5)
        #expect(abs(try large.find(.text("Ann")).frame.midY - (96 + 22)) <= 0.5)
    }

    private struct NamesWithSheet: View {
        @State private var isOpen = false

        var body: some View {
            NavigationStack {
                List { Button("Open") { isOpen = true } }
                    .navigationTitle("Names")
                    .sheet(isPresented: $isOpen) { List { Text("Ann") } }
            }
        }
    }

    @Test("a list in a sheet keeps its margin, whatever is above the list that presents the sheet")
    func topMarginInSheet() async throws {
        let tester = ViewTester(NamesWithSheet())
        try await tester.settle()
        await tester.tap(try tester.find(.text("Open")))
        try await tester.settle()
        let alone = ViewTester(List { Text("Ann") })
        try await alone.settle()
        let sheet = try tester.find(.role(.dialog)).frame
        #expect(try tester.find(.text("Ann")).frame.minY - sheet.minY == alone.find(.text("Ann")).frame.minY)
    }
}

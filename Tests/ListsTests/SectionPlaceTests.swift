import SwiftUITesting
import Testing

@testable import RiffleLists

/// Where sections of a list stand, and what stands in them beyond their content.
@MainActor
struct SectionPlaceTests {
    @Test("margins of a section move its cards, its header and its neighbors")
    func margins() async throws {
        let tester = ViewTester(
            List {
                Section("Usual") { Text("One") }
                Section("Wide") { Text("Two") }.listSectionMargins(.horizontal, 0)
                Section { Text("Three") }.listSectionMargins(.vertical, 50)
                Section { Text("Four") }
            })
        await tester.pump()
        func text(_ name: String) throws -> CGRect { try tester.find(.text(name)).frame }
        #expect(try text("One").minX - text("Two").minX == 16)
        let headers = tester.findAll(.role(.header))
        #expect(headers[0].frame.minX - headers[1].frame.minX == 16)
        // Its own margin takes the place of what the list has between its edge and the card.
        let gap = try text("Four").midY - text("Three").midY - 44
        #expect(abs(gap - (50 + 52.0 / 3)) < 0.7, "\(gap)")
    }

    private struct Acting: View {
        @State private var names = ["One"]

        var body: some View {
            List {
                Section("Names") {
                    ForEach(names, id: \.self) { Text($0) }
                }
                .sectionActions { Button("Add") { names.append("Two") } }
            }
        }
    }

    @Test("the actions of a section are rows below its content")
    func actions() async throws {
        let tester = ViewTester(Acting())
        await tester.tap(try tester.find(.label("Add")))
        try await tester.settle()
        let rows = try [
            tester.find(.text("One")).frame.midY, tester.find(.text("Two")).frame.midY,
            tester.find(.label("Add")).frame.midY,
        ]
        #expect(rows == rows.sorted() && rows[2] - rows[1] == 44)
    }
}

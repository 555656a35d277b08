import SwiftUITesting
import Testing

@testable import RiffleLists

@MainActor
struct RowInsetsTests {
    @Test("insets of some edges leave the others to the list, and what is said at the row counts")
    func edges() async throws {
        let tester = ViewTester(
            List {
                Section {
                    Text("One")
                    Text("Two").listRowInsets(.leading, 40)
                    Text("Three").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
                    Text("Four").listRowInsets(.vertical, 30).listRowInsets(.leading, nil)
                }
                .listRowInsets(.leading, 20)
            }
            .listStyle(.plain))
        await tester.pump()
        func frame(_ text: String) throws -> CGRect { try tester.find(.text(text)).frame }
        #expect(try ["One", "Two", "Three", "Four"].map { try frame($0).minX } == [20, 40, 5, 20])
        // The row is as high as its text with 30 points above and below.
        #expect(abs(try frame("Four").minY - frame("Three").midY - 22 - 30) <= 1)
    }

    @Test("insets of a header or a footer are around it, and those of a section are around its rows only")
    func headersAndFooters() async throws {
        let content = List {
            Section {
                Text("Row")
            } header: {
                Text("Wide").listRowInsets(EdgeInsets())
            } footer: {
                Text("Foot").listRowInsets(.leading, 3)
            }
            Section {
                Text("Inset row")
            } header: {
                Text("Plain")
            } footer: {
                Text("Both").listRowInsets(.leading, 0)
            }
            .listRowInsets(.leading, 0)
        }
        func positions(_ style: some ListStyle) async throws -> [CGFloat] {
            let tester = ViewTester(content.listStyle(style), size: CGSize(width: 390, height: 844))
            await tester.pump()
            let texts = try ["Row", "Foot", "Inset row", "Both"].map { try tester.find(.text($0)) }
            return (tester.findAll(.role(.header)) + texts).map(\.frame.minX)
        }
        #expect(try await positions(.plain) == [0, 16, 16, 3, 0, 0])
        #expect(try await positions(.insetGrouped) == [16, 32, 32, 19, 16, 16])
    }
}

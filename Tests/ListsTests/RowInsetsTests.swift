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
}

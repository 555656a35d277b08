import RifflePickers
import SwiftUITesting
import Testing

/// Pickers among the rows of a menu.
@MainActor
struct MenuPickerTests {
    private struct Options: View {
        @State private var choice = 1
        var isSection = false

        var body: some View {
            Menu("Open") {
                Button("Before") {}
                if isSection { Section("Head") { picker } } else { picker }
                Button("After") {}
            }
        }

        private var picker: some View {
            Picker("Label", selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
        }
    }

    private func rows(of view: some View) async throws -> (ViewTester, [CGRect]) {
        let tester = ViewTester(view, size: CGSize(width: 393, height: 852))
        await tester.tap(try tester.find(.label("Open")))
        try await tester.settle()
        return (tester, try ["Before", "One", "Two", "After"].map { try tester.find(.label($0)).frame })
    }

    @Test("the options stand in a section of their own, without the label")
    func gap() async throws {
        let (tester, rows) = try await rows(of: Options())
        #expect(abs(rows[1].minY - rows[0].maxY - 8) < 0.1)
        #expect(abs(rows[2].minY - rows[1].maxY) < 0.1)
        #expect(abs(rows[3].minY - rows[2].maxY - 8) < 0.1)
        #expect(tester.findAll(.label("Label")).isEmpty)
        await tester.tap(try tester.find(.label("Two")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Open")))
        try await tester.settle()
        #expect(try tester.find(.label("Two")).value == "1")
    }

    @Test("a section around the picker is its section")
    func section() async throws {
        let (tester, rows) = try await rows(of: Options(isSection: true))
        #expect(try tester.find(.label("Head")).frame.maxY <= rows[1].minY)
        #expect(abs(rows[2].minY - rows[1].maxY) < 0.1)
        #expect(abs(rows[3].minY - rows[2].maxY - 8) < 0.1)
    }
}

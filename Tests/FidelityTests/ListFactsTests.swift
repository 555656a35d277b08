import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct ListFactsTests {
    private struct Counter: View {
        let number: Int
        @State private var count = 0
        var body: some View { Button("Row \(number), \(count)") { count += 1 } }
    }

    private func counts(_ list: some View) async throws -> [String] {
        let tester = ViewTester(list)
        for _ in 0..<2 {
            await tester.tap(try tester.find(.containing("Row 1,")))
            try await tester.settle()
        }
        await tester.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: 3000))
        try await tester.settle()
        #expect(tester.findAll(.containing("Row 1,")).isEmpty)
        await tester.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -4000))
        try await tester.settle()
        return tester.findAll(.containing("Row ")).prefix(3).map(\.label)
    }

    @Test("a row that scrolls out of a list and back keeps the state of its view", .fact("list.row-state"))
    func rowState() async throws {
        let expected = ["Row 0, 0", "Row 1, 2", "Row 2, 0"]
        #expect(try await counts(List(0..<100, id: \.self) { Counter(number: $0) }) == expected)
        let sections = List {
            Section("Section") { ForEach(0..<100, id: \.self) { Counter(number: $0).padding(2).badge($0) } }
        }
        // The badges are parts of the buttons; that of 0 is not shown.
        #expect(try await counts(sections) == ["Row 0, 0", "Row 1, 2, 1", "Row 2, 0, 2"])
    }

    private struct Rows: View {
        @State private var numbers = Array(0..<100)
        var body: some View {
            List {
                ForEach(numbers, id: \.self) { Counter(number: $0) }
            }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Button("Drop") { numbers.removeFirst(2) }
                    Button("Bring") { numbers = [0, 1] + numbers }
                }
            }
        }
    }

    @Test("a row that is taken away and brought back starts afresh")
    func freshRow() async throws {
        let tester = ViewTester(Rows())
        for name in ["Row 1, 0", "Row 2, 0", "Drop", "Bring"] {
            await tester.tap(try tester.find(.label(name)))
            try await tester.settle()
        }
        #expect(tester.findAll(.containing("Row ")).prefix(3).map(\.label) == ["Row 0, 0", "Row 1, 0", "Row 2, 1"])
    }
}

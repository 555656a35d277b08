import SwiftUI
import SwiftUITesting
import Testing

/// Lists and lazy stacks with as many rows as there are numbers: nobody sees their end, but they rest and scroll.
@MainActor
struct EndlessRowsTests {
    enum Container: CaseIterable {
        case list, stack, grid, sections, rowsOfTwo
    }

    private struct Page: View {
        let container: Container

        var body: some View {
            ScrollViewReader { proxy in
                Button("Go far") { proxy.scrollTo(1_000_000_000, anchor: .top) }
                switch container {
                case .list: List(0..<Int.max, id: \.self) { Text(verbatim: "Row \($0)") }
                case .stack: ScrollView { LazyVStack { rows } }
                case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
                case .sections:
                    List {
                        Section {
                            rows
                        } header: {
                            Text("Head")
                        }
                        Section("More") { rows }
                    }
                case .rowsOfTwo:
                    List {
                        ForEach(0..<Int.max, id: \.self) {
                            Text(verbatim: "Row \($0)")
                            Text(verbatim: "Again \($0)")
                        }
                    }
                }
            }
        }

        private var rows: some View { ForEach(0..<Int.max, id: \.self) { Text(verbatim: "Row \($0)") } }
    }

    @Test("they rest, and scroll by a little and by far", arguments: Container.allCases)
    func endless(container: Container) async throws {
        let tester = ViewTester(Page(container: container))
        try await tester.settle()
        #expect(tester.findAll(.text("Row 0")).count == 1)
        await tester.scroll(at: CGPoint(x: 190, y: 500), by: CGSize(width: 0, height: 5_000))
        try await tester.settle()
        #expect(tester.findAll(.text("Row 0")).isEmpty)
        #expect(!tester.findAll(.containing("Row ")).isEmpty)
        await tester.tap(try tester.find(.label("Go far")))
        try await tester.settle()
        #expect(tester.findAll(.text("Row 1000000000")).count == 1)
        #expect(tester.findAll(.containing("Row ")).count < 100)
    }
}

import RiffleTabs
import SwiftUITesting
import Testing

/// Pages that scroll, below a large title.
@MainActor
struct PagesOfListsTests {
    private struct Pages: View {
        let hasFooter: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    TabView {
                        ForEach(0..<3) { page in
                            List(0..<30) { row in Text(verbatim: "page \(page) row \(row)") }
                        }
                    }
                    .tabViewStyle(.page)
                    if hasFooter { Text("Footer").padding() }
                }
                .navigationTitle("Pages")
            }
        }
    }

    @Test("scrolling a page takes the large title along, and settles", arguments: [false, true])
    func scrolling(hasFooter: Bool) async throws {
        let tester = ViewTester(Pages(hasFooter: hasFooter), size: CGSize(width: 393, height: 852), scale: 1)
        try await tester.settle()
        let row = try tester.find(.text("page 0 row 3")).frame.minY
        let title = try tester.find(.text("Pages")).frame.minY
        let touch = tester.touch(at: CGPoint(x: 150, y: 500))
        await touch.move(by: CGSize(width: 0, height: -40), over: 0.2)
        #expect(tester.issues.map(\.message) == [])
        let moved = try row - tester.find(.text("page 0 row 3")).frame.minY
        #expect(moved > 20 && moved <= 40)
        #expect(try tester.find(.text("Pages")).frame.minY < title)
        await touch.move(by: CGSize(width: 0, height: -200), over: 0.3)
        await touch.lift()
        try await tester.settle()
        #expect(tester.findAll(.text("page 0 row 3")).isEmpty)
        _ = try tester.find(.text("page 0 row 15"))
        #expect(tester.issues.map(\.message) == [])
    }

    @Test("the large title follows the page in sight, each of which starts below all of it")
    func turning() async throws {
        let tester = ViewTester(Pages(hasFooter: false), size: CGSize(width: 393, height: 852), scale: 1)
        try await tester.settle()
        let row = try tester.find(.text("page 0 row 3")).frame.minY
        let title = try tester.find(.text("Pages")).frame.minY
        func scroll(by length: CGFloat) async throws {
            let touch = tester.touch(at: CGPoint(x: 150, y: 600))
            await touch.move(by: CGSize(width: 0, height: length), over: 0.4)
            await touch.hold(for: 0.2)
            await touch.lift()
            try await tester.settle()
        }
        func turn(by length: CGFloat) async throws {
            let touch = tester.touch(at: CGPoint(x: 200, y: 500))
            await touch.move(by: CGSize(width: length, height: 0), over: 0.2)
            await touch.lift()
            try await tester.settle()
        }
        try await scroll(by: -300)
        let small = try tester.find(.text("Pages")).frame.minY
        #expect(small < title)
        try await turn(by: -180)
        #expect(try tester.find(.text("Pages")).frame.minY == title)
        #expect(try tester.find(.text("page 1 row 3")).frame.minY == row)
        try await scroll(by: -300)
        #expect(try tester.find(.text("Pages")).frame.minY == small)
        #expect(try tester.find(.text("page 1 row 8")).frame.minX >= 0)
        #expect(tester.issues.map(\.message) == [])
    }
}

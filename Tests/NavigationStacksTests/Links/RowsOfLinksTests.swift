import SwiftUITesting
import Testing

/// What rows of links show besides their labels: badges, and that what they lead to is still there.
@MainActor
struct RowsOfLinksTests {
    private struct Boxes: View {
        @State private var count = 3

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Inbox") { Text("Mail") }.badge(count)
                    NavigationLink {
                        Text("Mail")
                    } label: {
                        Label("Sent", systemImage: "paperplane").badge(count)
                    }
                    NavigationLink("Trash") { Text("Mail") }.badge(count).disabled(true)
                    Button("Read") { count = 0 }.badge(count)
                    Button {
                    } label: {
                        Text("Write").badge(count)
                    }
                    Label("Drafts", systemImage: "doc").badge(count)
                }
            }
        }
    }

    @Test("a badge on a link or a button of a row, or on its label, is a part of it, and on other rows it is not")
    func badges() async throws {
        let tester = ViewTester(Boxes())
        try await tester.settle()
        for name in ["Inbox", "Sent", "Trash", "Read", "Write"] { _ = try tester.find(.role(.button, "\(name), 3")) }
        #expect(tester.findAll(.text("3")).count == 1)
        await tester.tap(try tester.find(.label("Read, 3")))
        try await tester.settle()
        for name in ["Inbox", "Sent", "Trash", "Read", "Write"] { _ = try tester.find(.role(.button, name)) }
        #expect(tester.findAll(.containing("3")).isEmpty)
    }

    @Test("a badge on a link stands before the arrow, which is where it is without a badge")
    func arrow() async throws {
        var columns: [[Int]] = []
        for count in [0, 3] {
            let tester = ViewTester(
                NavigationStack { List { NavigationLink("Inbox") { Text("Mail") }.badge(count) } }, scale: 1)
            try await tester.settle()
            let row = try tester.find(.containing("Inbox")).frame
            let picture = try tester.snapshot()
            let rows = Int(row.minY)..<Int(row.maxY)
            columns.append(
                (Int(row.midX)..<Int(row.maxX)).filter { x in rows.contains { picture[x, $0].g < 220 } })
        }
        let (arrow, badged) = (columns[0], columns[1])
        #expect(!arrow.isEmpty)
        #expect(badged.suffix(arrow.count) == arrow[...])
        #expect(badged.count > arrow.count + 3)
    }

    private struct Loop: View {
        @State private var path = [1, 2]

        var body: some View {
            NavigationStack(path: $path) {
                List { NavigationLink("to 1", value: 1) }
                    .navigationDestination(for: Int.self) { number in
                        List {
                            NavigationLink("to \(3 - number)", value: 3 - number)
                            NavigationLink("to 9", value: 9)
                        }
                        .navigationTitle("Screen \(number)")
                    }
            }
        }
    }

    @Test("a row of a link looks pressed while what it has led to is there, not wherever the value is on the path")
    func pressed() async throws {
        let tester = ViewTester(Loop(), scale: 1)
        try await tester.settle()
        func isGray(_ name: String) throws -> Bool {
            let row = try tester.find(.role(.button, name)).frame
            return try tester.snapshot()[140, Int(row.midY)].g < 225
        }
        // Screen 1 is below, and has led here.
        #expect(try !isGray("to 1"))
        await tester.tap(try tester.find(.label("to 9")))
        try await tester.settle()
        let finger = tester.touch(at: CGPoint(x: 3, y: 400))
        await finger.move(by: CGSize(width: 200, height: 0), over: 0.3)
        #expect(try isGray("to 9"))
        await finger.lift()
    }
}

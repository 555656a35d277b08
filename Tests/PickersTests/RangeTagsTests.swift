import SwiftUITesting
import Testing

/// What views of a range are named by where nobody names them.
@MainActor
struct RangeTagsTests {
    private struct Party: View {
        @State private var count = 2

        var body: some View {
            NavigationStack {
                Form {
                    Text("chosen: \(count)")
                    Picker("Places", selection: $count) { ForEach(2..<9) { Text("\($0) by place") } }
                    Picker("Numbers", selection: $count) { ForEach(2..<9, id: \.self) { Text("\($0) by number") } }
                    Picker("Tags", selection: $count) { ForEach(2..<9) { Text("\($0) by tag").tag($0) } }
                }
            }
        }
    }

    @Test("the numbers of a range are chosen by their places in it, unless ids or tags say otherwise")
    func picker() async throws {
        let tester = ViewTester(Party())
        #expect(try tester.find(.label("Numbers")).value == "2 by number")
        #expect(try tester.find(.label("Tags")).value == "2 by tag")
        #expect(try tester.find(.label("Places")).value == "4 by place")
        await tester.tap(try tester.find(.label("Places")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("7 by place")))
        try await tester.settle()
        _ = try tester.find(.text("chosen: 5"))
        #expect(try tester.find(.label("Numbers")).value == "5 by number")
        #expect(try tester.find(.label("Tags")).value == "5 by tag")
        #expect(tester.issues.isEmpty)
    }

    private struct Rows: View {
        @State private var row: Int? = 0

        var body: some View {
            VStack {
                Text("chosen: \(row.map { "\($0)" } ?? "none")")
                List(1..<4, selection: $row) { Text("Row \($0)") }
            }
        }
    }

    @Test("so are the rows of a list")
    func list() async throws {
        let tester = ViewTester(Rows())
        #expect(try tester.find(.text("Row 1")).node.traits.contains(.selected))
        await tester.tap(try tester.find(.text("Row 3")))
        try await tester.settle()
        _ = try tester.find(.text("chosen: 2"))
        #expect(try tester.find(.text("Row 3")).node.traits.contains(.selected))
    }

    @Test("so are pages")
    func pages() throws {
        let tester = ViewTester(
            TabView(selection: .constant(2)) { ForEach(2..<9) { Text("Page \($0)") } }.tabViewStyle(.page))
        #expect(try tester.find(.text("Page 4")).isHittable)
    }
}

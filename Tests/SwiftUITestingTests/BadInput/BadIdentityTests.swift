import SwiftUITesting
import Testing

@MainActor
struct BadIdentityTests {
    @Test("duplicate ids are reported once each, by id and view, and every element is shown")
    func duplicates() async throws {
        let tester = ViewTester(Names(names: ["a", "b", "a", "a", "b"]))
        await tester.advance(by: 0.1)
        #expect(tester.findAll(.role(.text)).map(\.text) == ["a", "b", "a", "a", "b"])
        #expect(tester.issues.map(\.kind) == [.duplicateID, .duplicateID])
        #expect(tester.issues(mentioning: "Names", "ForEach", "id a", "Give each element an id of its own").count == 1)
        #expect(tester.issues(mentioning: "id b").count == 1)
    }

    @Test("ids that change with every update make views anew, without end or leftovers")
    func changing() async throws {
        let log = Log()
        let tester = ViewTester(Restless(log: log))
        for count in 1...5 {
            await tester.tap(try tester.find(.label("Again")))
            try await tester.settle()
            #expect(tester.findAll(.containing("row")).count == 3)
            #expect(log.lines.filter { $0 == "appeared" }.count == 3 * (count + 1))
            #expect(log.lines.filter { $0 == "disappeared" }.count == 3 * count)
        }
    }

    @Test("an `id` that is not equal to itself does not keep an update going")
    func unequal() async throws {
        let tester = ViewTester(Text("here").id(Double.nan))
        try await tester.settle()
        _ = try tester.find(.text("here"))
        #expect(tester.statistics.bodiesEvaluated == 0)
    }

    @Test("duplicates that come, go and change places leave nothing behind")
    func moving() async throws {
        let tester = ViewTester(Shuffling())
        for _ in 0..<6 {
            await tester.tap(try tester.find(.label("Next")))
            await tester.advance(by: 0.05)
        }
        try await tester.settle()
        #expect(tester.findAll(.role(.text)).map(\.text) == Shuffling.decks[6 % Shuffling.decks.count])
    }
}

private struct Names: View {
    let names: [String]
    var body: some View {
        VStack { ForEach(names, id: \.self) { Text($0) } }
    }
}

private struct Row: Identifiable {
    let id = UUID()
    let title: String
}

private struct Restless: View {
    let log: Log
    @State private var count = 0
    /// A new id each time, as when a model makes one up in its initializer.
    private var rows: [Row] { (0..<3).map { Row(title: "row \($0)") } }

    var body: some View {
        VStack {
            ForEach(rows) { row in
                Text(row.title)
                    .onAppear { log.lines.append("appeared") }
                    .onDisappear { log.lines.append("disappeared") }
            }
            Button("Again") { count += 1 }.accessibilityValue("\(count)")
        }
    }
}

private struct Shuffling: View {
    static let decks = [["a", "a", "b"], ["b", "a"], ["a", "b", "a", "a"], [], ["b", "b"]]
    @State private var step = 0
    var body: some View {
        VStack {
            ForEach(Self.decks[step % Self.decks.count], id: \.self) { Text($0).transition(.opacity) }
            Button("Next") { withAnimation { step += 1 } }
        }
    }
}

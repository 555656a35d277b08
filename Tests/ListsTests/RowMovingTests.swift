import SwiftUITesting
import Testing

@testable import RiffleLists

/// Rows that somebody takes to another place.
@MainActor
struct RowMovingTests {
    private struct Names: View {
        @State var names: [String]
        var canMove = true

        var body: some View {
            VStack {
                Text("is \(names.prefix(4).joined())")
                Text("at \(names.firstIndex(of: "A") ?? -1)")
                List {
                    ForEach(names, id: \.self) { Text($0).moveDisabled(!canMove) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .listStyle(.plain)
            }
        }
    }

    private func letters(_ count: Int) -> [String] {
        ["A", "B", "C", "D"] + (0..<count).map { "row \($0)" }
    }

    @Test("a finger that rests on a row takes it along, without an edit mode")
    func hold() async throws {
        let tester = ViewTester(Names(names: letters(0)))
        let row = try tester.find(.text("A"))
        await tester.drag(row, by: CGSize(width: 0, height: 100), over: 0.4, holding: 0.6)
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is BCAD")
        #expect(tester.issues.isEmpty)
    }

    @Test("a finger that does not rest scrolls, and rows that must not be moved stay")
    func others() async throws {
        let tester = ViewTester(Names(names: letters(0)))
        await tester.drag(try tester.find(.text("A")), by: CGSize(width: 0, height: 100), over: 0.4)
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is ABCD")
        let fixed = ViewTester(Names(names: letters(0), canMove: false))
        await fixed.drag(try fixed.find(.text("A")), by: CGSize(width: 0, height: 100), over: 0.4, holding: 0.6)
        try await fixed.settle()
        #expect(try fixed.find(.containing("is ")).text == "is ABCD")
    }

    @Test("of rows whose ids repeat only the one that is held is taken along")
    func repeated() async throws {
        let tester = ViewTester(Names(names: ["A", "B", "A", "C"]))
        try await tester.settle()
        let rows = tester.findAll(.text("A")).map(\.center.y)
        let touch = tester.touch(at: CGPoint(x: 100, y: rows[0]))
        await touch.hold(for: 0.6)
        await touch.move(by: CGSize(width: 0, height: 60), over: 0.4)
        await touch.hold(for: 0.5)
        #expect(tester.findAll(.text("A")).map(\.center.y).contains { abs($0 - rows[1]) < 1 })
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is BAAC")
        #expect(tester.findAll(.text("A")).count == 2)
    }

    @Test("at the edge the list scrolls under the row, as far as it goes")
    func edge() async throws {
        let tester = ViewTester(Names(names: letters(96)))
        let row = try tester.find(.text("A"))
        let touch = tester.touch(at: row.center)
        await touch.hold(for: 0.6)
        await touch.move(to: CGPoint(x: row.center.x, y: 845), over: 0.3)
        await touch.hold(for: 3)
        // The row is still under the finger.
        #expect(abs(try tester.find(.text("A")).center.y - 845) < 3)
        await touch.hold(for: 10)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("at ")).text == "at 99")
    }

    @Test("a row stays under the finger while the window changes its size and a wheel turns")
    func elsewhere() async throws {
        struct Centered: View {
            @State var names = ["A", "B", "C", "D"] + (0..<40).map { "row \($0)" }
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .listStyle(.plain)
                .frame(height: 400)
            }
        }
        let tester = ViewTester(Centered(), size: CGSize(width: 300, height: 800))
        let row = try tester.find(.text("B")).center
        let touch = tester.touch(at: row)
        await touch.hold(for: 0.6)
        await touch.move(by: CGSize(width: 0, height: 100), over: 0.3)
        let finger = row.y + 100
        #expect(abs(try tester.find(.text("B")).center.y - finger) < 1)
        // The list moves up by 50 points.
        await tester.resize(to: CGSize(width: 300, height: 700))
        #expect(abs(try tester.find(.text("B")).center.y - finger) < 1)
        await tester.scroll(at: CGPoint(x: 150, y: finger), by: CGSize(width: 0, height: 60))
        #expect(abs(try tester.find(.text("B")).center.y - finger) < 1)
        await touch.lift()
        try await tester.settle()
        // From the second place by 100 + 50 + 60 points, in rows of 44: to the seventh.
        let rows = tester.findAll(.containing("")).compactMap(\.text)
        let place = try #require(rows.firstIndex(of: "B"))
        #expect(rows[place - 1] == "row 2" && rows[place + 1] == "row 3")
    }

    /// Rows that are changed after a second.
    private struct Changing: View {
        let change: (inout [String]) -> Void
        @State private var names = ["A", "B", "C", "D"]

        init(_ change: @escaping (inout [String]) -> Void) { self.change = change }

        var body: some View {
            VStack {
                Text("is \(names.joined())")
                List {
                    ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    change(&names)
                }
            }
        }
    }

    @Test("rows that come before the one that is held leave it under the finger, and it is the one that is moved")
    func rowsCome() async throws {
        let tester = ViewTester(Changing { $0.insert("N", at: 0) })
        let row = try tester.find(.text("B")).center
        let touch = tester.touch(at: row)
        await touch.hold(for: 0.6)
        await touch.move(by: CGSize(width: 0, height: 50), over: 0.2)
        await touch.hold(for: 0.6)
        #expect(abs(try tester.find(.text("B")).center.y - row.y - 50) < 1)
        await touch.move(by: CGSize(width: 0, height: 40), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is NACBD")
    }

    @Test("a row that goes away while it is held lets go of everything")
    func removal() async throws {
        let tester = ViewTester(Changing { $0.removeFirst() })
        let touch = tester.touch(at: try tester.find(.text("A")).center)
        await touch.hold(for: 0.6)
        await touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
        await touch.hold(for: 0.6)
        await touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is BCD")
        let rows = try ["B", "C", "D"].map { try tester.find(.text($0)).frame.midY }
        #expect(rows == rows.sorted())
        #expect(abs(rows[1] - rows[0] - (rows[2] - rows[1])) < 0.5)
    }
}

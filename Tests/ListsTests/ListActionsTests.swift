import SwiftUITesting
import Testing

@testable import RiffleLists

/// What one does to rows.
@MainActor
struct ListActionsTests {
    private struct Names: View {
        var swipes = false
        var fullSwipe = true
        @State var names = ["Ann", "Bob", "Cid"]
        @State var log = ""
        @State var mode = EditMode.inactive

        var body: some View {
            VStack {
                Text("log:\(log)")
                EditButton()
                List {
                    if swipes {
                        ForEach(names, id: \.self) { name in
                            Text(name)
                                .swipeActions(allowsFullSwipe: fullSwipe) {
                                    Button("Flag") { log = "flag \(name)" }
                                    Button("More") { log = "more \(name)" }
                                }
                                .swipeActions(edge: .leading) {
                                    Button {
                                        log = "read \(name)"
                                    } label: {
                                        Label("Read", systemImage: "envelope")
                                    }
                                    .tint(.blue)
                                }
                        }
                    } else {
                        ForEach(names, id: \.self) { Text($0) }
                            .onDelete { names.remove(atOffsets: $0) }
                            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    }
                }
                .listStyle(.plain)
            }
            .environment(\.editMode, $mode)
        }
    }

    private func texts(_ tester: ViewTester) -> [String] {
        ["Ann", "Bob", "Cid"].filter { !tester.findAll(.text($0)).isEmpty }
    }

    @Test("a swipe uncovers Delete, which deletes when it is tapped")
    func swipeToDelete() async throws {
        let tester = ViewTester(Names())
        await tester.drag(try tester.find(.text("Bob")), by: CGSize(width: -90, height: 0), over: 0.3, holding: 0)
        try await tester.settle()
        await tester.tap(try tester.find(.label("Delete")))
        try await tester.settle()
        #expect(texts(tester) == ["Ann", "Cid"])
    }

    @Test("a swipe across the row deletes at once")
    func fullSwipe() async throws {
        let tester = ViewTester(Names())
        await tester.drag(try tester.find(.text("Ann")), by: CGSize(width: -330, height: 0), over: 0.3)
        try await tester.settle()
        #expect(texts(tester) == ["Bob", "Cid"])
    }

    @Test("swipes at both edges do what they say, and close the row")
    func bothEdges() async throws {
        let tester = ViewTester(Names(swipes: true))
        await tester.drag(try tester.find(.text("Bob")), by: CGSize(width: -160, height: 0), over: 0.4)
        try await tester.settle()
        #expect(try tester.find(.text("Bob")).frame.minX < 0)
        await tester.tap(try tester.find(.label("More")))
        try await tester.settle()
        _ = try tester.find(.text("log:more Bob"))
        #expect(try tester.find(.text("Bob")).frame.minX == 16)
        await tester.drag(try tester.find(.text("Bob")), by: CGSize(width: 330, height: 0), over: 0.3)
        try await tester.settle()
        _ = try tester.find(.text("log:read Bob"))
    }

    @Test("only one row is open, and a touch elsewhere closes it")
    func oneOpen() async throws {
        let tester = ViewTester(Names(swipes: true))
        await tester.drag(try tester.find(.text("Ann")), by: CGSize(width: -160, height: 0), over: 0.4)
        try await tester.settle()
        await tester.drag(try tester.find(.text("Bob")), by: CGSize(width: -160, height: 0), over: 0.4)
        try await tester.settle()
        #expect(try tester.find(.text("Ann")).frame.minX == 16)
        #expect(try tester.find(.text("Bob")).frame.minX < 0)
        await tester.tap(try tester.find(.text("Cid")))
        try await tester.settle()
        #expect(try tester.find(.text("Bob")).frame.minX == 16)
    }

    @Test("what a swipe offers, accessibility offers by name")
    func namedActions() async throws {
        let tester = ViewTester(Names(swipes: true))
        await tester.pump()
        try await tester.perform("Flag", on: try tester.find(.text("Cid")))
        try await tester.settle()
        _ = try tester.find(.text("log:flag Cid"))
    }

    @Test("editing shows circles that uncover Delete, and grips that move rows")
    func editing() async throws {
        let tester = ViewTester(Names())
        await tester.tap(try tester.find(.label("Edit")))
        try await tester.settle()
        #expect(try tester.find(.text("Ann")).frame.minX == 56)
        let row = try tester.find(.text("Ann")).frame
        let touch = tester.touch(at: CGPoint(x: 375, y: row.midY))
        await touch.move(by: CGSize(width: 0, height: 60), over: 0.4)
        await touch.lift()
        try await tester.settle()
        let order = try ["Bob", "Ann", "Cid"].map { try tester.find(.text($0)).frame.midY }
        #expect(order == order.sorted())
        let cid = try tester.find(.text("Cid")).frame
        await tester.touch(at: CGPoint(x: 28, y: cid.midY)).lift()
        try await tester.settle()
        #expect(try tester.find(.text("Cid")).frame.minX < 56)
        await tester.tap(try tester.find(.label("Done")))
        try await tester.settle()
        // The row that was open is back in its place.
        #expect(try tester.find(.text("Cid")).frame.minX == 16)
    }

    @Test("a form in a modifier's body has what the modifier is applied to for rows, as that is now")
    func formOfModifier() async throws {
        struct InForm: ViewModifier {
            func body(content: Content) -> some View {
                Form {
                    Section("Given") { content }
                    Text("Own")
                }
            }
        }
        struct Page: View {
            @State private var taps = 0
            var body: some View {
                Group {
                    Text("Taps \(taps)")
                    Button("Tap") { taps += 1 }
                }
                .modifier(InForm())
            }
        }
        let tester = ViewTester(Page())
        let rows = try ["Taps 0", "Tap", "Own"].map { try tester.find(.label($0)).frame.midY }
        #expect(rows == rows.sorted())
        #expect(rows[1] - rows[0] >= 44)
        await tester.tap(try tester.find(.label("Tap")))
        try await tester.settle()
        _ = try tester.find(.text("Taps 1"))
    }

    @Test("a list selects one row, which its tag or id names")
    func singleSelection() async throws {
        struct Choice: View {
            @State private var chosen: String?
            var body: some View {
                VStack {
                    Text("chosen:\(chosen ?? "-")")
                    List(selection: $chosen) {
                        Text("first").tag("1")
                        ForEach(["2", "3"], id: \.self) { Text("row \($0)") }
                        Text("fixed").tag("4").selectionDisabled()
                    }
                }
            }
        }
        let tester = ViewTester(Choice())
        await tester.tap(try tester.find(.text("first")))
        _ = try tester.find(.text("chosen:1"))
        await tester.tap(try tester.find(.text("row 3")))
        _ = try tester.find(.text("chosen:3"))
        await tester.tap(try tester.find(.text("fixed")))
        _ = try tester.find(.text("chosen:3"))
    }

    @Test("several rows are selected in edit mode")
    func multipleSelection() async throws {
        struct Choice: View {
            @State private var chosen: Set<Int> = []
            @State private var mode = EditMode.inactive
            var body: some View {
                VStack {
                    Text("chosen:\(chosen.sorted())")
                    EditButton()
                    List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
                }
                .environment(\.editMode, $mode)
            }
        }
        let tester = ViewTester(Choice())
        await tester.tap(try tester.find(.text("row 1")))
        _ = try tester.find(.text("chosen:[]"))
        await tester.tap(try tester.find(.label("Edit")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("row 1")))
        await tester.tap(try tester.find(.text("row 3")))
        _ = try tester.find(.text("chosen:[1, 3]"))
        await tester.tap(try tester.find(.text("row 1")))
        _ = try tester.find(.text("chosen:[3]"))
    }

    @Test("a row that cannot be selected for want of a tag is reported")
    func missingTag() async throws {
        let tester = ViewTester(
            List(selection: .constant("x" as String?)) { ForEach(0..<2, id: \.self) { Text("\($0)") } })
        await tester.pump()
        #expect(tester.issues.contains { $0.message.contains("has no tag of the type String") })
    }

    @Test("the whole row of a button is its target, and its label has the tint's color")
    func buttonRow() async throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                List {
                    Text("count \(count)")
                    Button("Add") { count += 1 }
                }
            }
        }
        let tester = ViewTester(Counter())
        await tester.pump()
        let row = try tester.find(.text("Add")).frame
        let touch = tester.touch(at: CGPoint(x: 350, y: row.midY + 15))
        await tester.pump()
        await touch.lift()
        await tester.pump()
        _ = try tester.find(.text("count 1"))
        try await tester.perform("Activate", on: try tester.find(.role(.button, "Add")))
        await tester.pump()
        _ = try tester.find(.text("count 2"))
    }

    @Test("pulling a list down runs its refresh action once, until it returns")
    func refresh() async throws {
        struct Fresh: View {
            @State private var count = 0
            var body: some View {
                List { Text("loads \(count)") }
                    .refreshable { @MainActor in
                        try? await Task.sleep(for: .seconds(1))
                        count += 1
                    }
            }
        }
        let tester = ViewTester(Fresh())
        await tester.drag(try tester.find(.text("loads 0")), by: CGSize(width: 0, height: 400), over: 0.6)
        await tester.pump()
        _ = try tester.find(.label("Refreshing"))
        try await tester.settle()
        _ = try tester.find(.text("loads 1"))
        #expect(tester.findAll(.label("Refreshing")).isEmpty)
    }

    @Test("what is presented over a list that can be loaded anew is no part of it, and has no such action")
    func refreshInSheet() async throws {
        struct Inside: View {
            let name: String
            @Environment(\.refresh) private var refresh

            var body: some View { Text("\(name): \(refresh == nil ? "none" : "loads anew")") }
        }
        let tester = ViewTester(
            List {
                Inside(name: "Row")
                    .sheet(isPresented: .constant(true)) { Inside(name: "Sheet") }
            }
            .refreshable {})
        try await tester.settle()
        _ = try tester.find(.text("Sheet: none"))
        let own = ViewTester(
            Text("Below").sheet(isPresented: .constant(true)) { List { Inside(name: "Row") }.refreshable {} })
        try await own.settle()
        _ = try own.find(.text("Row: loads anew"))
    }

    @Test("one pull loads once, however fast, and the next pull loads again")
    func refreshOfOnePull() async throws {
        struct Quick: View {
            @State private var count = 0
            var body: some View { List { Text("loads \(count)") }.refreshable { @MainActor in count += 1 } }
        }
        let tester = ViewTester(Quick())
        await tester.pump()
        for count in 1...2 {
            let finger = tester.touch(at: CGPoint(x: 150, y: 200))
            await tester.pump()
            await finger.move(by: CGSize(width: 0, height: 300), over: 0.5)
            await finger.move(by: CGSize(width: 0, height: 60), over: 0.5)
            await finger.lift()
            try await tester.settle()
            _ = try tester.find(.text("loads \(count)"))
        }
    }

    @Test(
        "rows whose ids repeat are deleted one by one, none of the others is lost, and an issue names the list's view")
    func repeatedIDs() async throws {
        struct Same: View {
            @State var names = ["Ann", "Bob", "Ann", "Cid", "Ann"]

            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let tester = ViewTester(Same())
        try await tester.settle()
        #expect(tester.findAll(.text("Ann")).count == 3)
        let issue = try #require(tester.issues.first)
        #expect(issue.message.contains("Ann") && issue.path.contains("Same"))
        for left in [2, 1, 0] {
            await tester.drag(
                try #require(tester.findAll(.text("Ann")).last), by: CGSize(width: -340, height: 0), over: 0.3,
                holding: 0)
            try await tester.settle()
            #expect(tester.findAll(.text("Ann")).count == left)
            #expect(tester.findAll(.text("Bob")).count == 1 && tester.findAll(.text("Cid")).count == 1)
        }
    }

    @Test("a row that vanishes under a swipe takes nothing along, and the next row is swiped as ever")
    func vanishing() async throws {
        struct Guests: View {
            @State var names = ["Ann", "Bob", "Cid"]

            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    names.removeAll { $0 == "Bob" }
                }
            }
        }
        let tester = ViewTester(Guests())
        await tester.pump()
        let touch = tester.touch(at: try tester.find(.text("Bob")).center)
        await touch.move(by: CGSize(width: -60, height: 0), over: 0.2)
        await touch.hold(for: 1.2)
        await touch.move(by: CGSize(width: -60, height: 0), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(texts(tester) == ["Ann", "Cid"])
        #expect(tester.findAll(.label("Delete")).isEmpty)
        await tester.drag(try tester.find(.text("Cid")), by: CGSize(width: -90, height: 0), over: 0.3, holding: 0)
        try await tester.settle()
        await tester.tap(try tester.find(.label("Delete")))
        try await tester.settle()
        #expect(texts(tester) == ["Ann"])
    }
}

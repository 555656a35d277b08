import RiffleLists
import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Where the keyboard is after what somebody did with it: it never gets lost.
@MainActor
struct KeyboardFocusTests {
    /// What the keyboard is directed to.
    private func focused(_ tester: ViewTester) -> String { focusedElement(tester)?.label ?? "nothing" }

    private func focusedElement(_ tester: ViewTester) -> Element? {
        tester.findAll(.containing("")).first(where: \.isFocused)
    }

    private func tab(_ tester: ViewTester, to label: String) async throws {
        for _ in 0..<60 {
            await tester.key(.tab)
            try await tester.settle()
            if focused(tester) == label { return }
        }
        Issue.record("Tab does not come to \(label): \(tester.semanticsDescription)")
    }

    private struct Cities: View {
        @State private var cities = (1...200).map { "City \($0)" }

        var body: some View {
            NavigationStack {
                List {
                    ForEach(cities, id: \.self) { city in
                        NavigationLink(city) { Text("All about \(city)").navigationTitle(city) }
                    }
                }
                .navigationTitle("Cities")
            }
        }
    }

    @Test("Tab goes on to rows that are out of sight, and each comes into sight")
    func tabThroughList() async throws {
        let tester = ViewTester(Cities(), size: CGSize(width: 400, height: 500))
        for number in 1...40 {
            await tester.key(.tab)
            try await tester.settle()
            let row = try #require(focusedElement(tester))
            #expect(row.label == "City \(number)")
            #expect(row.frame.minY >= 44 && row.frame.maxY <= 500, "\(row.label) at \(row.frame)")
        }
        for number in (1...39).reversed() {
            await tester.key(.tab, modifiers: .shift)
            try await tester.settle()
            let row = try #require(focusedElement(tester))
            #expect(row.label == "City \(number)" && row.frame.minY >= 44, "\(row.label) at \(row.frame)")
        }
    }

    @Test("arrows go on to rows that are out of sight; Home, End, Page Up and Page Down move along the list")
    func keysOfLists() async throws {
        let tester = ViewTester(Cities(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "City 1")
        for number in 2...30 {
            await tester.key(.downArrow)
            try await tester.settle()
            #expect(focused(tester) == "City \(number)")
        }
        await tester.key(.upArrow)
        try await tester.settle()
        #expect(focused(tester) == "City 29")
        await tester.key(.end)
        try await tester.settle()
        let last = try #require(focusedElement(tester))
        #expect(last.label == "City 200" && last.frame.maxY <= 500)
        await tester.key(.home)
        try await tester.settle()
        #expect(focused(tester) == "City 1")
        await tester.key(.pageDown)
        try await tester.settle()
        let below = try #require(focusedElement(tester))
        let number = try #require(Int(below.label.dropFirst(5)))
        #expect((7...11).contains(number) && below.frame.maxY <= 500, "\(below.label) at \(below.frame)")
        await tester.key(.pageUp)
        try await tester.settle()
        #expect(focused(tester) == "City 1")
    }

    private struct Notes: View {
        var body: some View {
            VStack {
                Button("Before") {}
                List { ForEach(0..<100, id: \.self) { number in Button("Note \(number)") {} } }
                Button("After") {}
            }
        }
    }

    @Test("a list that is scrolled away from its beginning is entered there, and from behind at its end")
    func entered() async throws {
        let tester = ViewTester(Notes(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "Before")
        await tester.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 1500))
        try await tester.settle()
        await tester.key(.tab)
        try await tester.settle()
        #expect(focused(tester) == "Note 0")
        await tester.key(.tab, modifiers: .shift)
        try await tester.settle()
        #expect(focused(tester) == "Before")
        await tester.key(.tab, modifiers: .shift)
        try await tester.settle()
        #expect(focused(tester) == "After")
        await tester.key(.tab, modifiers: .shift)
        try await tester.settle()
        #expect(focused(tester) == "Note 99")
    }

    @Test("a row that has the keyboard keeps it while the list is scrolled away and back")
    func scrolledAway() async throws {
        let tester = ViewTester(Cities(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "City 2")
        await tester.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 3000))
        try await tester.settle()
        await tester.key(.tab)
        try await tester.settle()
        let row = try #require(focusedElement(tester))
        #expect(row.label == "City 3" && row.frame.minY >= 44 && row.frame.maxY <= 500, "\(row.frame)")
    }

    @Test("after a push the keyboard is on the new screen, and after the way back where it was")
    func pushAndPop() async throws {
        let tester = ViewTester(Cities(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "City 12")
        await tester.key(.return)
        // At once, and not when the screen has come to rest.
        #expect(focused(tester) == "Cities")
        #expect(tester.findAll(.text("City 3")).isEmpty)
        try await tester.settle()
        #expect(focused(tester) == "Cities")
        await tester.key(.escape)
        #expect(focused(tester) == "City 12")
        try await tester.settle()
        #expect(focused(tester) == "City 12")
    }

    private struct Groceries: View {
        @State private var items = ["Milk", "Bread", "Salt"]
        @State private var isEditing = false
        @State private var isBusy = false

        var body: some View {
            VStack {
                ForEach(items, id: \.self) { item in
                    Button(item) { withAnimation { items.removeAll { $0 == item } } }
                }
                Button("Add") { isEditing = true }
                Button("Send") { isBusy = true }.disabled(isBusy)
                Button("Stop") { isBusy = false }.keyboardShortcut("s")
            }
            .sheet(isPresented: $isEditing) {
                VStack {
                    Button("Later") {}
                    Button("Close") { isEditing = false }
                }
            }
        }
    }

    @Test("a button that removes itself leaves the keyboard to the one that takes its place")
    func removed() async throws {
        let tester = ViewTester(Groceries(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "Bread")
        await tester.key(.return)
        #expect(focused(tester) != "nothing")
        try await tester.settle()
        #expect(["Milk", "Salt"].contains(focused(tester)))
    }

    @Test("a sheet has the keyboard at once, and gives it back to the button that opened it")
    func sheet() async throws {
        let tester = ViewTester(Groceries(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "Add")
        await tester.key(.space)
        #expect(focused(tester) == "Later")
        try await tester.settle()
        try await tab(tester, to: "Close")
        await tester.key(.return)
        try await tester.settle()
        #expect(focused(tester) == "Add")
    }

    @Test("a sheet that a finger has opened gives the keyboard to the button that opened it")
    func sheetByFinger() async throws {
        let tester = ViewTester(Groceries(), size: CGSize(width: 400, height: 500))
        await tester.tap(try tester.find(.role(.button, "Add")))
        try await tester.settle()
        #expect(focused(tester) == "nothing")
        try await tab(tester, to: "Close")
        await tester.key(.return)
        try await tester.settle()
        #expect(focused(tester) == "Add")
    }

    @Test("a button that is disabled for a while gets the keyboard back, and is where Tab goes on")
    func disabled() async throws {
        let tester = ViewTester(Groceries(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "Send")
        await tester.key(.return)
        try await tester.settle()
        #expect(focused(tester) == "nothing")
        await tester.key("s", modifiers: .command)
        try await tester.settle()
        #expect(focused(tester) == "Send")
        await tester.key(.return)
        try await tester.settle()
        await tester.key(.tab)
        #expect(focused(tester) == "Stop")
    }

    @Test("a bar and its title are read before the content")
    func readingOrder() throws {
        let tester = ViewTester(Cities(), size: CGSize(width: 400, height: 500))
        let labels = tester.findAll(.containing("")).map(\.label)
        let title = try #require(labels.firstIndex(of: "Cities"))
        #expect(labels.filter { $0 == "Cities" }.count == 1)
        #expect(try title < #require(labels.firstIndex(of: "City 1")))
    }

    private struct Filters: View {
        @State private var isShown = true

        var body: some View {
            Text("Below").sheet(isPresented: $isShown) {
                NavigationStack { Text("All").navigationTitle("Filters") }
            }
        }
    }

    @Test("a sheet is called by its title, and nothing below it is read")
    func sheetTitle() async throws {
        let tester = ViewTester(Filters(), size: CGSize(width: 400, height: 500))
        try await tester.settle()
        #expect(try tester.find(.role(.dialog)).label == "Filters")
        #expect(tester.findAll(.text("Below")).isEmpty)
    }

    @Test("arrows go through a lazy grid, column by column and row by row, also where it is out of sight")
    func grid() async throws {
        let tester = ViewTester(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                    ForEach(0..<120) { number in
                        Button("\(number)") {}.frame(height: 50)
                    }
                }
            }, size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "1")
        for row in 1...30 {
            await tester.key(.downArrow)
            try await tester.settle()
            #expect(focused(tester) == "\(row * 3 + 1)")
        }
        await tester.key(.rightArrow)
        #expect(focused(tester) == "92")
    }

    @Test("Tab finds a button far below rows that have none")
    func sparse() async throws {
        let tester = ViewTester(
            List {
                Button("First") {}
                ForEach(0..<150, id: \.self) { Text("Row \($0)") }
                Button("Last") {}
            }, size: CGSize(width: 400, height: 500))
        try await tab(tester, to: "First")
        await tester.key(.tab)
        try await tester.settle()
        let last = try #require(focusedElement(tester))
        #expect(last.label == "Last" && last.frame.maxY <= 500)
    }
}

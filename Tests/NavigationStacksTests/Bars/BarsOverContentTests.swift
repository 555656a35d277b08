import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

@MainActor private func phone(_ view: some View) -> ViewTester {
    ViewTester(view) { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
}

private struct Lines: View {
    var name = "Line"
    var count = 40

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text("\(name) \($0)").frame(maxWidth: .infinity, minHeight: 50) }
            }
        }
    }
}

@MainActor @Suite struct BarsOverContentTests {
    private func top(_ tester: ViewTester, _ text: String = "Line 0") throws -> CGFloat {
        try tester.find(.text(text)).frame.midY - 25
    }

    /// Whether the title is the small one, in the row of the bar.
    private func isCollapsed(_ tester: ViewTester) throws -> Bool {
        try tester.find(.role(.header, "Title")).frame.midY < 59 + 44
    }

    private func scroll(_ tester: ViewTester, by distance: CGFloat = 300, at y: CGFloat = 600) async throws {
        await tester.scroll(at: CGPoint(x: 200, y: y), by: CGSize(width: 0, height: distance))
        try await tester.settle()
    }

    @Test func aScrollViewInsideOtherViewsGoesUnderTheBarAndTakesTheTitleAlong() async throws {
        let screens: [AnyView] = [
            AnyView(ZStack { Lines() }), AnyView(VStack { Lines() }),
            AnyView(
                ZStack(alignment: .bottomTrailing) {
                    Lines(); Text("Add")
                }),
            AnyView(
                ZStack {
                    Color.blue.ignoresSafeArea();
                    VStack(spacing: 0) {
                        Lines(); Text("Below")
                    }
                }),
            AnyView(Lines().overlay(alignment: .bottom) { Text("Over") }), AnyView(Group { Lines() }),
            AnyView(ScrollViewReader { _ in GeometryReader { _ in Lines() } }),
        ]
        for screen in screens {
            let tester = phone(NavigationStack { screen.navigationTitle("Title") })
            #expect(try top(tester) == 155)
            #expect(try !isCollapsed(tester))
            try await scroll(tester)
            #expect(try isCollapsed(tester))
            #expect(try top(tester) == 155 - 300)
        }
    }

    @Test func underAHeaderThatStaysTheTitleStaysLarge() async throws {
        let tester = phone(
            NavigationStack {
                VStack(spacing: 0) {
                    Text("Header").frame(height: 40)
                    Lines()
                }
                .navigationTitle("Title")
            })
        #expect(try top(tester) == 195)
        try await scroll(tester)
        #expect(try !isCollapsed(tester))
        #expect(try top(tester) == 195 - 300)
        let inset = phone(
            NavigationStack {
                Lines().safeAreaInset(edge: .top, spacing: 0) { Text("Header").frame(height: 40) }
                    .navigationTitle("Title")
            })
        #expect(try top(inset) == 195)
        try await scroll(inset)
        #expect(try top(inset) == 195 - 300)
    }

    @Test(
        "what stands over a scroll view moves up with the bar while its large title goes, and comes back down with it")
    func companions() async throws {
        func header() -> some View { Text("Header").frame(height: 40) }
        let screens: [AnyView] = [
            AnyView(Lines().safeAreaInset(edge: .top, spacing: 0) { header() }),
            AnyView(Lines().overlay(alignment: .top) { header() }),
            AnyView(
                ZStack(alignment: .top) {
                    Lines()
                    header()
                }),
        ]
        for (index, screen) in screens.enumerated() {
            let inset: CGFloat = index == 0 ? 40 : 0
            let tester = phone(NavigationStack { screen.navigationTitle("Title") })
            func headerTop() throws -> CGFloat { try tester.find(.text("Header")).frame.midY - 20 }
            #expect(try headerTop() == 155)
            #expect(try top(tester) == 155 + inset)
            for _ in 0..<3 {
                await tester.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: 10))
            }
            #expect(try headerTop() == 125 && top(tester) == 125 + inset)
            try await scroll(tester)
            #expect(try headerTop() == 103 && isCollapsed(tester))
            #expect(try top(tester) == 155 + inset - 330)
            try await scroll(tester, by: -400)
            #expect(try headerTop() == 155 && top(tester) == 155 + inset)
            // A finger that lets go in between leaves it large or small.
            await tester.drag(
                try tester.find(.text("Line 5")), by: CGSize(width: 0, height: -50), over: 0.5, holding: 0)
            try await tester.settle()
            #expect(try headerTop() == 103 || headerTop() == 155)
            #expect(try top(tester) <= headerTop() + inset)
        }
    }

    @Test func theFirstVerticalOneMovesTheTitle() async throws {
        let tester = phone(
            NavigationStack {
                VStack(spacing: 0) {
                    Lines(name: "Upper")
                    Lines(name: "Lower")
                }
                .navigationTitle("Title")
            })
        try await scroll(tester, at: 700)
        #expect(try !isCollapsed(tester))
        try await scroll(tester, at: 300)
        #expect(try isCollapsed(tester))
        let sideways = phone(
            NavigationStack {
                ScrollView(.horizontal) {
                    HStack { ForEach(0..<20, id: \.self) { Text("Item \($0)").frame(width: 90, height: 90) } }
                }
                .navigationTitle("Title")
            })
        await sideways.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 200, height: 0))
        try await sideways.settle()
        #expect(try !isCollapsed(sideways))
    }

    @Test func oneThatIgnoresTheSafeAreaStartsAtTheTopOfTheScreen() async throws {
        let tester = phone(
            NavigationStack { ZStack { Lines().ignoresSafeArea() }.navigationTitle("Title") })
        #expect(try top(tester) == 0)
    }

    @Test func contentIsSeenThroughTheBarOnceItIsUnderIt() async throws {
        let tester = phone(
            NavigationStack {
                ZStack {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.white.frame(height: 300)
                            Color.red.frame(height: 2000)
                        }
                    }
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
            })
        let before = try tester.snapshot()[40, 190]
        #expect(before.r == before.b)
        try await scroll(tester, by: 600)
        let after = try tester.snapshot()[40, 190]
        #expect(Int(after.r) > Int(after.b) + 5, "the material lets red through: \(after)")
    }

    @Test("a bar whose edge is hidden leaves the content under it as it is, and a soft one has no line")
    func edges() async throws {
        func screen(_ change: (AnyView) -> AnyView) -> ViewTester {
            phone(
                NavigationStack {
                    change(AnyView(ScrollView { Color(red: 0, green: 0.5, blue: 1).frame(height: 3000) }))
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                })
        }
        let plain = screen { $0 }
        let hidden = screen { AnyView($0.barEdges(.top, areHidden: true, areSoft: false)) }
        let soft = screen { AnyView($0.barEdges(.top, areHidden: false, areSoft: true)) }
        for tester in [plain, hidden, soft] { try await scroll(tester, by: 600) }
        let (under, bare) = (try plain.snapshot()[40, 190], try hidden.snapshot()[40, 190])
        #expect(under.r > 20 && bare.r == 0)
        // The line is the last pixel of the bar, which ends at 103 points.
        #expect(try plain.snapshot()[40, 205].b < soft.snapshot()[40, 205].b)
    }

    @Test func aStackInsideOtherViewsFillsTheScreen() async throws {
        let tester = phone(
            ZStack {
                Color.red
                NavigationStack { ZStack { Lines() }.navigationTitle("Title") }
            })
        #expect(try top(tester) == 155)
        #expect(try tester.snapshot()[20, 20].b == 255, "its own ground reaches the edge of the window")
        try await scroll(tester)
        #expect(try isCollapsed(tester))
    }

    @Test func inASheetBarsWorkAlike() async throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        NavigationStack { ZStack { Lines() }.navigationTitle("Title") }
                    }
            }
        }
        let tester = phone(Screen())
        await tester.tap(try tester.find(.label("Open")))
        try await tester.settle()
        let before = try top(tester)
        let large = try tester.find(.role(.header, "Title")).frame
        try await scroll(tester)
        let small = try tester.find(.role(.header, "Title")).frame
        #expect(try top(tester) == before - 300)
        #expect(small.height < large.height)
        #expect(small.midY < large.midY)
    }

    @Test("lists one below the other, whose room changes with the title that their content pushes up, agree with it")
    func twoLists() async throws {
        for count in [8, 9] {
            let tester = ViewTester(
                NavigationStack {
                    VStack {
                        List(0..<count, id: \.self) { Text("Upper \($0)") }
                        List(0..<count, id: \.self) { Text("Lower \($0)") }
                    }
                    .navigationTitle("Two")
                }, size: CGSize(width: 393, height: 852))
            let touch = tester.touch(at: CGPoint(x: 200, y: 300))
            await touch.move(by: CGSize(width: 0, height: -250), over: 0.2)
            await touch.lift()
            try await tester.settle()
            #expect(tester.issues.isEmpty)
        }
    }
}

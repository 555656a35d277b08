import RifflePresentations
import SwiftUITesting
import Testing

/// How context menus are opened other than by a long press, which `MenuTests` has.
@MainActor
struct ContextMenuTests {
    private struct Notes: View {
        let log: Log
        var hasMenu = true

        var body: some View {
            VStack(spacing: 40) {
                Text("Title")
                HStack {
                    Button("Note") { log.add("note") }
                    Spacer()
                }
                .padding(40)
                .contextMenu(hasMenu ? ContextMenu { Button("Rename") { log.add("rename") } } : nil)
                Spacer()
            }
        }
    }

    @Test("the mouse's other button opens the menu where the mouse is, and lifts nothing")
    func click() async throws {
        let log = Log()
        let tester = ViewTester(Notes(log: log))
        let point = try tester.find(.text("Note")).center
        await tester.secondaryClick(at: point)
        try await tester.settle()
        let row = try tester.find(.label("Rename"))
        #expect(row.isHittable)
        #expect(row.frame.minX >= point.x - 1 && row.frame.minX < point.x + 30)
        #expect(row.frame.minY >= point.y - 1 && row.frame.minY < point.y + 30)
        #expect(log.lines.isEmpty)
        await tester.tap(row)
        try await tester.settle()
        #expect(log.lines == ["rename"])
    }

    @Test("near the window's far corner the menu stays in the window")
    func corner() async throws {
        let tester = ViewTester(
            Color.red.ignoresSafeArea().contextMenu {
                Button("One") {}
                Button("Two") {}
            })
        await tester.secondaryClick(at: CGPoint(x: 385, y: 845))
        try await tester.settle()
        for name in ["One", "Two"] {
            let frame = try tester.find(.label(name)).frame
            #expect(frame.maxX <= 393 && frame.maxY <= 845)
        }
    }

    @Test("another press of that button elsewhere closes the menu, and what has no menu opens none")
    func elsewhere() async throws {
        let tester = ViewTester(Notes(log: Log()))
        await tester.secondaryClick(try tester.find(.text("Title")))
        try await tester.settle()
        #expect(tester.findAll(.label("Rename")).isEmpty)
        await tester.secondaryClick(try tester.find(.text("Note")))
        try await tester.settle()
        await tester.secondaryClick(at: CGPoint(x: 200, y: 800))
        try await tester.settle()
        #expect(tester.findAll(.label("Rename")).isEmpty)
        let without = ViewTester(Notes(log: Log(), hasMenu: false))
        await without.secondaryClick(try without.find(.text("Note")))
        try await without.settle()
        #expect(without.findAll(.label("Rename")).isEmpty)
    }

    @Test("the menu key and F10 with Shift open the menu of what has the keyboard", arguments: [false, true])
    func key(isMenuKey: Bool) async throws {
        let tester = ViewTester(Notes(log: Log()))
        await tester.key(.tab)
        if isMenuKey {
            await tester.key("\u{F735}")
        } else {
            await tester.key("\u{F70D}", modifiers: .shift)
        }
        try await tester.settle()
        #expect(try tester.find(.label("Rename")).isHittable)
        await tester.key(.escape)
        try await tester.settle()
        #expect(tester.findAll(.label("Rename")).isEmpty)
    }

    @Test("of views in each other the inner one's menu opens")
    func inner() async throws {
        let tester = ViewTester(
            VStack {
                Text("Inner").contextMenu { Button("In") {} }
                Text("Rest")
            }
            .contextMenu { Button("Out") {} })
        await tester.secondaryClick(try tester.find(.text("Inner")))
        try await tester.settle()
        #expect(tester.findAll(.label("In")).count == 1)
        #expect(tester.findAll(.label("Out")).isEmpty)
    }

    private struct Emptied: View {
        let log: Log
        @State var hasItems = false

        var body: some View {
            VStack(spacing: 40) {
                Button("Note") { log.add("note") }.contextMenu { if hasItems { Button("Rename") {} } }
                Text("Page").contextMenu { Items(isThere: hasItems) }
                Menu("More") { if hasItems { Button("Rename") {} } }
                Menu("Others") { Items(isThere: hasItems) }
                Button("Fill") { hasItems = true }
            }
        }

        struct Items: View {
            let isThere: Bool
            var body: some View { if isThere { Button("Rename") {} } }
        }
    }

    @Test("a menu in which there is nothing does not open, and takes no touch from what is below it")
    func nothingInside() async throws {
        let log = Log()
        let tester = ViewTester(Emptied(log: log))
        for name in ["Page", "More", "Others"] {
            let touch = tester.touch(at: try tester.find(.label(name)).center)
            await touch.hold(for: 0.7)
            await touch.lift()
            await tester.pump()
            await tester.tap(try tester.find(.label("Note")))
            #expect(log.lines == ["note"], "\(name)")
            log.lines = []
        }
        let touch = tester.touch(at: try tester.find(.label("Note")).center)
        await touch.hold(for: 0.7)
        await touch.lift()
        #expect(log.lines == ["note"])
        await tester.tap(try tester.find(.label("Fill")))
        for name in ["Note", "Page", "More", "Others"] {
            let touch = tester.touch(at: try tester.find(.label(name)).center)
            await touch.hold(for: 0.7)
            await touch.lift()
            try await tester.settle()
            await tester.tap(try tester.find(.label("Rename")))
            try await tester.settle()
        }
    }
}

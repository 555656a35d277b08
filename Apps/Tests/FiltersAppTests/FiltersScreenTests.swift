import AppData
import SwiftUITesting
import Testing

@testable import FiltersApp

@MainActor
@Suite struct FiltersScreenTests {
    @Test("all projects are listed, each with title, tags and colors")
    func list() async throws {
        let filters = try await FiltersFixture()
        #expect(filters.shown.count == 12)
        #expect(try filters.tester.find(.id("shot-1")).label == "Nova Banking, Web, Dashboard, Purple, Pink")
        #expect(try filters.tester.find(.id("count")).text == "12 design shots")
        #expect(filters.tester.issues.isEmpty, "every picture is there")
    }

    @Test("two projects stand side by side, of one width")
    func columns() async throws {
        let filters = try await FiltersFixture()
        let frames = try (1...4).map { try filters.tester.find(.id("shot-\($0)")).frame }
        #expect(frames[0].minY == frames[1].minY && frames[2].minY == frames[3].minY)
        #expect(frames.allSatisfy { abs($0.width - (361 - 12) / 2) < 0.01 })
        #expect(abs(frames[2].minY - frames[0].maxY - 18) < 0.01)
    }

    @Test("in a large window no more than six projects stand side by side, as wide as there is room")
    func mostColumns() async throws {
        let filters = try await FiltersFixture(size: CGSize(width: 1920, height: 1080))
        let frames = try (1...7).map { try filters.tester.find(.id("shot-\($0)")).frame }
        #expect(frames[..<6].allSatisfy { $0.minY == frames[0].minY } && frames[6].minY > frames[0].maxY)
        #expect(abs(frames[0].width - (1888 - 5 * 12) / 6) < 0.01)
    }

    @Test("the list follows the chosen chips at once")
    func selection() async throws {
        let filters = try await FiltersFixture()
        await filters.tester.tap(try filters.chip("Web"))
        // No project that does not match is left, although the others are still on their way.
        #expect(filters.shown == ["shot-1", "shot-6", "shot-11"])
        #expect(try filters.tester.find(.id("count")).text == "3 of 12 design shots")
        try await filters.tap("Black")
        #expect(filters.shown == ["shot-11"])
        try await filters.tap("Web", "Black")
        #expect(filters.shown.count == 12)
    }

    @Test("projects travel to their new places")
    func movement() async throws {
        let filters = try await FiltersFixture()
        let before = try filters.tester.find(.id("shot-6")).frame
        await filters.tester.tap(try filters.chip("Web"))
        await filters.tester.advance(by: 0.1)
        let between = try filters.tester.find(.id("shot-6")).frame
        try await filters.tester.settle()
        let after = try filters.tester.find(.id("shot-6")).frame
        #expect(after.minY < between.minY && between.minY < before.minY)
    }

    @Test("when nothing matches the screen says so, and clears the filters on request")
    func empty() async throws {
        let filters = try await FiltersFixture()
        try await filters.tap("Icon", "Green")
        #expect(filters.shown.isEmpty)
        _ = try filters.tester.find(.text("No projects match"))
        let buttons = filters.tester.findAll(.role(.button, "Clear filters"))
        await filters.tester.tap(try #require(buttons.last))
        try await filters.tester.settle()
        #expect(filters.shown.count == 12)
        #expect(filters.tester.findAll(.role(.button, "Clear filters")).isEmpty)
    }

    @Test("the panel can be hidden, and what is chosen in it goes on to count")
    func panel() async throws {
        let filters = try await FiltersFixture()
        try await filters.tap("Web", "Hide filters")
        #expect(filters.tester.findAll(.role(.button, "Web")).isEmpty)
        #expect(filters.shown.count == 3)
        try await filters.tap("Show filters")
        _ = try filters.chip("Web")
    }

    @Test("without projects the screen says so and offers nothing to clear")
    func noProjects() async throws {
        let filters = try await FiltersFixture(projects: [])
        _ = try filters.tester.find(.text("No projects yet"))
        #expect(filters.tester.findAll(.role(.button, "Clear filters")).isEmpty)
        #expect(filters.tester.issues.isEmpty)
    }

    @Test("at a large type size and in narrow and wide windows everything stays inside", arguments: [320.0, 393, 852])
    func sizes(width: CGFloat) async throws {
        let filters = try await FiltersFixture { $0.dynamicTypeSize = .accessibility3 }
        await filters.tester.resize(to: CGSize(width: width, height: 852))
        try await filters.tester.settle()
        for name in ["Illustration", "Web", "Purple"] {
            let frame = try filters.chip(name).frame
            #expect(frame.minX >= 16 && frame.maxX <= width - 16, "\(name) at \(width)")
        }
        #expect(try filters.tester.find(.id("shot-2")).frame.maxX <= width - 16 + 0.01)
    }

    @Test("what is announced is how many are left")
    func announcement() async throws {
        let filters = try await FiltersFixture()
        try await filters.tap("Web", "Black")
        #expect(filters.tester.announcements == ["3 of 12 design shots", "1 of 12 design shots"])
    }

    @Test("a project's colors are dots, in the direction of reading")
    func dots() async throws {
        func colors(_ direction: LayoutDirection) async throws -> [Int] {
            let tester = ViewTester(
                HueDots(hues: [.blue, .orange]).background(Color.white), size: CGSize(width: 28, height: 16), scale: 2
            ) { $0.layoutDirection = direction }
            try await tester.settle()
            let picture = try tester.snapshot()
            return [8, 20].map { Int(picture[$0 * 2, 16].b) - Int(picture[$0 * 2, 16].r) }
        }
        let (usual, mirrored) = (try await colors(.leftToRight), try await colors(.rightToLeft))
        #expect(usual[0] > 100 && usual[1] < -100 && mirrored == usual.reversed())
    }

    @Test("projects are searched")
    func search() async throws {
        let filters = try await FiltersFixture()
        await filters.tester.tap(try filters.tester.find(.label("Search projects")))
        await filters.tester.type("ramen")
        try await filters.tester.settle()
        #expect(filters.shown == ["shot-2"])
    }

    @Test("a project opens, and the way back leads to the list")
    func open() async throws {
        let filters = try await FiltersFixture()
        await filters.tester.tap(try filters.tester.find(.id("shot-1")))
        try await filters.tester.settle()
        _ = try filters.tester.find(.label("Picture of Nova Banking"))
        try await filters.tap("Projects")
        #expect(filters.shown.count == 12)
        #expect(filters.tester.issues.isEmpty)
    }

    @Test("a chip is added, given to a project, counted, removed and brought back, and outlives the app")
    func chips() async throws {
        let file = DataFile.memory()
        let filters = try await FiltersFixture(in: file)
        try await filters.tap("Edit filters")
        await filters.tester.tap(try filters.tester.find(.label("New filter")))
        await filters.tester.type("Favorites")
        try await filters.tap("Add", "Done")
        #expect(try filters.chip("Favorites").value == "0 projects")
        // The third project is below the edge of the window.
        await filters.tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 400))
        try await filters.tester.settle()
        await filters.tester.tap(try filters.tester.find(.id("shot-3")))
        try await filters.tester.settle()
        // The switch, as its label is not pressed.
        let toggle = try filters.tester.find(.label("Favorites")).frame
        await filters.tester.touch(at: CGPoint(x: toggle.maxX - 25, y: toggle.midY)).lift()
        try await filters.tester.settle()
        try await filters.tap("Projects")
        await file.finish()
        let again = try await FiltersFixture(in: file)
        #expect(try again.chip("Favorites").value == "1 project")
        try await again.tap("Favorites")
        #expect(again.shown == ["shot-3"])
        let store = FiltersStore(file)
        store.remove("Favorites")
        store.remove("Web")
        try await again.tester.settle()
        #expect(again.tester.findAll(.role(.button, "Favorites")).isEmpty)
        #expect(again.tester.findAll(.role(.button, "Web")).isEmpty)
        #expect(again.shown.count == 12)
        store.undoRemoval()
        try await again.tester.settle()
        _ = try again.chip("Web")
        #expect(FiltersStore.fault(of: "dashboard", among: ["Dashboard"]) == "There is a filter of this name.")
        #expect(FiltersStore.fault(of: " ", among: []) != nil)
    }
}

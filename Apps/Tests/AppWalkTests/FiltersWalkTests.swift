import BrowserTesting
import FiltersApp
import Testing

/// The filters under a finger, a mouse and a keyboard, on every host.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct FiltersWalkTests {
    @Test(
        "The list follows the chips that are tapped, the panel goes and comes, the list scrolls",
        arguments: StageHost.all)
    func hands(_ host: StageHost) async throws {
        try await host.show(FiltersView()) { stage in
            let first = try await stage.find(.id("shot-1")).frame
            try await stage.press("Web")
            #expect(try await shown(stage) == [1, 6, 11])
            try await stage.press("Black")
            #expect(try await shown(stage) == [11])
            #expect(try await stage.find(.id("count")).text == "1 of 12 design shots")
            // It has gone to the first place; how high that is depends on the lines that the chips' counts take.
            let place = try await stage.find(.id("shot-11")).frame
            #expect(abs(place.minX - first.minX) < 1 && abs(place.width - first.width) < 1)
            try await stage.press("Clear filters")
            #expect(try await shown(stage) == Array(1...12))

            // A finger that is lost has chosen nothing.
            try await stage.down(at: try await stage.find(.role(.button, "Mobile")).center)
            try await stage.live(for: 0.1)
            try await stage.cancel()
            try await stage.settle()
            #expect(try await shown(stage) == Array(1...12))

            try await stage.press("Hide filters")
            #expect(try await stage.findAll(.role(.button, "Web")).isEmpty)
            let up = try await stage.find(.id("shot-1")).frame
            #expect(up.minY < first.minY - 100)
            try await scroll(stage, from: up)
            try await stage.press("Show filters")
            #expect(isNear(try await stage.find(.id("shot-1")).frame, first))
        }
    }

    @Test(
        "Tab and arrows go from chip to chip, Space and Return choose, the wheel scrolls",
        arguments: StageHost.keyboards)
    func keyboard(_ host: StageHost) async throws {
        try await host.show(FiltersView()) { stage in
            try await stage.focus(.role(.button, "Web"))
            try await stage.key(.space)
            for key in [KeyEquivalent.rightArrow, .rightArrow] { try await stage.key(key) }
            try await stage.settle()
            #expect(try await stage.find(.role(.button, "Mobile")).isFocused)
            #expect(try await shown(stage) == [1, 6, 11])
            try await stage.key(.return)
            try await stage.key(.leftArrow)
            try await stage.settle()
            #expect(try await stage.find(.role(.button, "Dashboard")).isFocused)
            #expect(try await shown(stage) == [1, 2, 5, 6, 10, 11])
            let before = try await stage.find(.id("shot-1")).frame
            // Further than the title and the search field give way: a wheel leaves neither of them half hidden.
            try await stage.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: 150))
            try await stage.settle()
            #expect(isNear(try await stage.find(.id("shot-1")).frame, before.offsetBy(dx: 0, dy: -150)))
        }
    }

    /// Drags the list up and back down, slowly enough for it to stay where it is let go.
    private func scroll(_ stage: any Stage, from start: CGRect) async throws {
        let point = CGPoint(x: 200, y: 500)
        try await stage.down(at: point)
        try await stage.move(from: point, by: CGSize(width: 0, height: -200))
        try await stage.live(for: 0.2)
        try await stage.lift()
        try await stage.settle()
        // Ten points went by before it was a drag.
        let moved = start.minY - (try await stage.find(.id("shot-1")).frame.minY)
        #expect(moved > 180 && moved <= 200)
        try await stage.flick(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 150), over: 0.15)
        try await stage.settle()
        #expect(isNear(try await stage.find(.id("shot-1")).frame, start))
    }

    /// The numbers of the projects that are listed.
    private func shown(_ stage: any Stage) async throws -> [Int] {
        let found = Set(try await stage.findAll(.containing("")).compactMap(\.identifier))
        return (1...12).filter { found.contains("shot-\($0)") }
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) <= 1 && abs(first.minY - second.minY) <= 1
            && abs(first.width - second.width) <= 1 && abs(first.height - second.height) <= 1
    }
}

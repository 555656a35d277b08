import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct ErrandsTests {
    @Test("Errands are finished, flagged, deleted by a swipe, hidden and added", arguments: StageHost.all)
    func day(_ host: StageHost) async throws {
        try await host.show(ErrandsView()) { stage in
            #expect(try await stage.shows("Lemons and thyme"))
            #expect(try await !stage.findAll(.role(.header, "Errands")).isEmpty)

            // A full swipe from the leading edge runs the first action.
            let lemons = try await stage.find(.text("Lemons and thyme"))
            try await stage.drag(lemons, by: CGSize(width: 300, height: 0))
            try await stage.settle()
            #expect(try await stage.findAll(.label("Finished")).count == 2)

            // A short one from the trailing edge leaves the row open.
            let bread = try await stage.find(.text("Bread for Thursday"))
            try await stage.drag(bread, by: CGSize(width: -160, height: 0))
            try await stage.settle()
            try await stage.press("Delete")
            #expect(try await !stage.shows("Bread for Thursday"))

            try await stage.press("Hide finished")
            #expect(try await !stage.shows("Lemons and thyme"))

            try await stage.press("Add errand")
            #expect(try await stage.find(.role(.button, "Save")).isEnabled == false)
            try await stage.type("Rope, 20 m")
            try await stage.settle()
            try await stage.tapText("Harbor office")
            try await stage.press("Save")
            #expect(try await stage.shows("Rope, 20 m"))
            #expect(try await !stage.shows("New Errand"))
        }
    }

    @Test("In edit mode a minus uncovers Delete", arguments: [StageHost.headless])
    func editing(_ host: StageHost) async throws {
        try await host.show(ErrandsView()) { stage in
            try await stage.press("Edit")
            #expect(try await !stage.findAll(.role(.button, "Done")).isEmpty)
            try await stage.press("Done")
            #expect(try await !stage.findAll(.role(.button, "Edit")).isEmpty)
        }
    }
}

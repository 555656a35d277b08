import SwiftUITesting
import Testing

@testable import FiltersApp

@MainActor
struct FiltersWalkTests {
    private let tags = ProjectFilter(for: Project.samples).tags.map(\.displayedName)
    private let hues = ProjectFilter(for: Project.samples).hues.map(\.displayedName)

    @Test(
        "whatever is done to the filters, the projects are those that the chosen chips let through, at rest in their places",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let tester = ViewTester(FiltersView())
        try await tester.settle()
        let top = try tester.find(.text("Projects")).frame.minY
        var walk = RandomWalk(tester, seed: seed)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            if let button = tester.findAll(.role(.button, "Show filters")).first {
                try await tester.perform("Activate", on: button)
                try await tester.settle()
            }
            // Nothing is pulled beyond its end or half pressed.
            #expect(try tester.find(.text("Projects")).frame.minY <= top + 0.01, "\(walk.description)")
            let chips = tester.findAll(.role(.button)).filter { (tags + hues).contains($0.label) }
            #expect(chips.map(\.label) == tags + hues, "\(walk.description)")
            #expect(chips.allSatisfy { $0.opacity == 1 && $0.frame.minX >= 32 && $0.frame.maxX <= 361.01 })
            try expectProjects(chosen: chosen(tester), tester, "\(walk.description)")
        }
    }

    /// The names of the chips that are chosen.
    private func chosen(_ tester: ViewTester) -> Set<String> {
        let lines = tester.semanticsDescription.split(separator: "\n").filter { $0.contains("selected") }
        return Set((tags + hues).filter { name in lines.contains { $0.contains("\"\(name)\"") } })
    }

    private func expectProjects(chosen: Set<String>, _ tester: ViewTester, _ message: String) throws {
        var filter = ProjectFilter(for: Project.samples)
        for index in filter.tags.indices { filter.tags[index].isSelected = chosen.contains(tags[index]) }
        for index in filter.hues.indices { filter.hues[index].isSelected = chosen.contains(hues[index]) }
        let expected = Project.samples.filter(filter.matches).map(\.id)
        let shown = expected.compactMap { tester.findAll(.id($0)).first }
        #expect(shown.count == expected.count, "\(chosen)\n\(message)")
        let isFiltered = expected.count < Project.samples.count
        #expect(
            try tester.find(.id("count")).text
                == (isFiltered ? "\(expected.count) of 12 design shots" : "12 design shots"), "\(chosen)\n\(message)")
        // Two in a row, in order, all there.
        for (index, project) in shown.enumerated() {
            #expect(project.opacity == 1, "\(message)")
            #expect(abs(project.frame.minX - (index % 2 == 0 ? 16 : 202.5)) < 0.51, "\(message)")
            if index % 2 == 1 { #expect(abs(project.frame.minY - shown[index - 1].frame.minY) < 0.51, "\(message)") }
        }
    }
}

import AppData
import SwiftUITesting
import Testing

@testable import FiltersApp

@MainActor
struct FiltersWalkTests {
    @Test(
        "whatever is done to the filters, as many projects are listed as the count says, and no chip is there twice",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let data = WalkData()
        let store = FiltersStore(data.file)
        #expect(await data.file.leads { store.chips.isLoaded })
        let tester = ViewTester(ProjectsScreen(projects: Project.samples, store: store))
        try await tester.settle()
        var walk = RandomWalk(tester, seed: seed, data: data)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            try await walk.comeBack { !tester.findAll(.id("count")).isEmpty }
            if let button = tester.findAll(.role(.button, "Show filters")).first {
                try await tester.perform("Activate", on: button)
                try await tester.settle()
            }
            let projects = Project.samples.map { $0.edited(store.chips.value) }
            let count = try tester.find(.id("count")).text
            let shown = projects.filter { !tester.findAll(.id($0.id)).isEmpty }
            let isWhole = shown.count == projects.count
            #expect(
                count == (isWhole ? "12 design shots" : "\(shown.count) of 12 design shots"), "\(walk.description)")
            let names = store.chips.value.added
            #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty }, "\(walk.description)")
            let found = try await data.reopened()
            let kept = FiltersStore(found)
            #expect(
                await found.leads { kept.chips.isLoaded && kept.chips.value == store.chips.value },
                "\(kept.chips.value)\n\(walk.description)")
        }
    }
}

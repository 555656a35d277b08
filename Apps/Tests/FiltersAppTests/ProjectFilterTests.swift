import Testing

@testable import FiltersApp

@Suite struct ProjectFilterTests {
    private func filter(_ names: String...) -> ProjectFilter {
        var filter = ProjectFilter(for: Project.samples)
        for index in filter.tags.indices where names.contains(filter.tags[index].displayedName) {
            filter.tags[index].isSelected = true
        }
        for index in filter.hues.indices where names.contains(filter.hues[index].displayedName) {
            filter.hues[index].isSelected = true
        }
        return filter
    }

    private func matches(_ filter: ProjectFilter) -> [String] { Project.samples.filter(filter.matches).map(\.title) }

    @Test("there are twelve projects, each with its picture, tags and colors")
    func samples() {
        #expect(Project.samples.map(\.id) == (1...12).map { "shot-\($0)" })
        #expect(Project.samples.allSatisfy { !$0.tags.isEmpty && !$0.hues.isEmpty && !$0.title.isEmpty })
        #expect(Set(Project.samples.map(\.title)).count == 12)
    }

    @Test("every tag and color of a project is a chip, once")
    func groups() {
        let filter = filter()
        #expect(Set(filter.tags.map(\.displayedName)) == Set(Project.samples.flatMap(\.tags)))
        #expect(Set(filter.tags.map(\.id)).count == filter.tags.count)
        #expect(filter.hues.count == Project.Hue.allCases.count)
        #expect(filter.count == 0)
    }

    @Test("without a choice all projects match")
    func none() {
        #expect(matches(filter()).count == 12)
    }

    @Test("in a group one of the choices is enough, of two groups both count")
    func combination() {
        #expect(matches(filter("Icon", "Print")) == ["Icon Family", "Loud Shapes"])
        #expect(matches(filter("Web", "Black")) == ["Tape Reader"])
        #expect(matches(filter("Icon", "Green")).isEmpty)
    }

    @Test("clearing lets go of all")
    func clear() {
        var filter = filter("Web", "Black")
        #expect(filter.count == 2)
        filter.clear()
        #expect(filter.count == 0)
        #expect(matches(filter).count == 12)
    }

    @Test("without projects there are no chips")
    func empty() {
        let filter = ProjectFilter(for: [])
        #expect(filter.tags.isEmpty && filter.hues.isEmpty)
    }
}

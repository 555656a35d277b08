import Testing

@testable import FiltersApp

@Suite struct ProjectFilterTests {
    private func filter(_ names: String...) -> ProjectFilter {
        var filter = ProjectFilter(for: Project.samples)
        filter.selectedTags = Set(filter.tags).intersection(names)
        filter.selectedHues = Set(filter.hues).intersection(names)
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
        #expect(Set(filter.tags) == Set(Project.samples.flatMap(\.tags)))
        #expect(Set(filter.tags).count == filter.tags.count)
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

    @Test("chips count the projects that there would be with them beside the other choices")
    func counts() {
        func counts(_ chips: [FilterChip]) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: chips.map { ($0.id, $0.count ?? -1) })
        }
        let none = filter()
        #expect(counts(none.tagChips(of: Project.samples))["Web"] == 3)
        #expect(none.tagChips(of: Project.samples)[0].displayedName == "Web 3")
        let web = filter("Web")
        #expect(counts(web.tagChips(of: Project.samples))["Mobile"] == 3, "its own group does not narrow it down")
        #expect(
            counts(web.hueChips(of: Project.samples)) == [
                "Blue": 1, "Purple": 1, "Pink": 1, "Orange": 0, "Green": 2, "Black": 1, "Beige": 0,
            ])
    }

    @Test("every word that is searched for is in a title, a kind or a color")
    func search() {
        var filter = filter()
        filter.search = "ring"
        #expect(matches(filter) == ["Daily Rings"])
        filter.search = "  dash BLUE "
        #expect(matches(filter) == ["Warm Hearth"])
        filter.search = "nothing like it"
        #expect(matches(filter).isEmpty && filter.isFiltering)
    }

    @Test("a chip that goes is chosen no more; one that was added comes last")
    func update() {
        var filter = filter("Web", "Black")
        let rest = Project.samples.filter { !$0.tags.contains("Web") }
        filter.update(for: rest, adding: ["Mine"])
        #expect(filter.selectedTags.isEmpty && filter.selectedHues == ["Black"])
        #expect(filter.tags.last == "Mine" && !filter.tags.contains("Web"))
    }
}

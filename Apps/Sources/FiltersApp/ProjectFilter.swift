import CardDecks

/// Something to filter by, as a chip.
struct FilterChip: Selectable {
    var displayedName: String
    var isSelected = false

    init(displayedName: String) { self.displayedName = displayedName }

    /// Names are not repeated in a group.
    var id: String { displayedName }
}

/// Which projects are looked for.
struct ProjectFilter: Equatable {
    /// Kinds of work, in the order of their first appearance.
    var tags: [FilterChip]
    var hues: [FilterChip]

    /// Everything that some project has, none of it chosen.
    init(for projects: [Project]) {
        var seen: Set<String> = []
        tags = projects.flatMap(\.tags).filter { seen.insert($0).inserted }.map(FilterChip.init)
        let used = Set(projects.flatMap(\.hues))
        hues = Project.Hue.allCases.filter(used.contains).map { FilterChip(displayedName: $0.name) }
    }

    /// How many chips are chosen.
    var count: Int { (tags + hues).count { $0.isSelected } }

    /// Whether a project has one of the chosen kinds and one of the chosen colors; a group without a choice lets all
    /// through.
    func matches(_ project: Project) -> Bool {
        func passes(_ chips: [FilterChip], _ names: [String]) -> Bool {
            let chosen = chips.filter(\.isSelected)
            return chosen.isEmpty || chosen.contains { names.contains($0.displayedName) }
        }
        return passes(tags, project.tags) && passes(hues, project.hues.map(\.name))
    }

    /// Lets go of all chips.
    mutating func clear() {
        for index in tags.indices { tags[index].isSelected = false }
        for index in hues.indices { hues[index].isSelected = false }
    }
}

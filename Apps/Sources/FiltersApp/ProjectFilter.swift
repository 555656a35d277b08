import CardDecks

/// A kind of work or a color to filter by, shown as a chip.
struct FilterChip: Selectable {
    /// The name, which is unique within its group.
    var id: String { displayedName }
    var displayedName: String
    var isSelected = false

    init(displayedName name: String) { displayedName = name }
}

/// Decides which projects are shown.
struct ProjectFilter: Equatable {
    /// The kinds of work, in the order of their first appearance.
    var tags: [FilterChip]
    var hues: [FilterChip]

    /// Creates a filter with all kinds and colors that occur in the projects, none of them selected.
    init(for projects: [Project]) {
        var seen: Set<String> = []
        tags = projects.flatMap(\.tags).filter { seen.insert($0).inserted }.map(FilterChip.init)
        let used = Set(projects.flatMap(\.hues))
        hues = Project.Hue.allCases.filter(used.contains).map { FilterChip(displayedName: $0.name) }
    }

    /// The number of selected chips.
    var count: Int { (tags + hues).count { $0.isSelected } }

    /// Whether a project has one of the selected kinds and one of the selected colors. A group without a selection
    /// matches every project.
    func matches(_ project: Project) -> Bool {
        func passes(_ chips: [FilterChip], _ names: [String]) -> Bool {
            let chosen = chips.filter(\.isSelected)
            return chosen.isEmpty || chosen.contains { names.contains($0.displayedName) }
        }
        return passes(tags, project.tags) && passes(hues, project.hues.map(\.name))
    }

    /// Deselects all chips.
    mutating func clear() {
        for index in tags.indices { tags[index].isSelected = false }
        for index in hues.indices { hues[index].isSelected = false }
    }
}

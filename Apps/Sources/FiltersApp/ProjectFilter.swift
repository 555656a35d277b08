import CardDecks
import SwiftUI

/// A kind of work or a color to filter by, shown as a chip.
struct FilterChip: Selectable {
    /// The name, which is unique within its group.
    let id: String
    /// The name, and how many projects there would be with it.
    var displayedName: String
    var isSelected = false
    /// The number of projects there would be with it; nil if it is not counted.
    var count: Int?

    var spokenName: String { String(localized: String.LocalizationValue(id)) }
    var spokenValue: String? { count.map { String(localized: "\($0) projects") } }

    init(displayedName name: String) {
        id = name
        displayedName = name
    }
}

/// Decides which projects are shown.
struct ProjectFilter: Equatable, Codable {
    /// The kinds of work, in the order of their first appearance, and then those that were added.
    private(set) var tags: [String]
    private(set) var hues: [String]
    /// The names of the chips that are selected.
    var selectedTags: Set<String> = []
    var selectedHues: Set<String> = []
    /// What is searched for in titles and kinds.
    var search = ""

    /// Creates a filter with all kinds and colors that occur in the projects, none of them selected.
    ///
    /// - Parameter added: further kinds.
    init(for projects: [Project], adding added: [String] = []) {
        var seen: Set<String> = []
        tags = (projects.flatMap(\.tags) + added).filter { seen.insert($0).inserted }
        if !added.isEmpty { tags = tags.filter { !added.contains($0) } + added }
        let used = Set(projects.flatMap(\.hues))
        hues = Project.Hue.allCases.filter(used.contains).map(\.name)
    }

    /// The number of selected chips.
    var count: Int { selectedTags.count + selectedHues.count }
    var isFiltering: Bool { count > 0 || !words.isEmpty }

    /// Takes over the kinds and colors of other projects, and keeps what is selected of them.
    mutating func update(for projects: [Project], adding added: [String]) {
        let new = ProjectFilter(for: projects, adding: added)
        tags = new.tags
        hues = new.hues
        selectedTags.formIntersection(tags)
        selectedHues.formIntersection(hues)
    }

    /// Whether a project has one of the selected kinds and one of the selected colors, and every word that is searched
    /// for. A group without a selection matches every project.
    func matches(_ project: Project) -> Bool {
        (selectedTags.isEmpty || !selectedTags.isDisjoint(with: project.tags))
            && (selectedHues.isEmpty || !selectedHues.isDisjoint(with: project.hues.map(\.name)))
            && words.allSatisfy { word in
                (project.tags + project.hues.map(\.name) + [project.title] + project.localizedTags
                    + project.hues.map(\.localizedName)).contains {
                        $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
                    }
            }
    }

    private var words: [Substring] { search.split(separator: " ") }

    /// Deselects all chips, and searches for nothing.
    mutating func clear() {
        selectedTags = []
        selectedHues = []
        search = ""
    }

    /// The chips of the kinds, each with the number of projects there are for it beside the other choices.
    func tagChips(of projects: [Project]) -> [FilterChip] {
        var others = self
        others.selectedTags = []
        let rest = projects.filter(others.matches)
        return tags.map { tag in
            chip(tag, isSelected: selectedTags.contains(tag), count: rest.count { $0.tags.contains(tag) })
        }
    }

    /// The chips of the colors, each with the number of projects there are for it beside the other choices.
    func hueChips(of projects: [Project]) -> [FilterChip] {
        var others = self
        others.selectedHues = []
        let rest = projects.filter(others.matches)
        return hues.map { hue in
            chip(
                hue, isSelected: selectedHues.contains(hue),
                count: rest.count { project in project.hues.contains { $0.name == hue } })
        }
    }

    private func chip(_ name: String, isSelected: Bool, count: Int) -> FilterChip {
        var chip = FilterChip(displayedName: name)
        chip.displayedName = "\(chip.spokenName) \(count.formatted(.number))"
        chip.count = count
        chip.isSelected = isSelected
        return chip
    }
}

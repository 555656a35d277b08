import AppData
import GRDB
import SwiftUI

extension DataSchema {
    /// The tables of the filters.
    static let filters = DataSchema(
        "filters",
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE filterChip (name TEXT PRIMARY KEY NOT NULL, position REAL NOT NULL);
                        CREATE TABLE filterHidden (name TEXT PRIMARY KEY NOT NULL);
                        CREATE TABLE filterTag (
                            project TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (project, name));
                        """)
            }
        ])
}

/// The chips of a person: which were added and removed, and which projects have them.
@MainActor
@Observable
final class FiltersStore {
    /// The kinds of work that somebody made, and the projects that have them.
    struct Chips: Equatable, Sendable {
        /// In the order in which they were added.
        var added: [String] = []
        /// Those of the projects that are not shown.
        var hidden: Set<String> = []
        /// The names that were given to each project.
        var tags: [Project.ID: Set<String>] = [:]
    }

    let chips: Kept<Chips>
    /// The chip that was removed last, until something else is done.
    var removed: (name: String, before: Chips)?

    init(_ file: DataFile) {
        chips = Kept(Chips(), in: file, .filters) { database in
            var chips = Chips()
            chips.added = try String.fetchAll(database, sql: "SELECT name FROM filterChip ORDER BY position, name")
            chips.hidden = try String.fetchSet(database, sql: "SELECT name FROM filterHidden")
            for row in try Row.fetchAll(database, sql: "SELECT project, name FROM filterTag") {
                chips.tags[row[0] as String, default: []].insert(row[1])
            }
            return chips
        }
    }

    /// What keeps a name from being a chip; nil if it can be one.
    static func fault(of name: String, among names: [String]) -> String? {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty { return String(localized: "Give the filter a name.") }
        if name.count > 40 { return String(localized: "The name is too long.") }
        let isTaken = names.contains { $0.compare(name, options: .caseInsensitive) == .orderedSame }
        return isTaken ? String(localized: "There is a filter of this name.") : nil
    }

    /// Adds a chip at the end, or shows one again that was removed.
    func add(_ name: String) {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        var changed = chips.value
        removed = nil
        if changed.hidden.remove(name) == nil { changed.added.append(name) }
        save(changed)
    }

    /// Removes a chip. It stays with the projects that had it from the start, and they show it no more.
    func remove(_ name: String) {
        var changed = chips.value
        removed = (name, changed)
        if changed.added.contains(name) {
            changed.added.removeAll { $0 == name }
            for project in changed.tags.keys { changed.tags[project]?.remove(name) }
        } else {
            changed.hidden.insert(name)
        }
        save(changed)
    }

    func undoRemoval() {
        guard let removed else { return }
        self.removed = nil
        save(removed.before)
    }

    /// Gives a project a chip that was added, or takes it away.
    func set(_ name: String, of project: Project.ID, isOn: Bool) {
        var changed = chips.value
        if isOn {
            changed.tags[project, default: []].insert(name)
        } else {
            changed.tags[project]?.remove(name)
        }
        save(changed)
    }

    private func save(_ new: Chips) {
        chips.change(to: new) { database in
            try database.execute(sql: "DELETE FROM filterChip; DELETE FROM filterHidden; DELETE FROM filterTag")
            for (index, name) in new.added.enumerated() {
                try database.execute(sql: "INSERT INTO filterChip VALUES (?, ?)", arguments: [name, index])
            }
            for name in new.hidden.sorted() {
                try database.execute(sql: "INSERT INTO filterHidden VALUES (?)", arguments: [name])
            }
            for (project, names) in new.tags.sorted(by: { $0.key < $1.key }) {
                for name in names.sorted() {
                    try database.execute(sql: "INSERT INTO filterTag VALUES (?, ?)", arguments: [project, name])
                }
            }
        }
    }
}

extension Project {
    /// The project with the chips that somebody gave it, and without those that were removed.
    func edited(_ chips: FiltersStore.Chips) -> Project {
        let own = tags.filter { !chips.hidden.contains($0) }
        let given = chips.added.filter { chips.tags[id]?.contains($0) == true && !own.contains($0) }
        return Project(id: id, title: title, tags: own + given, hues: hues)
    }
}

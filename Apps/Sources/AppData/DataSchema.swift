import GRDB

/// The tables of one app, as the steps in which they were made.
///
/// A step that was released is never changed, as files of users have been through it: add another one. The first step may
/// put in what a new user finds.
public struct DataSchema: Sendable {
    /// Tells the app's steps from those of the other apps in the file.
    public let name: String
    private let steps: [@Sendable (Database) throws -> Void]

    /// Names the steps, the oldest first. Each runs once for a file, in a transaction of its own.
    public init(_ name: String, steps: [@Sendable (Database) throws -> Void]) {
        self.name = name
        self.steps = steps
    }

    private func identifier(_ index: Int) -> String { "\(name) \(index + 1)" }

    /// Does the steps that a file has not been through.
    var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (index, step) in steps.enumerated() {
            migrator.registerMigration(identifier(index), migrate: step)
        }
        return migrator
    }

    /// Whether a file has been through steps of this app that this version does not know.
    func isNewer(_ applied: Set<String>) -> Bool {
        let known = Set(steps.indices.map(identifier))
        return applied.contains { $0.hasPrefix(name + " ") && !known.contains($0) }
    }
}

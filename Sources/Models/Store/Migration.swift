import Foundation

/// The models of one version of an app.
public protocol VersionedSchema {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// How a store goes from each version of an app's models to the next.
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// What is done from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// What is done to a store between two versions of an app's models.
public enum MigrationStage: @unchecked Sendable {
    /// Properties and models are added, renamed by `originalName`, and left out.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Has blocks run before and after that: the first with a context of the old models, the second with one of the new.
    /// Both save what they change.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    fileprivate var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to): (from, to)
        case .custom(let from, let to, _, _): (from, to)
        }
    }
}

/// Takes a store through the stages of a plan, all of them or none: a process that is killed meanwhile finds it as it was.
struct PlannedMigration {
    private struct Step {
        let version: any VersionedSchema.Type
        let schema: Schema
        let tables: [EntityTable]
        let shape: StoreShape
    }

    private let store: ModelStore
    private let plan: any SchemaMigrationPlan.Type
    private let steps: [Step]
    private let target: StoreShape

    /// - Parameter names: the entities that the store keeps; nil for all of each version.
    init(_ store: ModelStore, _ plan: any SchemaMigrationPlan.Type, _ target: [EntityTable], names: Set<String>?) {
        self.store = store
        self.plan = plan
        self.target = StoreShape(target)
        steps = plan.schemas.map { version in
            let schema = Schema(versionedSchema: version)
            let tables = schema.tables.filter { names?.contains($0.name) != false }
            return Step(version: version, schema: schema, tables: tables, shape: StoreShape(tables))
        }
    }

    func run() throws {
        guard let shape = store.shape, shape != target else { return }
        guard let first = steps.lastIndex(where: { $0.shape == shape }) else {
            ModelIssues.report(
                "The store is of none of the versions in \(plan): its models have other properties than each of them. "
                    + "Leave published versions as they were, and add a version for what changes.")
            throw SwiftDataError.unknownSchema
        }
        let last = steps.lastIndex { $0.shape == target } ?? steps.count - 1
        guard first <= last else {
            ModelIssues.report(
                "The store is of version \(steps[first].schema.version), which is later than that of the container's models, "
                    + "\(steps[last].schema.version). Stores go to later versions only.")
            throw SwiftDataError.backwardMigration
        }
        guard store.isWritable else {
            throw MigrationProblem(description: "the file is of an earlier version, and allows no save")
        }
        try store.database.transaction {
            var position = first
            while position < last { position = try runStage(from: position) }
        }
    }

    private func runStage(from position: Int) throws -> Int {
        let from = steps[position]
        guard let stage = plan.stages.first(where: { $0.versions.from == from.version }),
            let next = steps.firstIndex(where: { $0.version == stage.versions.to }), next > position
        else {
            throw MigrationProblem(description: "\(plan) has no stage from version \(from.schema.version)")
        }
        let to = steps[next]
        if case .custom(_, _, let willMigrate?, _) = stage { try willMigrate(context(of: from)) }
        try store.change(to.schema, to.tables, to: to.shape)
        if case .custom(_, _, _, let didMigrate?) = stage { try didMigrate(context(of: to)) }
        return next
    }

    private func context(of step: Step) -> ModelContext {
        ModelContext(ModelContainer(step.schema, store))
    }
}

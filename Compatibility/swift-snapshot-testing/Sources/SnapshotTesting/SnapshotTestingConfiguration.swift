import Foundation

/// When references are written, and how a failure names the files that differ.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var scoped: SnapshotTestingConfiguration?

    /// What counts where it is asked.
    public static var current: SnapshotTestingConfiguration? { scoped }

    /// When references are written; nil for what counts around.
    public var record: Record?
    /// How a failure names the files; nil for what counts around.
    public var diffTool: DiffTool?

    /// A configuration.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        (self.record, self.diffTool) = (record, diffTool)
    }

    /// When references are written.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        enum Mode: String, Sendable { case all, missing, failed, never }

        let mode: Mode

        init(_ mode: Mode) { self.mode = mode }

        /// By name: `all`, `missing`, `failed` or `never`.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// All, or those that are missing.
        public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

        /// All are written.
        public static let all = Record(.all)
        /// Those are written that are not there.
        public static let missing = Record(.missing)
        /// Those are written that are not there, or of which something differs.
        public static let failed = Record(.failed)
        /// None is written.
        public static let never = Record(.never)
    }

    /// How a failure names the files that differ: as a command for a program that shows them.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// What a function makes of both paths.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// The name of a program, with both paths behind it.
        public init(stringLiteral value: StringLiteralType) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// What is said of two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }

        /// Kaleidoscope, a program for Macs.
        public static let ksdiff = DiffTool("ksdiff")
        /// Both paths.
        public static let `default` = DiffTool { "reference: \($0)\nnow: \($1)" }
    }
}

/// What counts where nobody says anything else.
enum ProcessConfiguration {
    nonisolated(unsafe) static var record: SnapshotTestingConfiguration.Record = {
        let environment = ProcessInfo.processInfo.environment
        let word = environment["SNAPSHOT_TESTING_RECORD"] ?? environment["RIFFLE_RECORD"]
        return word.flatMap { .init(rawValue: $0) } ?? .missing
    }()
    nonisolated(unsafe) static var diffTool = SnapshotTestingConfiguration.DiffTool.default
}

/// Whether all references are written.
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? ProcessConfiguration.record) == .all }
    set { ProcessConfiguration.record = newValue ? .all : .missing }
}

/// Whether all references are written, by its older name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// How failures name the files that differ.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? ProcessConfiguration.diffTool }
    set { ProcessConfiguration.diffTool = newValue }
}

/// Does something while another configuration counts.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let outer = SnapshotTestingConfiguration.current
    return try SnapshotTestingConfiguration.$scoped.withValue(
        .init(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool), operation: operation)
}

/// Does something that waits while another configuration counts.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let outer = SnapshotTestingConfiguration.current
    return try await SnapshotTestingConfiguration.$scoped.withValue(
        .init(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool), operation: operation,
        isolation: isolation)
}

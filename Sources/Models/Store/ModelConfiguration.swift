import Foundation

/// Where a container keeps its models, or some of them.
public struct ModelConfiguration: Hashable, Identifiable, @unchecked Sendable {
    /// The name, which is that of the file.
    public let name: String
    /// The models; nil for those of the container.
    public let schema: Schema?
    /// Whether nothing outlives the container.
    public let isStoredInMemoryOnly: Bool
    /// Whether models can be saved.
    public let allowsSave: Bool
    /// The folder that apps of one maker share; nil for the app's own.
    public let groupAppContainerIdentifier: String?
    /// The container of iCloud that was asked for. Nothing is sent to one, which an issue says.
    public let cloudKitContainerIdentifier: String?
    let place: URL?

    /// Which folder the file stands in.
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?

        /// The app's own folder.
        public static let automatic = GroupContainer(identifier: nil)
        /// The app's own folder.
        public static let none = GroupContainer(identifier: nil)
        /// A folder that other programs of the same person use as well.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }

    /// Which container of iCloud follows the store. None does.
    public struct CloudKitDatabase: Hashable, Sendable {
        let identifier: String?

        /// None.
        public static let automatic = CloudKitDatabase(identifier: nil)
        /// None.
        public static let none = CloudKitDatabase(identifier: nil)
        /// Asks for a container of iCloud, which there is none of.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(identifier: privateDBName)
        }
    }

    /// The place of the file.
    public var url: URL {
        if let place { return place }
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        var folder = folders.first ?? FileManager.default.temporaryDirectory
        if let group = groupAppContainerIdentifier {
            folder.appendPathComponent("Group Containers")
            folder.appendPathComponent(group)
        } else if folder.standardizedFileURL.path == Self.dataFolder {
            // Shared by all programs of the user: a store without a name must not be that of another app.
            folder.appendPathComponent(ProcessInfo.processInfo.processName)
        }
        return folder.appendingPathComponent("\(name).store")
    }

    /// Where programs of the user keep their data, as desktops have it; visitors of a served app have other folders.
    private static let dataFolder: String = {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            return URL(fileURLWithPath: path).standardizedFileURL.path
        }
        let home = URL(fileURLWithPath: environment["HOME"] ?? "/")
        return home.appendingPathComponent(".local/share").standardizedFileURL.path
    }()

    /// The place of the file.
    public var id: URL { url }

    /// A file by its name, or memory.
    ///
    /// - Parameters:
    ///   - name: The name; nil for `default`.
    ///   - schema: The models; nil for those of the container.
    ///   - isStoredInMemoryOnly: Whether nothing outlives the container.
    ///   - allowsSave: Whether models can be saved.
    ///   - groupContainer: The folder.
    ///   - cloudKitDatabase: Has no effect.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = groupContainer.identifier
        cloudKitContainerIdentifier = cloudKitDatabase.identifier
        place = nil
        reportCloud()
    }

    /// Memory, or the default file.
    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The default file, or memory, for models and all that their relationships lead to.
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// A file by its place.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = nil
        cloudKitContainerIdentifier = cloudKitDatabase.identifier
        place = url
        reportCloud()
    }

    private func reportCloud() {
        guard let cloudKitContainerIdentifier else { return }
        ModelIssues.report(
            "cloudKitDatabase: .private(\"\(cloudKitContainerIdentifier)\") has no effect: there is no iCloud here, so the "
                + "models stay in their file.")
    }

    /// Throws where the name cannot be that of a file.
    func checkName() throws {
        guard place == nil, !isStoredInMemoryOnly else { return }
        if name.isEmpty || name.contains("/") || name.contains("\0") || name == ".." {
            throw SwiftDataError.configurationFileNameContainsInvalidCharacters
        }
        if name.utf8.count > 200 { throw SwiftDataError.configurationFileNameTooLong }
    }
}

/// What goes wrong.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in a word.
    public let description: String

    private init(_ description: String) { self.description = description }

    /// Two configurations of a container name the same file.
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    /// The store cannot be opened.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    /// The name of a configuration cannot be that of a file.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        "configurationFileNameContainsInvalidCharacters")
    /// The name of a configuration is too long for a file's.
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    /// A configuration names models that are none of the container's.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    /// The store is of none of the versions in the plan.
    public static let unknownSchema = SwiftDataError("unknownSchema")
    /// The store is of a later version than the container's models.
    public static let backwardMigration = SwiftDataError("backwardMigration")
    /// The model belongs to no context.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    /// A model must not be saved or deleted as it is: it lacks others, holds too many, or denies its deletion.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    /// Unsaved changes cannot be fetched in batches.
    public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
    /// Identifiers of unsaved models cannot be sorted.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
    /// A predicate asks for a property that the store does not know.
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    /// A predicate that the store does not understand.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// A sort descriptor that the store does not understand.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
}

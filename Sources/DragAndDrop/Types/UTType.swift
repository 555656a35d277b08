/// What kind of thing some data is: an identifier such as `public.png`, and what it is a kind of.
///
/// Types of the system know what they conform to. A type of an app's own conforms to what it is declared to, and to
/// `data`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The name, as `public.plain-text`.
    public let identifier: String
    private let parents: [String]

    init(_ identifier: String, parents: [String]) {
        self.identifier = identifier
        self.parents = parents
    }

    /// The type of an identifier that is known; nil for one that is not.
    public init?(_ identifier: String) {
        guard let known = KnownType.all[identifier] else { return nil }
        self.init(known.identifier, parents: known.parents)
    }

    /// A type that the app declares as its own.
    ///
    /// - Parameter parentType: what it is a kind of; data where nothing is said.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, parents: [parentType?.identifier ?? "public.data"])
    }

    /// A type of another app.
    ///
    /// - Parameter parentType: what it is a kind of; data where nothing is said.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files whose names end so, without the dot: one of its own where none is known. Nil for no ending.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        if let known = KnownType.list.first(where: { $0.extensions.contains(name) }) {
            self.init(known.identifier, parents: known.parents)
        } else if name.isEmpty || name.contains(where: { $0 == "." || $0 == "/" }) {
            return nil
        } else {
            self.init(Self.dynamic + name, parents: [supertype.identifier])
        }
    }

    /// Begins the names of types of which only an ending of files is known.
    private static let dynamic = "dyn.extension."

    /// The type of a MIME type; nil where none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = KnownType.list.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        self.init(known.identifier, parents: known.parents)
    }

    /// How names of such files end; nil where nothing is known.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// How names of such files end, the usual way first.
    private var filenameExtensions: [String] {
        if identifier.hasPrefix(Self.dynamic) { return [String(identifier.dropFirst(Self.dynamic.count))] }
        return KnownType.all[identifier]?.extensions ?? []
    }

    /// How names of files of this type, or of a kind of it, end, and their media types: what a dialog for files lets
    /// through. Both are empty where any file may be one.
    package var fileMarks: (extensions: [String], mediaTypes: [String]) {
        let kinds = KnownType.list.filter { UTType($0.identifier, parents: $0.parents).conforms(to: self) }
        // Data of any kind, and types of apps' own, of which nobody knows how their files are called.
        guard !["public.item", "public.data", "public.content"].contains(identifier) else { return ([], []) }
        let extensions = filenameExtensions + kinds.flatMap(\.extensions).filter { !filenameExtensions.contains($0) }
        let families = ["public.image": "image/*", "public.audio": "audio/*", "public.movie": "video/*"]
        let media =
            (families[identifier].map { [$0] } ?? [])
            + kinds.compactMap { $0.mime?.prefix { $0 != ";" } }.map(String.init)
        return (extensions, extensions.isEmpty ? [] : media)
    }

    /// The MIME type; nil where none is known.
    public var preferredMIMEType: String? { KnownType.all[identifier]?.mime }

    /// Whether nothing of the system's has this name.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the name is the system's own, and stays what it is.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Whether everything of this type is something of another type, too.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || isSubtype(of: type)
    }

    /// Whether everything of this type is something of another type, which is not the same.
    public func isSubtype(of type: UTType) -> Bool {
        var seen: Set<String> = [identifier]
        var open = parents
        while let next = open.popLast() {
            if next == type.identifier { return true }
            if seen.insert(next).inserted, let known = KnownType.all[next] { open += known.parents }
        }
        return false
    }

    /// Whether everything of another type, which is not the same, is something of this type, too.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The name.
    public var description: String { identifier }

    /// Types are the same by their names.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

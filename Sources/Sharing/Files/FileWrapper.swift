import Foundation

/// A file or a folder of files in memory.
open class FileWrapper {
    /// What is in the file; nil for a folder.
    public let regularFileContents: Data?
    /// What is in the folder, by name; nil for a file.
    public let fileWrappers: [String: FileWrapper]?
    /// What it is called where it was read; nil where it was made.
    open var filename: String?
    /// What it is to be called.
    open var preferredFilename: String?

    /// A file with some data in it.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        fileWrappers = nil
    }

    /// A folder with files in it, by name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
    }

    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once, as all files are read here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Without looking for the file's kind, which nothing here does.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Reads a file.
    ///
    /// - Throws: where there is none, or where it cannot be read; folders are not read.
    public init(url: URL, options: ReadingOptions = []) throws {
        regularFileContents = try Data(contentsOf: url)
        fileWrappers = nil
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
}

extension URL {
    /// Asks whether a file outside of the program may be used: those that somebody has chosen may.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Says that a file outside of the program is not used any more; it goes with the window.
    public func stopAccessingSecurityScopedResource() {}
}

import Foundation
import XcodeProjects

/// The files that riffle writes, and what it knows of them: one that somebody changed since is kept.
struct OwnFiles {
    /// What is kept between two runs, in `.riffle/import.json`.
    struct Record: Codable {
        var project: String
        var target: String
        /// Where the package's manifest is, from the project's folder.
        var package: String
        /// A number for the content of each file that was written, by its path from the project's folder.
        var files: [String: String] = [:]
        var leftOut: [LeftOut] = []
    }

    let place: PackagePlace
    private(set) var record: Record
    private let old: Record?
    /// Paths from the project's folder, in the order in which they were written first.
    private(set) var written: [String] = []
    /// Files that were changed since, with where the new ones are.
    private(set) var kept: [String: String] = [:]
    private let overwrites: Bool

    init(_ place: PackagePlace, project: String, target: String, overwrites: Bool) {
        self.place = place
        self.overwrites = overwrites
        old = Self.record(in: place.own)
        record = Record(project: project, target: target, package: place.folder.path(from: place.root))
    }

    static func record(in folder: URL) -> Record? {
        (try? Data(contentsOf: folder.file("import.json"))).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    mutating func write(_ text: String, to file: URL) throws {
        let path = file.path(from: place.root)
        let present = try? String(contentsOf: file, encoding: .utf8)
        let known = record.files[path] ?? old?.files[path]
        if let present, present != text, known != Self.mark(present), !overwrites {
            let other = file.deletingLastPathComponent().file(file.lastPathComponent + ".new")
            let aside = place.own.file(other.lastPathComponent)
            try Self.put(text, aside)
            kept[path] = aside.path(from: place.root)
            return
        }
        if !written.contains(path) { written.append(path) }
        record.files[path] = Self.mark(text)
        if present != text { try Self.put(text, file) }
    }

    mutating func link(_ file: URL, to target: String) throws {
        let path = file.path(from: place.root)
        if !written.contains(path) { written.append(path) }
        let manager = FileManager.default
        if (try? manager.destinationOfSymbolicLink(atPath: file.filePath)) == target { return }
        try? manager.removeItem(at: file)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: file.filePath, withDestinationPath: target)
    }

    /// Removes what an earlier run wrote and this one did not, and writes down what there is.
    mutating func finish(_ leftOut: [LeftOut]) throws {
        for path in old?.files.keys.sorted() ?? [] where record.files[path] == nil && kept[path] == nil {
            let file = place.root.file(path)
            // Nothing outside of our folder is removed.
            guard path.hasPrefix(".riffle/") else { continue }
            try? FileManager.default.removeItem(at: file)
        }
        record.leftOut = leftOut
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Self.put(String(decoding: encoder.encode(record), as: UTF8.self) + "\n", place.own.file("import.json"))
    }

    private static func put(_ text: String, _ file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// FNV-1a.
    private static func mark(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

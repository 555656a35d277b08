import Foundation
import Testing
import XCUIAutomation

/// Where the references of a test are.
///
/// Those that were recorded on Apple's platforms are in a folder, and ours in the folder `Riffle` in there, so that neither
/// platform overwrites what the other one has recorded.
struct References {
    let theirs: URL
    let ours: URL

    init(_ directory: String?, file: String, fileName: String) {
        let source = URL(fileURLWithPath: file)
        let folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        theirs = folder.appendingPathComponent(fileName)
        ours = folder.appendingPathComponent("Riffle").appendingPathComponent(fileName)
    }

    /// The reference that counts: ours, or else theirs where both platforms make the same of a value.
    func existing(isOfPlatform: Bool) -> URL? {
        [ours, theirs].first { FileManager.default.fileExists(atPath: $0.path) && ($0 == ours || !isOfPlatform) }
    }
}

/// A comparison of a value with its reference.
struct Verification<Value, Format> {
    let strategy: Snapshotting<Value, Format>
    let record: SnapshotTestingConfiguration.Record
    let references: References
    let testName: String
    let timeout: TimeInterval

    /// What is to be said where something is not as it was, or was recorded.
    func message(for value: Value) throws -> String? {
        guard let format = waitForFormat(of: value) else {
            return "The snapshot was not there after \(timeout) s: nothing called back. A view's is there at once."
        }
        let data = strategy.diffing.toData(format)
        guard record != .all else {
            try write(data, to: references.ours)
            return "All references are recorded anew: \(references.ours.path) was written. "
                + "Do not record any more to compare \(testName) with it."
        }
        guard let file = references.existing(isOfPlatform: strategy.isOfPlatform) else {
            guard record != .never else {
                return "There is no reference \(references.ours.path), and none is to be recorded."
            }
            try write(data, to: references.ours)
            let theirs =
                FileManager.default.fileExists(atPath: references.theirs.path)
                ? " The one of Apple's platforms is left as it is." : ""
            return "There was no reference: \(references.ours.path) was written.\(theirs) "
                + "Run \(testName) again to compare with it."
        }
        let reference = strategy.diffing.fromData(try Data(contentsOf: file))
        guard let (difference, attachments) = strategy.diffing.diff(reference, format) else { return nil }
        return try describe(difference, attachments, data, file)
    }

    private func waitForFormat(of value: Value) -> Format? {
        var format: Format?
        strategy.snapshot(value).run { format = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while format == nil, Date() < end {
            if !RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01))) {
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
        return format
    }

    private func describe(
        _ difference: String, _ attachments: [XCTAttachment], _ data: Data, _ file: URL
    ) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            (environment["SNAPSHOT_ARTIFACTS"] ?? environment["RIFFLE_ATTACHMENTS"])
            .map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("riffle-snapshots")
        let place = folder.appendingPathComponent(
            references.theirs.deletingLastPathComponent().lastPathComponent, isDirectory: true)
        let failed = place.appendingPathComponent(file.lastPathComponent)
        try write(data, to: failed)
        for (index, attachment) in attachments.enumerated() {
            let ending = strategy.pathExtension.map { "." + $0 } ?? ""
            let name = attachment.name ?? "\(index)"
            let base = file.deletingPathExtension().lastPathComponent
            let file = name.contains(".") ? "\(base).\(name)" : "\(base).\(name)\(ending)"
            try write(attachment._data, to: place.appendingPathComponent(file))
            if Test.current != nil { Attachment.record([UInt8](attachment._data), named: file) }
        }
        let isTheirs = file == references.theirs
        let what =
            "The snapshot is not as the reference\(isTheirs ? ", which was recorded on another platform" : "").\n"
        let text = what + diffTool(currentFilePath: file.path, failedFilePath: failed.path) + "\n\n" + difference
        guard record == .failed else { return text }
        try write(data, to: references.ours)
        return text + "\n\nA new reference was written: \(references.ours.path)"
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

/// A name without what file names cannot have.
func sanitized(_ name: String) -> String {
    var result = ""
    for character in name {
        if character.isLetter || character.isNumber || character == "_" {
            result.append(character)
        } else if result.last != "-" {
            result.append("-")
        }
    }
    return result.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
}

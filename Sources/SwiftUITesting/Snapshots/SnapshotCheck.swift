import Foundation

/// Compares something with its reference, or records it.
@MainActor
struct SnapshotCheck {
    /// What came of it.
    enum Outcome: Equatable {
        case same
        /// A reference was written.
        case recorded(String)
        case failed(String)

        /// What the test is told; nil where all is well.
        var message: String? {
            switch self {
            case .same: nil
            case .recorded(let text), .failed(let text): text
            }
        }
    }

    let call: SnapshotCall
    var name: String?
    var tolerance = SnapshotTolerance.none
    var recording: SnapshotRecording

    /// Compares, and has the test fail where something was recorded or differs.
    func run(_ subject: () throws -> SnapshotSubject) {
        do {
            if let message = try outcome(of: try subject()).message { call.fail(message) }
        } catch {
            call.fail("Nothing was compared: \(error)")
        }
    }

    func outcome(of subject: SnapshotSubject) throws -> Outcome {
        let name = call.name(name)
        let file = call.folder.appendingPathComponent("\(name).\(subject.fileExtension)")
        let place = "__Snapshots__/\(call.folder.lastPathComponent)/\(file.lastPathComponent)"
        guard recording != .all, let reference = try? Data(contentsOf: file) else {
            if recording == .never {
                return .failed("There is no reference \(place), and none is recorded as RIFFLE_RECORD is \"never\".")
            }
            try write(subject.data, to: file)
            let why = recording == .all ? "All references are recorded anew" : "There was no reference"
            return .recorded("\(why): \(place) was written. Look at it and keep it; the next run compares with it.")
        }
        guard let mismatch = try subject.mismatch(with: reference, tolerance: tolerance) else { return .same }
        let files = try keep(mismatch, of: subject, reference, name)
        let summary = "\(place) differs. \(mismatch.summary)\nFiles: \(files)\n"
        guard recording == .failed else {
            return .failed(summary + "Where this is right, RIFFLE_RECORD=failed writes a new reference.")
        }
        try write(subject.data, to: file)
        return .recorded(summary + "The reference was written anew, as RIFFLE_RECORD is \"failed\".")
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// Keeps what is there now, and how it differs, as files and with the results of the test.
    ///
    /// - Returns: the folder with the beginning of the files' names.
    private func keep(
        _ mismatch: SnapshotMismatch, of subject: SnapshotSubject, _ reference: Data, _ name: String
    ) throws -> String {
        var files = [
            ("\(name).reference.\(subject.fileExtension)", reference),
            ("\(name).now.\(subject.fileExtension)", subject.data),
        ]
        if let picture = mismatch.picture { files.insert(("\(name).difference.png", picture), at: 0) }
        for (file, data) in files {
            call.attach(data, named: file)
            try write(data, to: call.failures.appendingPathComponent(file))
        }
        return call.failures.appendingPathComponent(files[0].0).path
    }
}

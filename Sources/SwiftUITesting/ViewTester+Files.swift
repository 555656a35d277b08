import Foundation
import RiffleHeadlessHost

/// A file that the tested view has exported.
public struct SavedFile: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// What is in it.
    public let data: Data
}

/// A test wanted to answer a question that the tested view has not asked.
public struct NoDialog: Error, CustomStringConvertible {
    /// What was wanted.
    public let wanted: String
    /// Where it was wanted.
    public let callSite: CallSite

    /// Where and what was wanted, and what to do.
    public var description: String {
        "\(callSite): There is no \(wanted) open. Do first what opens it, and let a frame pass: pump() or settle()."
    }
}

extension ViewTester {
    /// Chooses files in the `fileImporter` that is open, and shows a frame.
    ///
    /// - Parameter files: files of the machine that runs the test, which the view may read; a test makes its own.
    /// - Throws: `NoDialog` where no importer is open.
    public func chooseFiles(
        _ files: [URL], file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        for case (let id, .chooseFiles) in host.openQuestions {
            host.answer(id, .files(files))
            return await pump(by: 0)
        }
        throw NoDialog(wanted: "fileImporter", callSite: CallSite(file, line))
    }

    /// Lets the `fileExporter` that is open save its files, and shows a frame.
    ///
    /// - Returns: the files.
    /// - Throws: `NoDialog` where no exporter is open.
    @discardableResult
    public func saveFiles(file: StaticString = #filePath, line: UInt = #line) async throws -> [SavedFile] {
        for case (let id, .keepFiles(let files)) in host.openQuestions {
            host.answer(id, .done)
            await pump(by: 0)
            return files.map { SavedFile(name: $0.name, data: $0.data) }
        }
        throw NoDialog(wanted: "fileExporter", callSite: CallSite(file, line))
    }

    /// Lets the `PasteButton` that was tapped have a text that another program has copied, and shows a frame.
    ///
    /// - Parameter text: nil where nothing was copied elsewhere: then it has what was copied in the view.
    /// - Throws: `NoDialog` where no button waits for it.
    public func paste(_ text: String?, file: StaticString = #filePath, line: UInt = #line) async throws {
        for (id, question) in host.openQuestions where question == .readClipboard {
            host.answer(id, .text(text))
            return await pump(by: 0)
        }
        throw NoDialog(wanted: "tapped PasteButton", callSite: CallSite(file, line))
    }

    /// Closes the `fileImporter` or `fileExporter` that is open without choosing anything, and shows a frame.
    ///
    /// - Throws: `NoDialog` where none is open.
    public func cancelFileDialog(file: StaticString = #filePath, line: UInt = #line) async throws {
        for (id, question) in host.openQuestions where question != .readClipboard {
            host.answer(id, .cancelled)
            return await pump(by: 0)
        }
        throw NoDialog(wanted: "fileImporter or fileExporter", callSite: CallSite(file, line))
    }
}

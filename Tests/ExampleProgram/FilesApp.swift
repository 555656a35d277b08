import Foundation
import SwiftUI

/// Saves notes to files, as apps for phones do. Shown in place of the example where the environment has `EXAMPLE=files`.
///
///     note://page/plums      what the page's model saves
///     note://common/plums    what a singleton saves, to the address that a global keeps
///     note://fill/100        so many kilobytes, in a file more
///     note://where           shows the folders
struct FilesApp: App {
    var body: some Scene {
        WindowGroup { NotesView() }
    }
}

/// An address that everybody's code finds, since a global has it.
private enum Places {
    static let common = URL.documentsDirectory.appendingPathComponent("common-notes.txt")
}

private final class CommonNotes: Sendable {
    static let shared = CommonNotes()

    func save(_ text: String) throws { try Data(text.utf8).write(to: Places.common, options: .atomic) }
    func text() -> String { (try? String(contentsOf: Places.common, encoding: .utf8)) ?? "none" }
}

@MainActor
private final class NotesModel: ObservableObject {
    @Published var shown = "ready"
    private var count = 0

    private var file: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("notes.txt")
    }

    func open(_ address: URL) {
        count += 1
        do {
            switch address.host {
            case "page": try Data(address.lastPathComponent.utf8).write(to: file, options: .atomic)
            case "common": try CommonNotes.shared.save(address.lastPathComponent)
            case "fill": try fill(kilobytes: Int(address.lastPathComponent) ?? 0)
            case "where": return shown = "\(count) " + Self.places.joined(separator: " ")
            default: break
            }
            let own = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
            shown = "\(count) \(own) \(CommonNotes.shared.text())"
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            shown = "\(count) full"
        } catch {
            shown = "\(count) failed: \(error)"
        }
    }

    private func fill(kilobytes: Int) throws {
        let folder = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        try Data(count: kilobytes << 10).write(to: folder.appendingPathComponent("\(UUID()).bin"), options: .atomic)
    }

    /// All ways to ask for a folder, each with whether it is there.
    private static var places: [String] {
        let manager = FileManager.default
        let folders = [
            URL.documentsDirectory, manager.urls(for: .documentDirectory, in: .userDomainMask)[0],
            URL(fileURLWithPath: NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]),
            URL.applicationSupportDirectory, URL.cachesDirectory, URL.temporaryDirectory, manager.temporaryDirectory,
            URL(fileURLWithPath: NSTemporaryDirectory()), URL.homeDirectory, manager.homeDirectoryForCurrentUser,
            URL(fileURLWithPath: NSHomeDirectory()),
        ]
        return folders.map { $0.path + (manager.fileExists(atPath: $0.path) ? "" : "(missing)") }
    }
}

private struct NotesView: View {
    @StateObject private var model = NotesModel()

    var body: some View {
        Text(model.shown).onOpenURL { model.open($0) }
    }
}

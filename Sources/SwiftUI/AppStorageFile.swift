import Foundation

/// The file in which a program that serves itself keeps what its views store: one for the user who runs it, by the
/// program's name.
enum AppStorageFile {
    /// `~/.local/share/NAME/AppStorage.plist`, or where `XDG_DATA_HOME` says.
    static var location: URL {
        let environment = ProcessInfo.processInfo.environment
        let home =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return home.appendingPathComponent(ProcessInfo.processInfo.processName)
            .appendingPathComponent("AppStorage.plist")
    }

    /// All pages use the same store, so that they follow each other.
    static func store() -> KeyValueStore {
        KeyValueStore(
            FileBacking(location) { problem in
                FileHandle.standardError.write(Data("AppStorage: \(problem).\n".utf8))
            })
    }
}

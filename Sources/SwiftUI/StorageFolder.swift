import Foundation

/// The folder in which a program that serves itself keeps what its visitors store: one for the user who runs it, by the
/// program's name.
enum StorageFolder {
    /// `~/.local/share/NAME/web`, or where `XDG_DATA_HOME` says.
    static var location: URL {
        let environment = ProcessInfo.processInfo.environment
        let home =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return home.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("web")
    }
}

import Foundation

/// The folder in which a program that serves itself keeps what its visitors store: one for the user who runs it, by the
/// program's name.
enum StorageFolder {
    /// `DATA/web`, where DATA is the folder that `--data` named, or else `~/.local/share/NAME`, or where `XDG_DATA_HOME`
    /// says.
    static func location(data: String?) -> URL {
        if let data { return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("web") }
        let environment = ProcessInfo.processInfo.environment
        let home =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return home.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("web")
    }
}

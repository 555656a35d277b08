import ArgumentParser
import Foundation
import XcodeProjects

@main
struct RiffleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "riffle",
        abstract: "Writes SwiftUI apps for Linux, and brings those that Xcode has.",
        discussion: """
            Start here:
              riffle new MyApp        writes a first app
              riffle import ~/Notes   makes the project in that folder buildable, and changes none of its files
              riffle dev ~/Notes      shows it in a browser, and follows every edit
              riffle drive MyApp      shows a built app in words, and operates it
            """,
        subcommands: [New.self, Import.self, Dev.self, Drive.self, MCP.self])
}

/// Where Riffle is.
enum Checkout {
    /// The script says so; without it, it is the checkout that this was compiled in.
    static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["RIFFLE_HOME"] { return URL(fileURLWithPath: path) }
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }

    /// As a manifest has it: from its folder if that is near.
    static func path(from folder: URL) -> String {
        let path = Self.folder.path(from: folder)
        return path.split(separator: "/").prefix { $0 == ".." }.count <= 2 ? path : Self.folder.filePath
    }
}

extension FileHandle {
    /// Writes a line.
    static func say(_ text: String) { standardError.write(Data((text + "\n").utf8)) }
}

/// A path as a shell takes it.
func quoted(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
        ? path : "'" + path.replacing("'", with: "'\\''") + "'"
}

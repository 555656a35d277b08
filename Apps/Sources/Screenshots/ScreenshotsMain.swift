import Foundation
import Photographs
import SwiftUITesting

/// Takes the screenshots for the documentation, by operating the apps as a person would.
///
///     swift run Screenshots ../Documentation/Pictures
@main
struct Screenshots {
    @MainActor
    static func main() async throws {
        guard CommandLine.arguments.count == 2 else {
            print("usage: Screenshots FOLDER   where the pictures go, such as ../Documentation/Pictures")
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await sizes(into: folder)
        for colorScheme in ColorScheme.allCases {
            try await wallet(into: folder, colorScheme)
            try await trips(into: folder, colorScheme)
            try await flashcards(into: folder, colorScheme)
            try await filters(into: folder, colorScheme)
            try await gallery(into: folder, colorScheme)
            try await controls(into: folder, colorScheme)
        }
    }

    /// Writes a picture of what a tester shows to a file with this name.
    @MainActor
    static func save(_ tester: ViewTester, _ name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent("\(name).jpg")
        try Photograph(png: try tester.snapshot().pngData, name: name).data.write(to: file)
        print(file.path)
    }
}

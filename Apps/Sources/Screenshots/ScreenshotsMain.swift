import Foundation
import Photographs
import SwiftUITesting

/// Takes the screenshots for the documentation, by operating the apps as a person would.
///
///     swift run Screenshots ../Documentation/Pictures
///     swift run Screenshots ../Documentation/Pictures motion wallet
@main
struct Screenshots {
    @MainActor
    static func main() async throws {
        let kinds: [(name: String, take: @MainActor (URL) async throws -> Void)] = [
            ("motion", motion), ("sizes", sizes), ("screens", screens), ("wallet", inBoth(wallet)),
            ("trips", inBoth(trips)),
            ("flashcards", inBoth(flashcards)), ("filters", inBoth(filters)), ("gallery", inBoth(gallery)),
            ("controls", inBoth(controls)),
        ]
        let names = CommandLine.arguments.dropFirst(2)
        guard CommandLine.arguments.count >= 2, names.allSatisfy({ name in kinds.contains { $0.name == name } }) else {
            print(
                """
                usage: Screenshots FOLDER [KIND...]
                FOLDER is where the pictures go, such as ../Documentation/Pictures
                KIND is one of \(kinds.map(\.name).joined(separator: ", ")); all of them where none is given
                """)
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for kind in kinds where names.isEmpty || names.contains(kind.name) { try await kind.take(folder) }
    }

    /// Pictures in light mode, then in dark mode.
    @MainActor
    private static func inBoth(
        _ take: @escaping @MainActor (URL, ColorScheme) async throws -> Void
    ) -> @MainActor (URL) async throws -> Void {
        { folder in for colorScheme in ColorScheme.allCases { try await take(folder, colorScheme) } }
    }

    /// Writes a picture of what a tester shows to a file with this name.
    @MainActor
    static func save(_ tester: ViewTester, _ name: String, in folder: URL, quality: Int = 88) throws {
        let file = folder.appendingPathComponent("\(name).jpg")
        try Photograph(png: try tester.snapshot().pngData, quality: quality, name: name).data.write(to: file)
        print(file.path)
    }
}

import Foundation

/// The checkout that these tests were compiled from.
struct Repository {
    private let root: URL

    private static let current = Repository(
        root: URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    )

    /// The path of the checkout.
    static let path = current.root.path

    /// The folders that hold our files; build folders are none of them.
    private static let folders = [
        "Sources", "Tests", "Plugins", "Apps", "Benchmarks", "Tools", "Integrations", "Documentation", "scripts", ".ci",
    ]

    /// Every file of ours with one of these extensions, in order of their paths.
    private func files(_ extensions: Set<String>) -> [SourceFile] {
        let manager = FileManager.default
        var paths = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
        for folder in Self.folders {
            let inside = manager.enumerator(atPath: root.appending(path: folder).path)
            while let path = inside?.nextObject() as? String {
                // Fixtures are what others write.
                if path.hasPrefix(".build") || path.contains("/.build") || path == "Tests/Fixtures" {
                    inside?.skipDescendants()
                } else {
                    paths.append("\(folder)/\(path)")
                }
            }
        }
        return paths.sorted().compactMap { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let parts = name.split(separator: ".")
            guard let kind = parts.count > 1 ? parts.last.map(String.init) : name, extensions.contains(kind) else {
                return nil
            }
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
            return SourceFile(path: path, text: text)
        }
    }

    /// Everything that people read or write; read once.
    static let textFiles = current.files([
        "swift", "c", "h", "modulemap", "md", "sh", "js", "css", "html", "json", "run", "Makefile", "gitignore",
    ])

    static let swiftFiles = textFiles.filter { $0.path.hasSuffix(".swift") }
}

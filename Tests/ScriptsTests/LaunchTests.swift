import Foundation
import Testing

/// `scripts/launch.sh` runs what the sources say now, and asks Swift only where something may have changed.
///
/// The compiler is a stand-in that writes down when it is called, and makes a program that prints the sources.
@Suite struct LaunchTests {
    @Test("a program that nothing was changed of starts without asking Swift")
    func unchanged() throws {
        let checkout = try Checkout()
        #expect(try checkout.launch() == "one two")
        #expect(try checkout.launch() == "one two")
        #expect(try checkout.launch("--loud") == "one two --loud")
        #expect(checkout.builds == 1)
    }

    @Test("an edited source is built, even if it is as long and as old as before")
    func edited() throws {
        let checkout = try Checkout()
        #expect(try checkout.launch() == "one two")
        try checkout.write("Sources/A/a.swift", "ONE")
        #expect(try checkout.launch() == "ONE two")
        let date = try checkout.date("Sources/A/a.swift")
        try checkout.write("Sources/A/a.swift", "uno")
        try checkout.setDate(date, of: "Sources/A/a.swift")
        #expect(try checkout.launch() == "uno two")
        #expect(checkout.builds == 3)
    }

    @Test("a source that is added, renamed, replaced by an older one or taken away is noticed")
    func files() throws {
        let checkout = try Checkout()
        #expect(try checkout.launch() == "one two")
        try checkout.write("Apps/Sources/B/c.swift", "three")
        #expect(try checkout.launch() == "one two three")
        try checkout.move("Apps/Sources/B/c.swift", to: "Apps/Sources/B/0.swift")
        #expect(try checkout.launch() == "one three two")
        try checkout.write("Apps/old", "four")
        try checkout.setDate(.distantPast, of: "Apps/old")
        try checkout.move("Apps/old", to: "Apps/Sources/B/0.swift")
        #expect(try checkout.launch() == "one four two")
        try checkout.remove("Apps/Sources/B/0.swift")
        #expect(try checkout.launch() == "one two")
        #expect(checkout.builds == 5)
    }

    @Test("another version of Swift builds again, and so does another manifest or environment")
    func tools() throws {
        let checkout = try Checkout()
        _ = try checkout.launch()
        try checkout.write("version", "Swift version 7.0")
        _ = try checkout.launch()
        #expect(checkout.builds == 2)
        try checkout.write("Apps/Package.swift", "// other")
        _ = try checkout.launch()
        #expect(checkout.builds == 3)
        _ = try checkout.launch(environment: ["PKG_CONFIG_PATH": "/elsewhere"])
        #expect(checkout.builds == 4)
    }

    @Test("what a build leaves is looked at as well: the program, its resources, the checkouts of dependencies")
    func leftovers() throws {
        let checkout = try Checkout()
        _ = try checkout.launch()
        for path in [".build/debug/Demo", ".build/debug/Apps_B.resources/a.png", ".build/checkouts/lib/l.swift"] {
            let before = checkout.builds
            try checkout.write(path, "#!/bin/sh\necho stale")
            #expect(try checkout.launch() == "one two")
            #expect(checkout.builds == before + 1, "\(path)")
        }
        try checkout.remove(".build/debug/Demo")
        #expect(try checkout.launch() == "one two")
    }

    @Test("a source that changes while it is built is built once more the next time")
    func race() throws {
        let checkout = try Checkout()
        try checkout.write("during", "echo late > Sources/A/a.swift")
        _ = try checkout.launch()
        try checkout.remove("during")
        #expect(try checkout.launch() == "late two")
        #expect(checkout.builds == 2)
    }

    @Test("where a build fails the old program does not run, and the next start tries again")
    func failure() throws {
        let checkout = try Checkout()
        _ = try checkout.launch()
        try checkout.write("Sources/A/a.swift", "broken")
        try checkout.write("during", "exit 1")
        for _ in 0..<2 {
            #expect(throws: Checkout.Failed.self) { try checkout.launch() }
        }
        #expect(checkout.builds == 3)
        try checkout.remove("during")
        #expect(try checkout.launch() == "broken two")
    }
}

/// A folder like a checkout of this repository, with its own scripts and a compiler that is none.
private final class Checkout {
    struct Failed: Error { let output: String }

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString)")
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for name in ["launch.sh", "swift.sh", "fingerprint.sh"] {
            let script = root.appendingPathComponent("scripts/\(name)")
            try write("scripts/\(name)", String(contentsOf: script, encoding: .utf8), isProgram: true)
        }
        try write("Sources/A/a.swift", "one")
        try write("Apps/Sources/B/b.swift", "two")
        try write("Package.swift", "// root")
        try write("Apps/Package.swift", "// apps")
        try write("version", "Swift version 6.1")
        try write("bin/swift", Self.compiler, isProgram: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let compiler = """
        #!/bin/bash
        if [ "$1" = --version ]; then cat version; exit; fi
        echo build >> builds
        sources=$(cat Sources/*/* Apps/Sources/*/* | tr '\\n' ' ')
        [ ! -e during ] || . ./during
        mkdir -p .build/debug/Apps_B.resources .build/checkouts/lib
        printf '#!/bin/sh\\necho %s "$@"\\n' "$sources" > .build/debug/Demo
        chmod +x .build/debug/Demo
        """

    /// How often something was built.
    var builds: Int {
        ((try? String(contentsOf: folder.appendingPathComponent("builds"), encoding: .utf8)) ?? "")
            .split(separator: "\n").count
    }

    func launch(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
        let process = Process()
        process.executableURL = folder.appendingPathComponent("scripts/launch.sh")
        process.arguments = ["debug", "Apps", "Demo"] + arguments
        process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"].merging(environment) { _, new in new }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failed(output: text) }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Each file ends its line, so that the program prints words.
    func write(_ path: String, _ text: String, isProgram: Bool = false) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (text + "\n").write(to: file, atomically: false, encoding: .utf8)
        if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    func move(_ path: String, to other: String) throws {
        _ = rename(folder.appendingPathComponent(path).path, folder.appendingPathComponent(other).path)
    }

    func date(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)[.modificationDate]
            as? Date
    }

    func setDate(_ date: Date?, of path: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: try #require(date)], ofItemAtPath: folder.appendingPathComponent(path).path)
    }
}

import Foundation
import XcodeProjects

/// One build of a package.
struct PackageBuild {
    let isComplete: Bool
    let messages: [CompilerMessage]
    /// The end of what was printed, if it ended badly.
    let ending: String

    /// - Parameter scratch: where it is built; nil for the package's own `.build`.
    static func run(
        _ place: PackagePlace, scratch: URL?, withTests: Bool, say: (String) -> Void
    ) throws -> PackageBuild {
        var arguments = ["swift", "build", "--package-path", place.folder.filePath]
        // Plans of other packages in the same folder would be taken for this one's.
        if let scratch { arguments += ["--scratch-path", scratch.filePath, "--disable-build-manifest-caching"] }
        if withTests { arguments.append("--build-tests") }
        let progress = BuildProgress()
        let output = try Subprocess.run(arguments) { progress.line($0) }
        progress.end()
        let found = CompilerMessages(output.text + "\n" + output.errors)
        let all = (found.messages.isEmpty ? found.crashes : found.messages).map { message in
            var message = message
            message.path = place.original(message.path)
            return message
        }
        let lines = (output.text + "\n" + output.errors).split(separator: "\n").filter { !$0.hasPrefix("[") }
        return PackageBuild(
            isComplete: output.status == 0, messages: all, ending: lines.suffix(20).joined(separator: "\n"))
    }
}

/// Shows how far a build is: in one line of a terminal, or else a line now and then.
private final class BuildProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var last = Date()
    private var hasLine = false

    /// - Parameter text: a line of the build's, such as `[12/340] Compiling SwiftUICore View.swift`.
    func line(_ text: String) {
        guard text.hasPrefix("[") else { return }
        lock.withLock {
            if isTerminal {
                write("\r\u{1B}[K  " + text.prefix(100))
                hasLine = true
            } else if Date().timeIntervalSince(last) > 20 {
                last = Date()
                write("  \(text.prefix(100))\n")
            }
        }
    }

    func end() { if hasLine { write("\r\u{1B}[K") } }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

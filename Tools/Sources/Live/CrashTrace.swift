import Foundation
import RiffleDriverClient

/// What a program that crashed has printed: why, and where that was in the user's files.
package struct CrashTrace: Hashable, Sendable {
    /// Such as `Fatal error: Index out of range`.
    package var message: String
    /// The function of the user's that was called last; nil where the trace has none.
    package var function: String?
    package var file: String?
    /// From 1.
    package var line: Int?

    /// - Parameters:
    ///   - output: all that was printed, the trace at its end.
    ///   - signal: what is said where the program did not say why.
    ///   - sources: the user's files.
    package init(_ output: String, signal: String, sources: [String]) {
        let text = CrashText(output)
        message = text.reason ?? text.signal ?? signal
        take(place: text.reasonPlace, sources)
        let own = Set(sources)
        if let frame = text.frames.first(where: { own.contains($0.file) }) {
            (function, file, line) = (frame.function, frame.file, frame.line)
            return
        }
        // Without lines: the function is named nonetheless.
        guard file == nil else { return }
        let modules = Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent })
        function =
            text.stack.lazy.compactMap { line in
                line.firstMatch(of: /^ *\d+ .*?0x[0-9a-f]+ (.+?) \+ \d+ in (\S+?)(-live\d+)?$/).flatMap { match in
                    modules.contains(String(match.output.2)) ? String(match.output.1) : nil
                }
            }.first
    }

    /// `MyApp/ContentView.swift:12: `
    private mutating func take(place: String, _ sources: [String]) {
        let parts = place.split(separator: ":")
        guard parts.count >= 2, let number = Int(parts[1]), let name = parts[0].split(separator: "/").last else {
            return
        }
        file = sources.first { $0.hasSuffix("/" + name) }
        line = file == nil ? nil : number
    }
}

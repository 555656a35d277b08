import Foundation

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
        let lines = output.split(separator: "\n")
        message = signal
        if let found = lines.last(where: { $0.contains("Fatal error") }) {
            message = String(found[found.range(of: "Fatal error")!.lowerBound...])
            take(place: found[..<found.range(of: "Fatal error")!.lowerBound], sources)
        } else if let found = lines.last(where: { $0.contains("Program crashed:") }) {
            message = found[found.range(of: "Program crashed:")!.upperBound...].trimmingCharacters(in: .whitespaces)
        }
        let own = Set(sources)
        for line in lines.drop(while: { !$0.contains("crashed:") }) {
            guard let frame = Self.frame(line), own.contains(frame.file) else { continue }
            (function, file, self.line) = (frame.function, frame.file, frame.line)
            return
        }
        // Without lines: the function is named nonetheless.
        if function == nil, file == nil {
            let modules = Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent })
            function =
                lines.lazy.compactMap { line in
                    line.firstMatch(of: /^ *\d+ .*?0x[0-9a-f]+ (.+?) \+ \d+ in (\S+?)(-live\d+)?$/).flatMap { match in
                        modules.contains(String(match.output.2)) ? String(match.output.1) : nil
                    }
                }.first
        }
    }

    /// `MyApp/ContentView.swift:12: `
    private mutating func take(place: Substring, _ sources: [String]) {
        let parts = place.split(separator: ":")
        guard parts.count >= 2, let number = Int(parts[1]), let name = parts[0].split(separator: "/").last else {
            return
        }
        file = sources.first { $0.hasSuffix("/" + name) }
        line = file == nil ? nil : number
    }

    /// ` 3 [inlined] 0x0000 body.getter + 12 in MyApp at /a/ContentView.swift:12:9`
    private static func frame(_ line: Substring) -> (function: String, file: String, line: Int)? {
        let pattern = /^ *\d+ +(?:\[[^\]]*\] *)*(?:0x[0-9a-f]+ +)?(.+?)(?: \+ \d+)? in \S+ at (\/.+?):(\d+)(?::\d+)?$/
        guard let match = line.firstMatch(of: pattern), let number = Int(match.output.3), number > 0 else { return nil }
        return (String(match.output.1), String(match.output.2), number)
    }
}

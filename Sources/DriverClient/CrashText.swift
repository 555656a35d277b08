import Foundation

/// What a process that crashed has printed: why, and the stack that Swift's backtracer wrote.
package struct CrashText: Sendable {
    /// A call of which the place is known.
    package struct Frame: Hashable, Sendable {
        package let function: String
        package let file: String
        /// From 1.
        package let line: Int
        /// The line of the trace.
        package let text: String
    }

    /// Such as `Fatal error: Index out of range`; nil where the process did not say why.
    package let reason: String?
    /// What stands before the reason on its line, such as `MyApp/ContentView.swift:12: `.
    package let reasonPlace: String
    /// Such as `Illegal instruction at 0x00007f01`.
    package let signal: String?
    /// Whether the app was ended because it gave no answer.
    package let isHang: Bool
    /// The innermost call first.
    package let frames: [Frame]
    /// The stack, line by line.
    package let stack: [String]

    /// - Parameter output: all that was printed, the trace at its end.
    package init(_ output: String) {
        let lines = output.split(separator: "\n").map(String.init)
        isHang = lines.contains { $0.hasPrefix("riffle: no answer after") }
        let said = lines.last {
            $0.contains("Fatal error") || $0.hasPrefix("riffle: no answer") || $0.contains("Error raised at top level")
        }
        if let said, let start = said.range(of: "Fatal error")?.lowerBound {
            (reason, reasonPlace) = (String(said[start...]), String(said[..<start]))
        } else {
            (reason, reasonPlace) = (said, "")
        }
        signal = lines.last { $0.contains("Program crashed:") }.map { line in
            let start = line.range(of: "Program crashed:")!.upperBound
            return line[start...].trimmingCharacters(in: CharacterSet(charactersIn: " *"))
        }
        let start = lines.firstIndex { $0.contains("crashed:") && !$0.contains("Program crashed:") } ?? 0
        stack = Array(lines[start...])
        frames = stack.compactMap(Self.frame)
    }

    /// ` 3 [inlined] 0x0000 body.getter + 12 in MyApp at /a/ContentView.swift:12:9`
    private static func frame(_ line: String) -> Frame? {
        let pattern = /^ *\d+ +(?:\[[^\]]*\] *)*(?:0x[0-9a-f]+ +)?(.+?)(?: \+ \d+)? in \S+ at (\/.+?):(\d+)(?::\d+)?$/
        guard let match = line.firstMatch(of: pattern), let number = Int(match.output.3), number > 0 else { return nil }
        return Frame(
            function: String(match.output.1), file: String(match.output.2), line: number,
            text: line.trimmingCharacters(in: .whitespaces))
    }
}

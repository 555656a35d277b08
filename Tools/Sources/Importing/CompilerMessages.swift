import XcodeProjects

/// An error of the compiler's.
package struct CompilerMessage: Hashable, Sendable {
    package var path: String
    /// Both from 1; columns count bytes.
    package var line: Int
    package var column: Int
    package var text: String

    /// What is missing, for reports that count: `Map`, `View.mapStyle`; else the message.
    package var missing: String {
        let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        if text.hasPrefix("no such module"), let name = quoted.first { return name }
        if text.hasPrefix("cannot find"), let name = quoted.first { return name }
        if text.contains("has no member"), quoted.count > 1 {
            let owner = quoted[0].hasSuffix(".Type") ? String(quoted[0].dropLast(5)) : quoted[0]
            return owner.hasPrefix("some ") ? ".\(quoted[1])" : "\(owner).\(quoted[1])"
        }
        if text.hasPrefix("unknown attribute"), let name = quoted.first { return "@\(name)" }
        if text.contains("unavailable") || text.contains("ambiguous"), let name = quoted.first { return name }
        return text
    }

    /// The missing name without what it is a member of.
    package var missingName: String {
        let last = missing.split(separator: ".").last.map(String.init) ?? missing
        return last.hasPrefix("@") ? String(last.dropFirst()) : String(last.prefix { $0 != "(" })
    }
}

/// What a build printed.
package struct CompilerMessages {
    package private(set) var messages: [CompilerMessage] = []
    /// Files that the compiler was at when it ended by a signal.
    package private(set) var crashes: [CompilerMessage] = []

    package init(_ output: String) {
        var inExpansion: String?
        for line in output.split(separator: "\n") {
            if let message = Self.message(line) {
                messages.append(message)
            } else if let text = Self.messageOfExpansion(line) {
                inExpansion = text
            } else if let text = inExpansion, let message = Self.originOfExpansion(line, text) {
                messages.append(message)
                inExpansion = nil
            } else if line.first?.isNumber == true, line.contains("While "), let crash = Self.crash(line) {
                crashes.append(crash)
            }
        }
        messages = messages.unique
        crashes = crashes.unique
    }

    /// `macro expansion @Observable:3:5: error: …`
    private static func messageOfExpansion(_ line: Substring) -> String? {
        guard line.hasPrefix("macro expansion ") || line.hasPrefix("@__swiftmacro") else { return nil }
        return line.firstRange(of: ": error: ").map { String(line[$0.upperBound...]) }
    }

    /// `` `- /a/b.swift:3:9: note: expanded code originates here``
    private static func originOfExpansion(_ line: Substring, _ text: String) -> CompilerMessage? {
        guard line.contains(": note: expanded code originates") || line.contains("in expansion of macro"),
            let start = line.firstIndex(of: "/"), let mark = line.firstRange(of: ": note: ")
        else { return nil }
        return message(line[start..<mark.lowerBound] + ": error: " + text)
    }

    /// `/a/b.swift:3:9: error: …`
    private static func message(_ line: Substring) -> CompilerMessage? {
        guard line.hasPrefix("/"), let mark = line.firstRange(of: #/: (?:fatal )?error: /#) else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
        else {
            return nil
        }
        let path = parts.dropLast(2).joined(separator: ":")
        return CompilerMessage(path: path, line: number, column: column, text: String(line[mark.upperBound...]))
    }

    /// `3. While type-checking 'body' (at /a/b.swift:3:9)`
    private static func crash(_ line: Substring) -> CompilerMessage? {
        guard let found = line.firstMatch(of: /(\/[^:\]"]+\.swift):(\d+):(\d+)/), let number = Int(found.output.2)
        else {
            return nil
        }
        return CompilerMessage(
            path: String(found.output.1), line: number, column: 1, text: "the compiler ends with a signal here")
    }
}

import Foundation

/// Build settings as they are written: one level above the other.
struct BuildSettings {
    /// The most general one first.
    private var levels: [[String: String]]
    private static let depthLimit = 20

    init(levels: [[String: String]]) { self.levels = levels }

    /// All settings with their values.
    func resolved() -> ResolvedSettings {
        var values: [String: String] = [:]
        for key in Set(levels.flatMap(\.keys)) { values[key] = value(key, below: levels.count, depth: 0) ?? "" }
        return ResolvedSettings(values)
    }

    /// - Parameter end: the number of levels that are looked at.
    private func value(_ key: String, below end: Int, depth: Int) -> String? {
        guard depth < Self.depthLimit, let level = levels[..<end].lastIndex(where: { $0[key] != nil }) else {
            return nil
        }
        let text = levels[level][key] ?? ""
        return Self.expand(text) { name in
            name == "inherited" || name == key
                ? value(key, below: level, depth: depth + 1) ?? ""
                : value(name, below: levels.count, depth: depth + 1) ?? ""
        }
    }

    /// Replaces `$(NAME)`, `${NAME}`, `$(NAME:lower)` and `$(NAME:default=…)`.
    static func expand(_ text: String, value: (String) -> String) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{" else {
                result += "$"
                continue
            }
            guard let close = end(of: rest, open) else { return result + "$" + rest }
            let inside = String(rest[rest.index(after: rest.startIndex)..<close])
            var parts = expand(inside, value: value).split(separator: ":", omittingEmptySubsequences: false)[...]
            var found = value(String(parts.popFirst() ?? ""))
            for part in parts { found = apply(String(part), to: found) }
            result += found
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func apply(_ change: String, to value: String) -> String {
        switch change {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": value.moduleName
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        case _ where change.hasPrefix("default="): value.isEmpty ? String(change.dropFirst(8)) : value
        default: value
        }
    }

    // MARK: What is written

    /// The settings of a dictionary of a project, for the simulator.
    static func level(_ dictionary: [String: Any]) -> [String: String] {
        var plain: [String: String] = [:]
        var conditional: [String: String] = [:]
        for (key, value) in dictionary {
            let text: String
            switch value {
            case let list as [Any]: text = list.map { "\($0)" }.joined(separator: " ")
            case let flag as Bool where "\(type(of: value))".contains("Bool"): text = flag ? "YES" : "NO"
            default: text = "\(value)"
            }
            guard let bracket = key.firstIndex(of: "[") else {
                plain[key] = text
                continue
            }
            if applies(key[bracket...]) { conditional[String(key[..<bracket])] = text }
        }
        return plain.merging(conditional) { $1 }
    }

    /// Whether `[sdk=iphone*][config=Debug]` is about the simulator.
    private static func applies(_ conditions: Substring) -> Bool {
        conditions.split { "[],".contains($0) }.allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return false }
            let value = parts[0] == "sdk" ? "iphonesimulator" : parts[0] == "config" ? "Debug" : "x86_64"
            return parts[1].hasSuffix("*") ? value.hasPrefix(parts[1].dropLast()) : value == parts[1]
        }
    }

    /// The settings of an `.xcconfig` file, with those that it includes.
    static func level(configuration file: URL, depth: Int = 0, notes: inout [String]) -> [String: String] {
        guard depth < depthLimit, let text = try? String(contentsOf: file, encoding: .utf8) else {
            notes.append("\(file.lastPathComponent) cannot be read: its build settings are missing")
            return [:]
        }
        var settings: [String: Any] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#include") {
                let parts = words.split(separator: "\"")
                guard parts.count > 1 else { continue }
                let other = file.deletingLastPathComponent().file(String(parts[1]))
                if words.hasPrefix("#include?"), !other.exists { continue }
                settings.merge(level(configuration: other, depth: depth + 1, notes: &notes)) { $1 }
                continue
            }
            // The first sign outside of brackets: keys may have conditions.
            var isInside = false
            let sign = words.firstIndex { character in
                if character == "[" { isInside = true }
                if character == "]" { isInside = false }
                return character == "=" && !isInside
            }
            guard let sign else { continue }
            let key = words[..<sign].trimmingCharacters(in: .whitespaces)
            settings[key] = words[words.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        }
        return level(settings)
    }
}

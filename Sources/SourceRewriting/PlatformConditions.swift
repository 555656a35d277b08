/// What an iOS device would say to the conditions of `#if`, where the compiler says what Linux does.
package enum PlatformConditions {
    private static let truths: [String: Bool] = [
        "os(iOS)": true, "os(macOS)": false, "os(OSX)": false, "os(watchOS)": false, "os(tvOS)": false,
        "os(visionOS)": false, "os(xrOS)": false, "os(Linux)": false, "os(Android)": false, "os(Windows)": false,
        "canImport(UIKit)": true, "canImport(SwiftUI)": true, "canImport(AppKit)": false, "canImport(Cocoa)": false,
        "targetEnvironment(simulator)": true, "targetEnvironment(macCatalyst)": false,
    ]

    /// A line such as `#if os(iOS) && DEBUG` with what is known of iOS put in, or nil if it says nothing about platforms.
    package static func rewritten(_ directive: String) -> String? {
        guard directive.hasPrefix("#if") || directive.hasPrefix("#elseif") else { return nil }
        var result = ""
        var rest = Substring(directive)
        var isChanged = false
        while let first = rest.first {
            let isStart = result.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            if isStart, let (end, truth) = condition(at: rest) {
                result += truth ? "true" : "false"
                rest = rest[end...]
                isChanged = true
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return isChanged ? result : nil
    }

    /// A condition that the text begins with: where it ends, and whether it is true.
    private static func condition(at text: Substring) -> (end: Substring.Index, truth: Bool)? {
        guard text.hasPrefix("os") || text.hasPrefix("canImport") || text.hasPrefix("targetEnvironment"),
            let close = text.firstIndex(of: ")")
        else { return nil }
        let name = text[...close].filter { !$0.isWhitespace }
        return truths[name].map { (text.index(after: close), $0) }
    }

    /// Whether a source has conditions that are not the compiler's to answer.
    package static func areIn(_ text: String) -> Bool {
        // Most files have none, and are not taken apart.
        guard text.contains("#if") else { return false }
        let source = SwiftTokens(text)
        return source.tokens.contains { $0.kind == .directive && rewritten(source.text($0.range)) != nil }
    }

    /// Whether a condition holds; nil where that depends on what is not known here.
    ///
    /// - Parameter answer: says whether a name such as `DEBUG`, or a call such as `canImport(MapKit)`, is true.
    package static func evaluate(_ condition: String, answer: (String) -> Bool?) -> Bool? {
        let source = SwiftTokens(condition)
        var reader = ConditionReader(source: source)
        return reader.alternatives(answer)
    }

    /// What is known of a name or a call.
    package static func truth(of name: String) -> Bool? { truths[name] }
}

/// Reads conditions of `||`, `&&`, `!` and parentheses.
private struct ConditionReader {
    let source: SwiftTokens
    var index = 0

    mutating func alternatives(_ answer: (String) -> Bool?) -> Bool? {
        var result = conjunction(answer)
        while source.isPunctuation(index, "|") {
            index += 2
            let other = conjunction(answer)
            result = result == true || other == true ? true : result == nil || other == nil ? nil : false
        }
        return result
    }

    private mutating func conjunction(_ answer: (String) -> Bool?) -> Bool? {
        var result = term(answer)
        while source.isPunctuation(index, "&") {
            index += 2
            let other = term(answer)
            result = result == false || other == false ? false : result == nil || other == nil ? nil : true
        }
        return result
    }

    private mutating func term(_ answer: (String) -> Bool?) -> Bool? {
        if source.isPunctuation(index, "!") {
            index += 1
            return term(answer).map { !$0 }
        }
        if source.isPunctuation(index, "("), let close = source.partners[index] {
            index += 1
            let result = alternatives(answer)
            index = close + 1
            return result
        }
        guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else { return nil }
        var name = source.text(at: index)
        index += 1
        if source.isPunctuation(index, "("), let close = source.partners[index] {
            for part in index...close { name += source.text(at: part) }
            index = close + 1
        }
        if name == "true" || name == "false" { return name == "true" }
        return answer(name)
    }
}

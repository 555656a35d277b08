/// Finds where declarations begin and end.
struct DeclarationParser {
    let source: SwiftTokens
    private var index = 0
    private var seen: [String: Int] = [:]

    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let keywords: Set<String> = types.union([
        "func", "var", "let", "init", "subscript", "deinit", "typealias", "associatedtype", "case", "import",
        "operator",
        "precedencegroup", "macro",
    ])
    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "package", "static", "final", "override", "mutating",
        "nonmutating", "lazy", "weak", "unowned", "dynamic", "required", "convenience", "indirect", "nonisolated",
        "isolated", "optional", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "__consuming",
    ]

    init(_ source: SwiftTokens) { self.source = source }

    /// The declarations from the present token up to another one.
    mutating func members(until end: Int, inside path: String) -> [Declaration] {
        var found: [Declaration] = []
        while index < end {
            if source.tokens[index].kind == .directive || source.isPunctuation(index, ";") {
                index += 1
                continue
            }
            found.append(declaration(until: end, inside: path))
        }
        return found
    }

    private mutating func declaration(until end: Int, inside path: String) -> Declaration {
        let start = index
        skipAttributesAndModifiers(until: end)
        let word = index < end && source.tokens[index].kind == .word ? source.text(at: index) : ""
        var result: Declaration
        switch word {
        case _ where Self.types.contains(word): result = type(from: start, until: end, inside: path)
        case "func": result = function(.function, from: start, until: end)
        case "init", "subscript", "deinit":
            result = function(word == "subscript" ? .subscript : .initializer, from: start, until: end)
        case "var", "let": result = property(from: start, until: end)
        case _ where Self.keywords.contains(word): result = line(word, from: start, until: end)
        case _ where source.isPunctuation(index, "#"): result = macro(from: start, until: end)
        default: result = line("", from: start, until: end)
        }
        if result.kind != .type, !path.isEmpty { result.name = path + "." + result.name }
        let count = seen[result.name, default: 0] + 1
        seen[result.name] = count
        if count > 1 { result.name += "#\(count)" }
        return result
    }

    private mutating func skipAttributesAndModifiers(until end: Int) {
        while index < end {
            if source.isPunctuation(index, "@") {
                index += 2
                while source.isPunctuation(index, "."), source.touchesPrevious(index) { index += 2 }
                skipGenericArguments()
                skipArguments()
                continue
            }
            // `#if` between attributes and what they are of.
            if source.tokens[index].kind == .directive {
                index += 1
                continue
            }
            guard source.tokens[index].kind == .word else { return }
            let word = source.text(at: index)
            guard Self.modifiers.contains(word) || word == "class" && isModifier(at: index) else { return }
            index += 1
            skipArguments()
        }
    }

    /// `class` before a member.
    private func isModifier(at index: Int) -> Bool {
        guard index + 1 < source.tokens.count else { return false }
        let next = source.text(at: index + 1)
        return ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
    }

    private mutating func skipGenericArguments() {
        guard source.isPunctuation(index, "<"), source.touchesPrevious(index) else { return }
        var depth = 0
        repeat {
            if source.isPunctuation(index, "<") { depth += 1 }
            if source.isPunctuation(index, ">"), !source.isPunctuation(index - 1, "-") { depth -= 1 }
            index += 1
        } while depth > 0 && index < source.tokens.count
    }

    private mutating func skipArguments() {
        if source.isPunctuation(index, "("), source.touchesPrevious(index), let close = source.partners[index] {
            index = close + 1
        }
    }

    // MARK: Kinds

    private mutating func type(from start: Int, until end: Int, inside path: String) -> Declaration {
        index += 1
        var name = ""
        while index < end, source.tokens[index].kind == .word || source.isPunctuation(index, ".") {
            name += source.text(at: index)
            index += 1
            // `extension A where`, and what has no body.
            if index < end, source.tokens[index].kind == .word, !name.hasSuffix(".") { break }
        }
        if !path.isEmpty { name = path + "." + name }
        guard let open = brace(until: end), let close = source.partners[open] else {
            return made(.type, name, from: start)
        }
        index = open + 1
        let members = members(until: close, inside: name)
        index = close + 1
        var result = made(.type, name, from: start, body: open)
        result.members = members
        return result
    }

    private mutating func function(_ kind: Declaration.Kind, from start: Int, until end: Int) -> Declaration {
        var name = source.text(at: index)
        index += 1
        if name == "func" {
            name = ""
            while index < end, !source.isPunctuation(index, "("), name.isEmpty || !source.isPunctuation(index, "<") {
                name += source.text(at: index)
                index += 1
            }
        }
        while index < end, name != "deinit", !source.isPunctuation(index, "("), !source.isPunctuation(index, "{") {
            index += 1
        }
        if source.isPunctuation(index, "("), let close = source.partners[index] {
            name += "(" + labels(from: index + 1, to: close) + ")"
            index = close + 1
        }
        guard let open = brace(until: end), let close = source.partners[open] else {
            return made(kind, name, from: start)
        }
        index = close + 1
        var result = made(kind, name, from: start, body: open)
        result.hasSetter = kind == .subscript && hasWord(["set"], from: open + 1, to: close)
        return result
    }

    private func labels(from first: Int, to end: Int) -> String {
        var labels = ""
        var isStart = true
        var index = first
        while index < end {
            if isStart, source.tokens[index].kind == .word { labels += source.text(at: index) + ":" }
            isStart = source.isPunctuation(index, ",")
            index = (source.isOpening(index) ? source.partners[index] ?? index : index) + 1
        }
        return labels
    }

    private mutating func property(from start: Int, until end: Int) -> Declaration {
        index += 1
        let name = index < end ? source.text(at: index) : ""
        var isAssigned = false
        var body: Int?
        while index < end, !isNextDeclaration(index, after: start), !source.isPunctuation(index, ";") {
            if source.isPunctuation(index, "{"), let close = source.partners[index] {
                let observes = hasWord(["didSet", "willSet"], from: index + 1, to: close)
                if !isAssigned || observes {
                    body = index
                    index = close + 1
                    var result = made(.property, name, from: start, body: body)
                    result.hasObservers = observes
                    result.hasSetter = hasWord(["set"], from: (body ?? 0) + 1, to: close)
                    return result
                }
            }
            if isAssignment(index) { isAssigned = true }
            index = (source.isOpening(index) ? source.partners[index] ?? index : index) + 1
        }
        return made(.property, name, from: start, body: body)
    }

    private func isAssignment(_ index: Int) -> Bool {
        guard source.isPunctuation(index, "=") else { return false }
        if source.isPunctuation(index + 1, "="), source.touchesPrevious(index + 1) { return false }
        return !["=", "!", "<", ">"].contains { source.isPunctuation(index - 1, $0) && source.touchesPrevious(index) }
            || source.isPunctuation(index - 1, ">")
    }

    /// Whether one of the words begins an accessor between two tokens, not deeper.
    private func hasWord(_ words: Set<String>, from first: Int, to end: Int) -> Bool {
        var index = first
        while index < end {
            let token = source.tokens[index]
            if token.kind == .word, words.contains(source.text(at: index)) {
                let next = index + 1
                if source.isPunctuation(next, "{") || source.isPunctuation(next, "(") { return true }
            }
            index = (source.isOpening(index) ? source.partners[index] ?? index : index) + 1
        }
        return false
    }

    private mutating func macro(from start: Int, until end: Int) -> Declaration {
        index += 1
        let name = "#" + (index < end ? source.text(at: index) : "")
        index += 1
        if source.isPunctuation(index, "("), let close = source.partners[index] { index = close + 1 }
        var body: Int?
        if index < end, source.isPunctuation(index, "{"), let close = source.partners[index] {
            body = index
            index = close + 1
        }
        return made(.macro, name, from: start, body: body)
    }

    /// What ends where the next declaration begins.
    private mutating func line(_ word: String, from start: Int, until end: Int) -> Declaration {
        let named = index + 1 < end && !word.isEmpty ? source.text(at: index + 1) : "code"
        let kind: Declaration.Kind =
            switch word {
            case "import": .import
            case "case": .enumCase
            case "typealias", "associatedtype", "operator", "precedencegroup", "macro": .alias
            default: .other
            }
        repeat {
            index = (source.isOpening(index) ? source.partners[index] ?? index : index) + 1
        } while index < end && !isNextDeclaration(index, after: start) && !source.isPunctuation(index, ";")
            && !(kind == .import && source.tokens[index].startsLine)
        return made(kind, named, from: start)
    }

    // MARK: Ends

    /// The brace that opens a body; the present token is the next declaration's where there is none.
    private mutating func brace(until end: Int) -> Int? {
        let start = index
        while index < end {
            if source.isPunctuation(index, "{") { return index }
            if isNextDeclaration(index, after: start - 1) || source.isPunctuation(index, ";") { return nil }
            index = (source.isOpening(index) ? source.partners[index] ?? index : index) + 1
        }
        return nil
    }

    /// Whether a line begins here, and in it a declaration.
    private func isNextDeclaration(_ index: Int, after start: Int) -> Bool {
        guard index > start, source.tokens[index].startsLine, !continues(index - 1) else { return false }
        let token = source.tokens[index]
        if source.isPunctuation(index, "@") { return true }
        if source.isPunctuation(index, "#") { return isMacro(index) }
        guard token.kind == .word else { return false }
        let word = source.text(at: index)
        guard Self.keywords.contains(word) || Self.modifiers.contains(word) else { return false }
        // A call or a member of that name is none.
        return !source.isPunctuation(index + 1, ".") && !source.isPunctuation(index + 1, "=")
    }

    /// Whether a type or a value goes on behind a token at the end of a line.
    private func continues(_ index: Int) -> Bool {
        guard index >= 0, source.tokens[index].kind == .punctuation else { return false }
        if source.isPunctuation(index, ">") { return source.isPunctuation(index - 1, "-") }
        return "=:,&|+-*/?.<".contains { source.isPunctuation(index, $0) } && !endsOptional(index)
    }

    /// `Int?` at the end of a line.
    private func endsOptional(_ index: Int) -> Bool {
        source.isPunctuation(index, "?") && source.touchesPrevious(index)
    }

    private func isMacro(_ index: Int) -> Bool {
        index + 1 < source.tokens.count && source.text(at: index + 1).first?.isUppercase == true
    }

    private func made(_ kind: Declaration.Kind, _ name: String, from start: Int, body: Int? = nil) -> Declaration {
        let last = max(min(index, source.tokens.count) - 1, start)
        let range = source.tokens[start].range.lowerBound..<source.tokens[last].range.upperBound
        let endLine = source.line(at: range.upperBound)
        var result = Declaration(
            kind: kind, name: name, range: range, lines: source.tokens[start].line...endLine, header: "")
        var headerEnd = range.upperBound
        if let body, let close = source.partners[body] {
            result.body = source.tokens[body].range.lowerBound..<source.tokens[close].range.upperBound
            result.bodyLines = source.tokens[body].line...source.tokens[close].line
            headerEnd = source.tokens[body].range.lowerBound
        }
        result.header = source.text(range.lowerBound..<headerEnd)
        return result
    }
}

extension SwiftTokens {
    /// Whether a token opens a bracket.
    fileprivate func isOpening(_ index: Int) -> Bool {
        isPunctuation(index, "(") || isPunctuation(index, "[") || isPunctuation(index, "{")
    }
}

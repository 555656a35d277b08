/// Makes the copy of a file that is compiled in its place. Every line stays where it is.
package struct SourceRewriter {
    private var edits: [(range: Range<Int>, text: String)] = []
    private let bytes: [UInt8]
    /// Omissions whose declaration is not in the file any more.
    package private(set) var notFound: [String] = []

    package init(_ text: String, file: RewritingPlan.File) {
        let source = SwiftTokens(text)
        bytes = source.bytes
        for token in source.tokens where token.kind == .directive {
            if let line = PlatformConditions.rewritten(source.text(token.range)) { edits.append((token.range, line)) }
        }
        for range in Self.oldEntries(of: source) { edits.append((range, "@main")) }
        edits += TestSource(text, source).edits
        if !file.withoutImports.isEmpty { leaveOutImports(Set(file.withoutImports), of: source) }
        guard !file.omissions.isEmpty else { return }
        let scan = DeclarationScan(text)
        for omission in file.omissions {
            guard let declaration = scan.declaration(named: omission.declaration) else {
                notFound.append(omission.declaration)
                continue
            }
            leaveOut(omission, declaration)
        }
    }

    /// The text of the copy.
    ///
    /// - Parameter path: of the original, which messages of the compiler name.
    package func text(naming path: String) -> String {
        var result: [UInt8] = Array("#sourceLocation(file: \(Placeholder.literal(path)), line: 1)\n".utf8)
        var position = 0
        // An edit inside of another is lost with what it is in.
        let ordered = edits.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        for edit in ordered where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            let lines = bytes[edit.range].count { $0 == .newline }
            result += Array(repeating: .newline, count: lines)
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a file is compiled as a copy because of what it says, whatever else is left out of it.
    package static func concerns(_ text: String) -> Bool {
        PlatformConditions.areIn(text)
            || text.contains("UIApplicationMain") && !oldEntries(of: SwiftTokens(text)).isEmpty
            || text.contains("XCTest") && !TestSource(text, SwiftTokens(text)).edits.isEmpty
    }

    /// The places of `@UIApplicationMain`, which is `@main` nowadays.
    private static func oldEntries(of source: SwiftTokens) -> [Range<Int>] {
        source.tokens.indices.dropFirst().compactMap { index in
            guard source.isPunctuation(index - 1, "@"), source.text(at: index) == "UIApplicationMain" else {
                return nil
            }
            return source.tokens[index - 1].range.lowerBound..<source.tokens[index].range.upperBound
        }
    }

    private mutating func leaveOutImports(_ modules: Set<String>, of source: SwiftTokens) {
        for found in SwiftImport.all(in: source) where modules.contains(found.module) {
            edits.append((found.range, ""))
        }
    }

    private mutating func leaveOut(_ omission: RewritingPlan.Omission, _ declaration: Declaration) {
        switch omission.part {
        case .whole:
            edits.append((declaration.range, ""))
        case .body, .trap:
            guard let body = declaration.body else { return edits.append((declaration.range, "")) }
            let text = Placeholder(declaration, reason: omission.reason, isTrap: omission.part == .trap).text
            edits.append((body, text))
        case .piece, .view:
            leaveOutPiece(omission, declaration)
        }
    }

    /// The first place of the text in the declaration that is not left out already.
    private mutating func leaveOutPiece(_ omission: RewritingPlan.Omission, _ declaration: Declaration) {
        let wanted = Array((omission.text ?? "").utf8)
        var position = declaration.range.lowerBound
        while !wanted.isEmpty, position + wanted.count <= declaration.range.upperBound {
            let range = position..<position + wanted.count
            let isTaken = edits.contains { $0.range.overlaps(range) }
            if bytes[position] == wanted[0], !isTaken, bytes[range].elementsEqual(wanted) {
                let name = String(decoding: wanted.prefix { $0.isWordPart }, as: UTF8.self)
                let view = "_LeftOut(\(Placeholder.literal(name)), \(Placeholder.literal(omission.reason)))"
                edits.append((range, omission.part == .view ? view : ""))
                return
            }
            position += 1
        }
        notFound.append("a part of \(declaration.name)")
    }
}

/// An import of a source.
package struct SwiftImport {
    /// Without the parts of it that are named after a dot.
    package var module: String
    /// From 1.
    package var line: Int
    /// With its attributes, in bytes.
    package var range: Range<Int>
    /// The conditions around it, each with whether it has to be true.
    package var conditions: [(text: String, holds: Bool)]

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// All of a source, in order.
    package static func all(in source: SwiftTokens) -> [SwiftImport] {
        var found: [SwiftImport] = []
        var branches: [[(text: String, holds: Bool)]] = []
        for (index, token) in source.tokens.enumerated() {
            if token.kind == .directive {
                enter(source.text(token.range), &branches)
            } else if token.kind == .word, source.text(token.range) == "import",
                let next = read(at: index, of: source, branches.flatMap { $0 })
            {
                found.append(next)
            }
        }
        return found
    }

    private static func enter(_ directive: String, _ branches: inout [[(text: String, holds: Bool)]]) {
        if directive.hasPrefix("#if") {
            branches.append([(String(directive.dropFirst(3)), true)])
            return
        }
        guard var branch = branches.popLast() else { return }
        if directive.hasPrefix("#endif") { return }
        if let last = branch.popLast() { branch.append((last.text, false)) }
        if directive.hasPrefix("#elseif") { branch.append((String(directive.dropFirst(7)), true)) }
        branches.append(branch)
    }

    private static func read(
        at index: Int, of source: SwiftTokens, _ conditions: [(text: String, holds: Bool)]
    ) -> SwiftImport? {
        var first = index
        while first > 0, !source.tokens[first].startsLine {
            first -= 1
            guard
                source.isPunctuation(first, "@") || source.tokens[first].kind == .word
                    || source.isPunctuation(first, ")")
                    || source.isPunctuation(first, "(")
            else { return nil }
        }
        guard source.tokens[first].startsLine else { return nil }
        let starts = first == index || source.isPunctuation(first, "@") || levels.contains(source.text(at: first))
        var name = index + 1
        guard starts, name < source.tokens.count, !source.tokens[name].startsLine else { return nil }
        if kinds.contains(source.text(at: name)) { name += 1 }
        guard name < source.tokens.count, source.tokens[name].kind == .word else { return nil }
        var last = name
        while last + 2 < source.tokens.count, source.isPunctuation(last + 1, "."), !source.tokens[last + 1].startsLine {
            last += 2
        }
        return SwiftImport(
            module: source.text(at: name), line: source.tokens[index].line,
            range: source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound, conditions: conditions)
    }
}

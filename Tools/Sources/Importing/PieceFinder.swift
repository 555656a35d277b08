import SwiftText

/// Finds the part of a declaration that a message is about, where less than its body can be left out.
struct PieceFinder {
    struct Piece: Equatable {
        var part: RewritingPlan.Omission.Part
        var text: String
    }

    private let source: SwiftTokens
    /// The tokens of the body, without its braces.
    private let tokens: Range<Int>
    private let declaration: Declaration

    /// Words that begin a statement of which others depend.
    private static let binding: Set<String> = [
        "let", "var", "guard", "return", "if", "switch", "for", "while", "repeat", "do", "case", "default", "func",
        "defer",
        "throw", "struct", "class", "enum", "@",
    ]

    init(_ source: SwiftTokens, _ declaration: Declaration) {
        self.source = source
        self.declaration = declaration
        let body = declaration.body ?? declaration.range
        let all = source.tokens
        let first = all.firstIndex { $0.range.lowerBound > body.lowerBound } ?? all.count
        let last = all.firstIndex { $0.range.upperBound >= body.upperBound } ?? all.count
        tokens = first..<max(first, last)
    }

    /// The smallest part around a byte that views, or functions, can do without.
    func piece(at offset: Int) -> Piece? {
        guard let index = tokens.last(where: { source.tokens[$0].range.lowerBound <= offset }) else { return nil }
        let isView = Placeholder.isView(declaration)
        let modifier = modifier(around: index)
        let call = isView ? call(around: index) : nil
        // The inner one of both.
        if let call, modifier.map({ $0.lowerBound < call.lowerBound }) ?? true { return made(.view, call) }
        if let modifier { return made(.piece, modifier) }
        guard !isView, let statement = statement(around: index) else { return nil }
        return made(.piece, statement)
    }

    /// An attribute of a declaration, from its sign to the end of its arguments.
    static func attribute(_ name: String, of declaration: Declaration, in source: SwiftTokens) -> Piece? {
        for (index, token) in source.tokens.enumerated() where declaration.range.contains(token.range.lowerBound) {
            guard source.isPunctuation(index, "@"), index + 1 < source.tokens.count, source.text(at: index + 1) == name
            else {
                continue
            }
            var last = index + 1
            if source.isPunctuation(last + 1, "("), source.touchesPrevious(last + 1),
                let close = source.partners[last + 1]
            {
                last = close
            }
            return Piece(
                part: .piece, text: source.text(token.range.lowerBound..<source.tokens[last].range.upperBound))
        }
        return nil
    }

    private func made(_ part: RewritingPlan.Omission.Part, _ range: ClosedRange<Int>) -> Piece {
        let bytes = source.tokens[range.lowerBound].range.lowerBound..<source.tokens[range.upperBound].range.upperBound
        return Piece(part: part, text: source.text(bytes))
    }

    // MARK: Parts

    /// `.name(…) { … }` behind a view, the innermost around a token.
    private func modifier(around index: Int) -> ClosedRange<Int>? {
        for start in tokens.reversed() where start <= index {
            guard source.isPunctuation(start, "."), start + 1 < source.tokens.count,
                source.tokens[start + 1].kind == .word, beginsModifier(start)
            else { continue }
            let end = endOfCall(at: start + 1)
            if end >= index { return start...end }
        }
        return nil
    }

    /// Whether a dot goes on with a chain of calls. In lines with other things this is known of views only.
    private func beginsModifier(_ dot: Int) -> Bool {
        if source.tokens[dot].startsLine { return !"(,:=&|?".contains { source.isPunctuation(dot - 1, $0) } }
        let follows = source.isPunctuation(dot - 1, ")") || source.isPunctuation(dot - 1, "}")
        let isCall = source.isPunctuation(dot + 2, "(") || source.isPunctuation(dot + 2, "{")
        return follows && isCall && Placeholder.isView(declaration)
    }

    /// `Name(…) { … }` where a view stands, the innermost around a token, which is not deeper in one of its closures.
    private func call(around index: Int) -> ClosedRange<Int>? {
        for start in tokens.reversed() where start <= index {
            guard source.tokens[start].kind == .word, source.text(at: start).first?.isUppercase == true,
                beginsStatement(start)
            else { continue }
            let end = endOfCall(at: start)
            if end >= index, end > start { return start...end }
        }
        return nil
    }

    /// The last token of a call, with its arguments and closures.
    private func endOfCall(at name: Int) -> Int {
        var last = name
        while source.isPunctuation(last + 1, "."), !source.tokens[last + 1].startsLine, last == name,
            last + 2 < source.tokens.count, source.text(at: last + 2).first?.isUppercase == true
        {
            last += 2
        }
        if source.isPunctuation(last + 1, "("), let close = source.partners[last + 1] { last = close }
        while last + 1 < tokens.upperBound {
            if source.isPunctuation(last + 1, "{"), let close = source.partners[last + 1] {
                last = close
            } else if source.tokens[last + 1].kind == .word, source.isPunctuation(last + 2, ":"),
                source.isPunctuation(last + 3, "{"), source.isPunctuation(last, "}"),
                let close = source.partners[last + 3]
            {
                last = close
            } else {
                break
            }
        }
        return last
    }

    private func beginsStatement(_ index: Int) -> Bool {
        if source.isPunctuation(index - 1, "{") { return true }
        if source.tokens[index - 1].kind == .word, ["in", "return"].contains(source.text(at: index - 1)) {
            return true
        }
        guard source.tokens[index].startsLine, source.tokens[index - 1].kind != .directive else {
            return source.tokens[index].startsLine
        }
        // Arguments stand in lines of their own, too.
        return !"(,:=&|+-*/?".contains { source.isPunctuation(index - 1, $0) }
    }

    /// A call or an assignment in a line of its own, which nothing else depends on.
    private func statement(around index: Int) -> ClosedRange<Int>? {
        var start = index
        while start > tokens.lowerBound {
            if let open = source.partners[start], open < start, start != index { start = open }
            if source.isPunctuation(start - 1, "{") { break }
            if source.tokens[start].startsLine, !source.isPunctuation(start, "."), beginsStatement(start) { break }
            start -= 1
        }
        let first = source.text(at: start)
        guard !Self.binding.contains(first), first.first?.isLetter == true else { return nil }
        var end = start
        while end < tokens.upperBound - 1 {
            if let close = source.partners[end], close > end { end = close }
            let next = end + 1
            if next >= tokens.upperBound || source.isPunctuation(next, "}") || source.isPunctuation(next, ";") { break }
            if source.tokens[next].startsLine, !source.isPunctuation(next, "."), beginsStatement(next) { break }
            end = next
        }
        return end >= index ? start...end : nil
    }
}

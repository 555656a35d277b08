extension SourceFile {
    /// Statements right in the bodies of views, modifiers and styles that are there for what they change: assignments to
    /// anything but variables of the body, calls whose result is thrown away, and calls in front of a `return`.
    ///
    /// Closures in a body, which run later, are not looked at.
    var writesInBodies: [(number: Int, text: String)] {
        // Searching by regular expression is slow in a debug build, and most files have no body.
        guard
            text.contains("var body: some ") || text.contains("func body(content: ") || text.contains("func makeBody(")
        else {
            return []
        }
        var found: [(number: Int, text: String)] = []
        let lines = codeLines
        var index = 0
        while index < lines.count {
            let (_, line) = lines[index]
            index += 1
            guard line.hasSuffix("{"), Self.beginsBody(line) else { continue }
            let indent = line.prefix { $0 == " " } + "    "
            let body = lines[index...].prefix { $0.text.isEmpty || $0.text.hasPrefix(indent) }
            index += body.count
            let statements = body.map { (number: $0.number, text: $0.text.dropFirst(indent.count)) }
            found += Self.writes(in: statements.filter { $0.text.first?.isLetter == true })
        }
        return found
    }

    private static func beginsBody(_ line: Substring) -> Bool {
        ["var body: some ", "func body(content: ", "func makeBody("].contains { line.contains($0) }
    }

    private static func writes(in statements: [(number: Int, text: Substring)]) -> [(number: Int, text: String)] {
        let variables = statements.compactMap { $0.text.firstMatch(of: /^var (\w+)/)?.output.1 }
        // Without a return, a call makes a view for the result builder.
        let hasReturn = statements.contains { $0.text.hasPrefix("return") }
        return statements.compactMap { number, text in
            if text.hasPrefix("let _ =") { return (number, String(text)) }
            let assigned = text.firstMatch(of: /^(?:self\.)?(\w+)(?:[?!]?\.\w+)*\s[-+]?=\s/)?.output.1
            let called = hasReturn ? text.firstMatch(of: /^(\w+)(?:[?!]?\.\w+)*\(/)?.output.1 : nil
            guard let changed = assigned ?? called, !variables.contains(changed) else { return nil }
            return (number, String(text))
        }
    }
}

/// A declaration in a Swift source.
package struct Declaration {
    package enum Kind: String {
        case type, function, initializer, property, `subscript`, enumCase, alias, `import`, macro, other
    }

    package var kind: Kind
    /// With the types around: `Settings.body`, `String.shortened(to:)`. The second of a name is `name#2`.
    package var name: String
    /// From its attributes to its end, in bytes.
    package var range: Range<Int>
    /// From 1.
    package var lines: ClosedRange<Int>
    /// What is in braces, with them; nil where there are none. Of a stored property these are its observers.
    package var body: Range<Int>?
    package var bodyLines: ClosedRange<Int>?
    /// The text before the body.
    package var header: String
    package var members: [Declaration] = []
    /// Whether the body is that of a stored property.
    package var hasObservers = false
    /// Whether the body has a setter.
    package var hasSetter = false
}

/// The declarations of a source.
package struct DeclarationScan {
    /// Those at the outermost level, in order, with their members.
    package let declarations: [Declaration]
    /// False where brackets do not match, as when branches of an `#if` open one each: nothing was found then.
    package let isReliable: Bool

    package init(_ text: String) {
        var parser = DeclarationParser(SwiftTokens(text))
        isReliable = parser.source.isBalanced
        declarations = isReliable ? parser.members(until: parser.source.tokens.count, inside: "") : []
    }

    /// The declarations around a line, the outermost first.
    package func path(toLine line: Int) -> [Declaration] {
        var found: [Declaration] = []
        var members = declarations
        while let next = members.first(where: { $0.lines.contains(line) }) {
            found.append(next)
            members = next.members
        }
        return found
    }

    package func declaration(named name: String) -> Declaration? {
        var pending = declarations
        while let next = pending.popLast() {
            if next.name == name { return next }
            pending += next.members
        }
        return nil
    }
}

extension SemanticsTree: CustomStringConvertible {
    /// One line an element in reading order, indented by two spaces a level.
    package var description: String {
        var lines: [String] = []
        visit { node, level in lines.append(String(repeating: "  ", count: level) + node.description) }
        return lines.joined(separator: "\n")
    }

    /// How to get to an element: the elements around it and itself, outermost first, as `list > button "Visa"`.
    package func path(to id: UInt32) -> String {
        var names: [String] = []
        var current = id
        while let node = nodes[current] {
            names.append(node.shortDescription)
            current = parents[current] ?? Self.root
        }
        return names.reversed().joined(separator: " > ")
    }
}

extension SemanticsNode: CustomStringConvertible {
    /// The role and what names the element: its label, else its identifier.
    package var shortDescription: String {
        if !label.isEmpty { return "\(role.rawValue) \(Self.quoted(label))" }
        if let identifier { return "\(role.rawValue) id \(Self.quoted(identifier))" }
        return role.rawValue
    }

    /// One line: role, label, value, placeholder where it is not the label, hint, details, identifier, traits, frame (x, y,
    /// width × height), actions.
    package var description: String {
        var parts = [role.rawValue]
        if !label.isEmpty { parts.append(Self.quoted(label)) }
        if let value { parts.append("value \(Self.quoted(value))") }
        if let placeholder, placeholder != label { parts.append("placeholder \(Self.quoted(placeholder))") }
        if let hint { parts.append("hint \(Self.quoted(hint))") }
        for detail in details { parts.append("detail \(Self.quoted(detail.label)) \(Self.quoted(detail.value))") }
        if let identifier { parts.append("id \(Self.quoted(identifier))") }
        if !traits.names.isEmpty { parts.append("[\(traits.names.joined(separator: ", "))]") }
        parts.append(Self.described(frame))
        if !actions.isEmpty { parts.append("actions: \(actions.map(\.name).joined(separator: ", "))") }
        return parts.joined(separator: " ")
    }

    /// In quotes, on one line.
    private static func quoted(_ text: String) -> String {
        let escaped =
            text
            .replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static func described(_ frame: CGRect) -> String {
        let origin = "\(described(frame.origin.x)), \(described(frame.origin.y))"
        return "(\(origin), \(described(frame.size.width)) × \(described(frame.size.height)))"
    }

    /// At most two decimals, none for a whole number.
    private static func described(_ length: CGFloat) -> String {
        guard length.isFinite else { return "\(length)" }
        let rounded = (length * 100).rounded() / 100
        // −0 would print its sign.
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
    }
}

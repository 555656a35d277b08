/// One element as assistive technology, tests and hosts see it.
package struct SemanticsNode: Hashable, Sendable {
    /// Names the element for as long as it lives; 0 is the root of the tree and never an element.
    package var id: UInt32
    package var role: SemanticsRole
    /// What the element is called; empty when nothing names it.
    package var label: String
    /// What the element is set to, for those that hold something.
    package var value: String?
    /// What a field for text shows while it is empty.
    package var placeholder: String?
    /// What happens on activation, where the label does not say.
    package var hint: String?
    /// What else there is to say about it, each under a label of its own.
    package var details: [SemanticsDetail]
    /// How far the heading stands above what it heads, 1 for that of a screen; nil where nobody said, and for others.
    package var headingLevel: Int?
    /// The name that tests know the element by; never read out.
    package var identifier: String?
    /// Bounding box in the root's coordinates, in points, as drawn now: transforms and animation included.
    package var frame: CGRect
    package var traits: SemanticsTraits
    package var actions: [SemanticsAction]
    /// Painting order over the whole tree: an element with more depth lies in front. Equal depths go by reading order.
    package var depth: Int32
    /// Elements inside this one, in reading order.
    package var children: [UInt32]

    package init(
        id: UInt32,
        role: SemanticsRole,
        label: String = "",
        value: String? = nil,
        placeholder: String? = nil,
        hint: String? = nil,
        details: [SemanticsDetail] = [],
        identifier: String? = nil,
        frame: CGRect = .zero,
        traits: SemanticsTraits = [],
        actions: [SemanticsAction] = [],
        depth: Int32 = 0,
        children: [UInt32] = []
    ) {
        self.id = id
        self.role = role
        self.label = label
        self.value = value
        self.placeholder = placeholder
        self.hint = hint
        self.details = details
        self.identifier = identifier
        self.frame = frame
        self.traits = traits
        self.actions = actions
        self.depth = depth
        self.children = children
    }

    /// The action of that name, if the element offers it.
    package func action(named name: String) -> SemanticsAction? { actions.first { $0.name == name } }

    /// The first action of that kind, if the element offers one.
    package func action(_ kind: SemanticsAction.Kind) -> SemanticsAction? { actions.first { $0.kind == kind } }
}

/// Something to say about an element beyond its label and value, as how many pages a book has.
package struct SemanticsDetail: Hashable, Sendable {
    package var label: String
    package var value: String
    /// Whether it is read out with the element; others only to somebody who asks for more.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }

    fileprivate var spoken: String { label.isEmpty || value.isEmpty ? label + value : "\(label): \(value)" }
}

extension SemanticsNode {
    /// The hint among the details, for assistive technology that knows one description of an element: what is important
    /// comes before it, the rest after it.
    package var describedHint: String? {
        guard !details.isEmpty else { return hint }
        let parts =
            details.filter(\.isImportant).map(\.spoken) + [hint ?? ""]
            + details.filter { !$0.isImportant }.map(\.spoken)
        return Self.joined(parts)
    }
}

import RiffleSemantics

/// Elements by what people know them by: their role, their label, and which of several alike they are. So a page's word of an
/// element finds it where all have other numbers.
struct ElementNames {
    private struct Name: Hashable {
        var role: String
        var label: String?
        var identifier: String?
        var ordinal = 0
    }

    private var names: [UInt32: Name] = [:]
    private var elements: [Name: UInt32] = [:]

    init() {}

    /// - Complexity: O(n) in elements.
    init(of tree: SemanticsTree) {
        var counts: [Name: Int] = [:]
        for element in tree.elements {
            var name = Name(role: "\(element.role)", label: element.label, identifier: element.identifier)
            let ordinal = counts[name, default: 0]
            counts[name] = ordinal + 1
            name.ordinal = ordinal
            names[element.id] = name
            elements[name] = element.id
        }
    }

    var isEmpty: Bool { names.isEmpty }

    /// What an element is in another tree of the same views; nil for one that is not in this one, or has none of its name
    /// there.
    func element(_ id: UInt32, in other: ElementNames) -> UInt32? { names[id].flatMap { other.elements[$0] } }

    func contains(_ id: UInt32) -> Bool { names[id] != nil }
}

import Foundation
import RiffleSemantics

/// Changes to the elements as a page reads them: an array of objects, in order.
///
/// JSON, since they are sent when things are at rest, and a browser reads it faster than script could.
struct SemanticsMessage: Encodable {
    let changes: [SemanticsChange]
    /// The element that the page has directed the keyboard to last, as far as the server had heard: what the page has done
    /// since then counts more than what the changes say of the focus.
    let toldFocus: UInt32

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for change in changes {
            var entry = container.nestedContainer(keyedBy: Key.self)
            switch change {
            case .insert(let node, let parent):
                try entry.encode(node.id, forKey: .insert)
                try entry.encode(parent, forKey: .parent)
                try encode(node, into: &entry)
            case .update(let node, _):
                try entry.encode(node.id, forKey: .update)
                try encode(node, into: &entry)
            case .order(let parent, let children):
                try entry.encode(parent, forKey: .order)
                try entry.encode(children, forKey: .children)
            case .remove(let id):
                try entry.encode(id, forKey: .remove)
            }
        }
        var entry = container.nestedContainer(keyedBy: Key.self)
        try entry.encode(toldFocus, forKey: .told)
    }

    private enum Key: String, CodingKey {
        case insert, update, order, remove, parent, children, role, label, value, hint, identifier, frame, traits
        case actions, depth, placeholder, level, told
    }

    private func encode(_ node: SemanticsNode, into entry: inout KeyedEncodingContainer<Key>) throws {
        try entry.encode(node.role.rawValue, forKey: .role)
        if !node.label.isEmpty { try entry.encode(node.label, forKey: .label) }
        try entry.encodeIfPresent(node.value, forKey: .value)
        try entry.encodeIfPresent(node.headingLevel, forKey: .level)
        try entry.encodeIfPresent(node.placeholder, forKey: .placeholder)
        try entry.encodeIfPresent(node.describedHint, forKey: .hint)
        try entry.encodeIfPresent(node.identifier, forKey: .identifier)
        try entry.encode(
            [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(Self.hundredths), forKey: .frame
        )
        if !node.traits.names.isEmpty { try entry.encode(node.traits.names, forKey: .traits) }
        if !node.actions.isEmpty {
            try entry.encode(node.actions.map { [$0.name, $0.kind.rawValue] }, forKey: .actions)
        }
        if node.depth != 0 { try entry.encode(node.depth, forKey: .depth) }
    }

    private static func hundredths(_ value: CGFloat) -> Double {
        value.isFinite && abs(value) < 1e9 ? (value * 100).rounded() / 100 : 0
    }
}

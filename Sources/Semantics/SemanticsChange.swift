/// One step from the last frame's semantics to this frame's.
///
/// Within a frame: inserts, parents first; then updates; then orders; then removals. Applied one by one they never
/// name a missing element.
package enum SemanticsChange: Hashable, Sendable {
    /// A new element, last inside `parent` (`SemanticsTree.root` for an outermost one); its children come by themselves.
    case insert(SemanticsNode, parent: UInt32)
    /// The element as it now is; `fields` says what differs from before. Its children are not part of this.
    case update(SemanticsNode, SemanticsFields)
    /// All that is now inside `parent`, in reading order; elements may come here from elsewhere.
    case order(parent: UInt32, children: [UInt32])
    /// The element is gone with all that is still inside it.
    case remove(UInt32)
}

/// The parts of an element that an update may touch.
package struct SemanticsFields: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let role = SemanticsFields(rawValue: 1 << 0)
    package static let label = SemanticsFields(rawValue: 1 << 1)
    package static let value = SemanticsFields(rawValue: 1 << 2)
    package static let hint = SemanticsFields(rawValue: 1 << 3)
    package static let identifier = SemanticsFields(rawValue: 1 << 4)
    package static let frame = SemanticsFields(rawValue: 1 << 5)
    package static let traits = SemanticsFields(rawValue: 1 << 6)
    package static let actions = SemanticsFields(rawValue: 1 << 7)
    package static let depth = SemanticsFields(rawValue: 1 << 8)
    package static let details = SemanticsFields(rawValue: 1 << 9)
    package static let placeholder = SemanticsFields(rawValue: 1 << 10)
    package static let headingLevel = SemanticsFields(rawValue: 1 << 11)
}

extension SemanticsNode {
    /// The fields in which two states of one element differ, children aside.
    package func fieldsDiffering(from other: SemanticsNode) -> SemanticsFields {
        var fields: SemanticsFields = []
        if role != other.role { fields.insert(.role) }
        if label != other.label { fields.insert(.label) }
        if value != other.value { fields.insert(.value) }
        if hint != other.hint { fields.insert(.hint) }
        if placeholder != other.placeholder { fields.insert(.placeholder) }
        if headingLevel != other.headingLevel { fields.insert(.headingLevel) }
        if details != other.details { fields.insert(.details) }
        if identifier != other.identifier { fields.insert(.identifier) }
        if frame != other.frame { fields.insert(.frame) }
        if traits != other.traits { fields.insert(.traits) }
        if actions != other.actions { fields.insert(.actions) }
        if depth != other.depth { fields.insert(.depth) }
        return fields
    }
}

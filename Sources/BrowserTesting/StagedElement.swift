import RiffleSemantics
import SwiftUITesting

/// An element as it was when it was found on a stage: what it says, and where it was shown.
public struct StagedElement: Sendable {
    let node: SemanticsNode
    /// Bounding box in the window as drawn then, transforms and animation included, in points.
    public let frame: CGRect

    /// What it is called.
    public var label: String { node.label }
    /// What it is set to.
    public var value: String? { node.value }
    /// The text it shows: its label, for an element that is text.
    public var text: String { node.role == .text ? node.label : node.value ?? node.label }
    /// The name that tests know it by.
    public var identifier: String? { node.identifier }
    /// What kind of element it is.
    public var role: Query.Role { Query.Role(rawValue: node.role.rawValue) ?? .group }
    /// The names of what can be asked of it.
    public var actions: [String] { node.actions.map(\.name) }
    /// Whether the keyboard is directed to it.
    public var isFocused: Bool { node.traits.contains(.focused) }
    /// Whether it can be used.
    public var isEnabled: Bool { !node.traits.contains(.disabled) }
    /// The middle of its frame.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Whether it is shown in front of another.
    public func isInFront(of other: StagedElement) -> Bool { node.depth > other.node.depth }
}

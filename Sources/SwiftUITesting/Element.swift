import RiffleDriving
import RiffleHeadlessHost
import RiffleSemantics

/// An element as it was when it was found: what it says, and where and how it was shown.
@MainActor
public struct Element {
    package let node: SemanticsNode
    /// Bounding box in the window as drawn then, transforms and animation included, in points.
    public let frame: CGRect
    /// From the element's own coordinates to the window's, as drawn then; what is turned in space, as around its middle.
    public let transform: CGAffineTransform
    /// 0…1, the product from the root down.
    public let opacity: Double
    /// Whether a touch on the middle of the element reaches it, or a row of a list around it that is pressed as a whole.
    public let isHittable: Bool

    init?(_ node: SemanticsNode, in graph: ViewGraph) {
        guard let layout = graph.elements.layoutNode(of: node.id) else { return nil }
        self.node = node
        let bounds = CGRect(origin: .zero, size: layout.frame(at: graph.now).size)
        frame = layout.globalFrame(of: bounds, at: graph.now)
        transform = layout.globalTransform(at: graph.now).linearized(at: CGPoint(x: bounds.midX, y: bounds.midY))
        opacity = layout.globalOpacity(at: graph.now)
        isHittable = graph.isHittable(layout, frame)
    }

    /// The text it shows: its label, for an element that is text.
    public var text: String { node.role == .text ? node.label : node.value ?? node.label }
    /// What it is called.
    public var label: String { node.label }
    /// What it is set to.
    public var value: String? { node.value }
    /// What happens when it is used, where its label does not say.
    public var hint: String? { node.hint }
    /// What a field for text shows while it is empty.
    public var placeholder: String? { node.placeholder }
    /// The name that tests know it by.
    public var identifier: String? { node.identifier }
    /// Whether it can be used.
    public var isEnabled: Bool { !node.traits.contains(.disabled) }
    /// Whether it is chosen, as a tab, a row or a segment is.
    public var isSelected: Bool { node.traits.contains(.selected) }
    /// Whether the keyboard is directed to it.
    public var isFocused: Bool { node.traits.contains(.focused) }
    /// What `accessibilityAddTraits` could say of it: its states, its habits, and what its role is to assistive technology.
    public var traits: AccessibilityTraits { AccessibilityTraits(traits: node.traits, role: node.role) }
    /// The names of the actions that `perform(_:on:)` knows.
    public var actions: [String] { node.actions.map(\.name) }
    /// What else it says of itself, in the order of the modifiers.
    public var customContent: [(label: String, value: String)] { node.details.map { ($0.label, $0.value) } }
    /// What kind of element it is.
    public var role: Query.Role { Query.Role(rawValue: node.role.rawValue) ?? .group }
    /// The middle of its frame.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Whether this element is painted in front of another.
    public func isInFront(of other: Element) -> Bool { node.depth > other.node.depth }
}

/// A property of a view that the engine connects to storage before it evaluates the body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the properties inside were connected.
    mutating func update()

    /// How many storage slots the property needs by itself, without the properties inside it.
    static var _slotCount: Int { get }

    /// Connects the property to its slot.
    @MainActor static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode)
}

extension DynamicProperty {
    /// Nothing to do.
    public mutating func update() {}

    /// A property made of others needs no storage of its own.
    public static var _slotCount: Int { 0 }

    /// Calls `update()`.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        property.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// A dynamic property whose value in a view says nothing: what counts is in its slot.
///
/// `isSame` says whether two such properties, as written by the view's parent, lead to the same.
package protocol SlotProperty: DynamicProperty, RuledComparison {}

extension SlotProperty {
    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { true }
}

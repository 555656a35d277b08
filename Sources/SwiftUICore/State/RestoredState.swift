import Foundation

/// A state of a view of the library that people have brought about, and would miss: what they have opened, turned to or chosen where
/// the app keeps nothing of it.
///
/// As `State`, and besides another process that goes on with the window has it: see `SessionState`. What `State` has in
/// views of the library stays in the process, such as whether a finger presses something.
@propertyWrapper
package struct RestoredState<Value>: SlotProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Starts with the given value; it counts only when the view first appears.
    package init(wrappedValue value: Value) { initial = value }

    package var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, .forWrite()) }
    }

    /// A binding to the value.
    package var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

    package static var _slotCount: Int { 1 }

    @MainActor
    package static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: RestoredState.self)
        if let slot {
            let location = unsafeDowncast(slot, to: StateLocation<Value>.self)
            location.owner = node
            state.pointee.location = location
        } else {
            let session = node.graph.window.resources.session
            let value = session?.value(state.pointee.initial, for: node, of: .library) ?? state.pointee.initial
            let location = StateLocation(value, in: node.graph)
            location.owner = node
            session?.add(location, of: node, .library)
            slot = location
            state.pointee.location = location
        }
    }
}

extension RestoredState where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    package init() { self.init(wrappedValue: nil) }
}

/// An object in the state of a view of the library that says itself what of it another process shall have.
@MainActor
package protocol SessionObject: AnyObject {
    /// Nil where there is nothing to keep.
    ///
    /// - Parameter onLoss: is given what cannot be kept, as a sentence without its full stop.
    func sessionData(onLoss: (String) -> Void) -> Data?

    /// Gets back what it was, before anybody has looked at it.
    func restoreSession(_ data: Data)
}

/// Reads a value of the environment; the view updates when it changes.
///
/// The environment holds values of a view and all that is in it: fonts, the color scheme, the locale, actions such as
/// `dismiss`, and what the app adds with `@Entry`. The value read is the one set by the nearest view around, by
/// `environment(_:_:)`. The view runs again when this value changes, and not when others do. Outside a view's body it
/// is the default. With the type of an observable object, as in `@Environment(Cart.self)`, it reads the object that
/// `environment(_:)` put there, and stops the program when there is none; for an optional type it is nil then.
///
///     struct SaveButton: View {
///         @Environment(\.dismiss) private var dismiss
///         @Environment(\.isEnabled) private var isEnabled
///
///         var body: some View {
///             Button("Save") { dismiss() }
///                 .opacity(isEnabled ? 1 : 0.5)
///         }
///     }
@propertyWrapper
public struct Environment<Value>: SlotProperty {
    /// Gives nil for an object that is not there.
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?
    /// Whose environment it is, for messages; only known where there may be no value.
    private var reader: BackReference<_ViewNode>?
    private let mayBeMissing: Bool

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        // Key paths are immutable; only their type lacks the annotation.
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
        mayBeMissing = false
    }

    /// Reads an observable object that a view around this one put into the environment.
    ///
    /// Reading the value stops the program when there is none.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[object: objectType] }
        mayBeMissing = true
    }

    /// Reads an observable object, or nil when no view around this one put one into the environment.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[object: objectType] }
        mayBeMissing = false
    }

    /// The value; outside a view's body, the default.
    public var wrappedValue: Value {
        if let value { return value }
        // Nil in another shape: the value of an optional type is there although it is nil.
        if !mayBeMissing || reader == nil, let value = read(EnvironmentValues()) { return value }
        MissingObject.stop("\(Value.self)", "environment(_:)", at: reader)
    }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Reads the value in the environment of the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let environment = property.assumingMemoryBound(to: Environment.self)
        let value = environment.pointee.read(node.environment)
        environment.pointee.value = value
        if environment.pointee.mayBeMissing { environment.pointee.reader = node.backReference }
        slot = EnvironmentSlot(read: environment.pointee.read, value: value)
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Something of a node that has to be looked at when the environment around it changes.
@MainActor
package protocol EnvironmentReading: AnyObject {
    func hasChanged(in environment: EnvironmentValues) -> Bool
}

private final class EnvironmentSlot<Value>: EnvironmentReading {
    let read: (EnvironmentValues) -> Value?
    let value: Value?

    init(read: @escaping (EnvironmentValues) -> Value?, value: Value?) {
        self.read = read
        self.value = value
    }

    func hasChanged(in environment: EnvironmentValues) -> Bool {
        guard let value, let new = read(environment) else { return true }
        return !ViewComparison.areEqual(value, new)
    }
}

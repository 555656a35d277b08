import Foundation

extension Tips {
    /// How the value of a parameter is kept.
    public struct ParameterOption: Hashable, Sendable {
        /// The value is what it was to begin with whenever the app starts.
        public static var transient: ParameterOption { ParameterOption() }
    }

    /// A value that rules follow; `@Parameter` makes one.
    public struct Parameter<Value: Codable & Sendable>: Identifiable, Sendable {
        /// What the value is kept under: the names of the types around and of the property.
        public let id: String
        let initial: Value
        let isTransient: Bool

        /// The value. Each page of a program that serves itself to browsers has its visitor's.
        public var wrappedValue: Value {
            get { TipCenter.ofCaller.value(of: self) }
            nonmutating set { TipCenter.ofCaller.set(newValue, of: self) }
        }
    }
}

extension Tips.Parameter: Tips._RuleInput {
    /// The value.
    public var _ruleValue: Value { wrappedValue }
}

/// What keeps the value of a `@Parameter`.
public func _tipParameter<Value>(
    _ id: String, _ initial: Value, _ options: Tips.ParameterOption...
) -> Tips.Parameter<Value> {
    Tips.Parameter(id: id, initial: initial, isTransient: options.contains(.transient))
}

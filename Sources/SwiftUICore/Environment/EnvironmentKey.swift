/// Names a value of the environment and its default.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// What views see where nobody set the value.
    static var defaultValue: Value { get }
}

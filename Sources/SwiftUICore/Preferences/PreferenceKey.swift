/// Names a value that views tell the views around them, and how several are combined.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// What views tell that set nothing.
    static var defaultValue: Value { get }
    /// Combines what was combined so far with what the next view tells, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

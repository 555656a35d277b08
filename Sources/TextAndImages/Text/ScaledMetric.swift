/// A number that grows and shrinks with the user's type size, as a distance beside text should.
///
/// It is multiplied by what the text style's size in points is multiplied by.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var typeSize
    private let base: Value
    private let textStyle: Font.TextStyle

    /// A number at the default type size, which follows a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    /// A number at the default type size, which follows body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the type size of the view.
    public var wrappedValue: Value {
        base * Value(textStyle.role.size(in: typeSize.category) / textStyle.role.size())
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

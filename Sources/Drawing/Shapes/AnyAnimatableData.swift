/// Animatable data of any type, for what hides the type of something that animates.
///
/// Data of different types have nothing in between: their difference is zero, and adding them gives the first.
public struct _AnyAnimatableData: VectorArithmetic {
    /// nil is the zero of every type.
    private var box: Box?

    package init<V: VectorArithmetic>(_ value: V) { box = TypedBox(value) }

    private init(box: Box?) { self.box = box }

    /// The data, if it is of a type; zero gives the type's own zero.
    package func value<V: VectorArithmetic>(as type: V.Type) -> V? {
        guard let box else { return .zero }
        return (box as? TypedBox<V>)?.value
    }

    /// The zero of every type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(box: nil) }

    /// Whether both are equal data of one type, or zero.
    public static func == (first: _AnyAnimatableData, second: _AnyAnimatableData) -> Bool {
        switch (first.box, second.box) {
        case (nil, nil): true
        case (let first?, let second?): first.isEqual(to: second)
        case (let only?, nil), (nil, let only?): only.isZero
        }
    }

    /// The sum; the first where the types differ.
    public static func + (first: _AnyAnimatableData, second: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let base = first.box else { return second }
        guard let other = second.box else { return first }
        return _AnyAnimatableData(box: base.adding(other, isNegative: false))
    }

    /// The difference; zero where the types differ.
    public static func - (first: _AnyAnimatableData, second: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let other = second.box else { return first }
        guard let base = first.box else { return _AnyAnimatableData(box: other.scaled(by: -1)) }
        return _AnyAnimatableData(box: base.adding(other, isNegative: true))
    }

    /// Multiplies by a number.
    public mutating func scale(by factor: Double) { box = box?.scaled(by: factor) }

    /// The square of the length.
    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }

    private class Box {
        func isEqual(to other: Box) -> Bool { self === other }
        var isZero: Bool { true }
        func adding(_ other: Box, isNegative: Bool) -> Box? { self }
        func scaled(by factor: Double) -> Box { self }
        var magnitudeSquared: Double { 0 }
    }

    private final class TypedBox<V: VectorArithmetic>: Box {
        let value: V

        init(_ value: V) { self.value = value }

        override func isEqual(to other: Box) -> Bool { (other as? TypedBox<V>)?.value == value }
        override var isZero: Bool { value == .zero }
        override func adding(_ other: Box, isNegative: Bool) -> Box? {
            guard let other = other as? TypedBox<V> else { return isNegative ? nil : self }
            return TypedBox(isNegative ? value - other.value : value + other.value)
        }
        override func scaled(by factor: Double) -> Box {
            var copy = value
            copy.scale(by: factor)
            return TypedBox(copy)
        }
        override var magnitudeSquared: Double { value.magnitudeSquared }
    }
}

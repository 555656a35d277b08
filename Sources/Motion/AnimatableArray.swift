/// A list of numbers that animates as one value, for paths, gradients and other things of varying size.
///
/// A shorter list counts as filled up with zeros, in arithmetic and in comparison.
package struct AnimatableArray: VectorArithmetic, Sendable {
    /// The numbers.
    package var elements: [Double]

    /// Creates a value from numbers.
    package init(_ elements: [Double] = []) {
        self.elements = elements
    }

    package static var zero: AnimatableArray { AnimatableArray() }

    package static func == (lhs: AnimatableArray, rhs: AnimatableArray) -> Bool {
        let shared = min(lhs.elements.count, rhs.elements.count)
        return lhs.elements.prefix(shared) == rhs.elements.prefix(shared)
            && lhs.elements.dropFirst(shared).allSatisfy { $0 == 0 }
            && rhs.elements.dropFirst(shared).allSatisfy { $0 == 0 }
    }

    package static func += (lhs: inout AnimatableArray, rhs: AnimatableArray) {
        lhs.combine(rhs, +)
    }

    package static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
        lhs.combine(rhs, -)
    }

    package static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
        var result = lhs
        result += rhs
        return result
    }

    package static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
        var result = lhs
        result -= rhs
        return result
    }

    package mutating func scale(by rhs: Double) {
        for index in elements.indices { elements[index] *= rhs }
    }

    package var magnitudeSquared: Double {
        elements.reduce(0) { $0 + $1 * $1 }
    }

    private mutating func combine(_ other: AnimatableArray, _ operation: (Double, Double) -> Double) {
        while elements.count < other.elements.count { elements.append(0) }
        for (index, value) in other.elements.enumerated() { elements[index] = operation(elements[index], value) }
    }
}

/// What lies inside two shapes in one frame, in some way.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Rule: Sendable {
        case union, intersection, subtraction, symmetricDifference
    }

    var first: First
    var second: Second
    let rule: Rule
    let isEvenOdd: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch rule {
        case .union: first.union(second, eoFill: isEvenOdd)
        case .intersection: first.intersection(second, eoFill: isEvenOdd)
        case .subtraction: first.subtracting(second, eoFill: isEvenOdd)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: isEvenOdd)
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// What is inside this shape or another.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, rule: .union, isEvenOdd: eoFill)
    }

    /// What is inside this shape and another.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, rule: .intersection, isEvenOdd: eoFill)
    }

    /// What is inside this shape and not inside another.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, rule: .subtraction, isEvenOdd: eoFill)
    }

    /// What is inside one of this shape and another, but not both.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, rule: .symmetricDifference, isEvenOdd: eoFill)
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Kinds from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// What is dragged, out of its place.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// What its menu is shown beside, out of its place.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// What stands out under a pointer. Nothing here does, as on a phone.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// What stands out in the focus: rings go around the view's frame.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// What readers mark: browsers mark the view's frame.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The shape of a view that is lifted out of its place; two are the same where they draw the same.
package struct LiftShape: Equatable {
    package let shape: AnyShape
    private let sample: Path

    init<S: Shape>(_ shape: S) {
        self.shape = AnyShape(shape)
        sample = shape.path(in: CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    package static func == (first: LiftShape, second: LiftShape) -> Bool { first.sample == second.sample }
}

/// The shapes of what is lifted out of its place, by what lifts it.
package struct LiftShapesKey: PreferenceKey {
    package static var defaultValue: [Int: LiftShape] { [:] }

    package static func reduce(value: inout [Int: LiftShape], nextValue: () -> [Int: LiftShape]) {
        value.merge(nextValue()) { first, _ in first }
    }
}

extension [Int: LiftShape] {
    /// The shape of what something lifts; nil for the view as it is.
    package subscript(kind: ContentShapeKinds) -> LiftShape? { self[kind.rawValue] }
}

extension View {
    /// Says by a shape in the view's frame where the view is touched, whatever it paints.
    ///
    /// The gaps of a stack and an empty `Spacer` are not touched without it; a shape that is smaller than the view
    /// keeps touches out of its corners. It comes before the gesture or inside the label of the button that it is meant
    /// for. Nothing is painted and the layout stays.
    ///
    ///     HStack {
    ///         Text("Alarm")
    ///         Spacer()
    ///         Text("07:30")
    ///     }
    ///     .contentShape(.rect)
    ///     .onTapGesture { isEditing = true }
    ///
    /// - Parameters:
    ///   - shape: the shape in the view's frame.
    ///   - eoFill: whether overlaps of the outline are holes.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(HitOutlineModifier(isEvenOdd: eoFill) { shape.outline(in: $0, $1) })
    }

    /// Says by a shape in the view's frame where the view is touched, or what is lifted of it when it is dragged or its menu
    /// opens.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        let isInteractive = kind.contains(.interaction)
        let lifted = [ContentShapeKinds.dragPreview, .contextMenuPreview].filter { kind.contains($0) }
        return modifier(
            HitOutlineModifier(isEvenOdd: eoFill) { size, direction in
                isInteractive ? shape.outline(in: size, direction) : nil
            }
        )
        .transformPreference(LiftShapesKey.self) { shapes in
            for kind in lifted { shapes[kind.rawValue] = LiftShape(shape) }
        }
    }
}

import RiffleLayers

/// `clipShape`: cuts a view with a shape in its frame.
struct _ClipEffect<Outline: Shape>: EffectModifier {
    var shape: Outline
    let style: FillStyle
    var direction = LayoutDirection.leftToRight
    /// The shape of the container around, where the clip's own follows from it.
    private var container: ContainerShape?

    init(shape: Outline, style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    var animatableData: Outline.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func resolved(in environment: EnvironmentValues) -> _ClipEffect {
        var copy = self
        copy.direction = environment.layoutDirection
        if Outline.self is any PlacedShape.Type { copy.container = environment.containerShape }
        return copy
    }

    @MainActor func placed(at node: LayoutNode) -> _ClipEffect {
        guard Outline.self is any PlacedShape.Type else { return self }
        var copy = self
        copy.shape = shape.atPlace(of: node)
        return copy
    }

    func apply(to layer: inout Layer, size: CGSize) {
        layer.clip = .path(shape.outline(in: size, direction), isEvenOdd: style.isEOFilled)
    }

    func validated(_ report: (String) -> Void) -> _ClipEffect {
        shape.reportMistakes(report)
        return self
    }

    static var name: String { "clip" }
    static var readsEnvironment: Bool { true }
}

extension View {
    /// Cuts the view with a shape in its frame; touches outside the shape still reach the view.
    ///
    /// The shape is that of the view's frame at this point of the modifiers, so set the frame first. The size of the
    /// view does not change, and its shadow is cut off if it comes before. Add `contentShape(_:)` to restrict touches
    /// as well. The shape's own data is animated.
    ///
    ///     Image("basil")
    ///         .resizable()
    ///         .scaledToFill()
    ///         .frame(width: 72, height: 72)
    ///         .clipShape(.circle)
    ///
    /// Edges are always smooth: a style without antialiasing is reported and changes nothing.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        if !style.isAntialiased {
            RuntimeIssue.reportWithoutEffect("antialiased", because: "the edges of what is cut are smooth")
        }
        return modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Cuts off what sticks out of the view's frame.
    ///
    /// A view may draw outside of its frame: a picture that fills a smaller frame does, and so does one that `offset`
    /// or `scaleEffect` moves. `clipped` shows only what lies inside the rectangle of the frame. The layout does not
    /// change. Touches outside the frame still reach the view, as with `clipShape`; `contentShape` limits them.
    ///
    ///     Image("garden")
    ///         .resizable()
    ///         .scaledToFill()
    ///         .frame(width: 240, height: 150)
    ///         .clipped()
    ///
    /// - Parameter antialiased: the edges are smooth in any case; where the frame ends between pixels that can be seen.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle()))
    }

    /// Cuts the corners of the view's frame; the radius is in points.
    ///
    /// It is `clipShape(_:style:)` with a `RoundedRectangle` whose corners are continuous: all that stands out of the
    /// frame is cut off as well. A radius beyond half the smaller side counts as that half; zero gives sharp corners,
    /// as do negative numbers and NaN, which are reported. To round only what is behind a view, use
    /// `background(_:in:fillStyle:)`.
    ///
    ///     Text("Draft")
    ///         .padding(10)
    ///         .background(.yellow)
    ///         .cornerRadius(8)
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}

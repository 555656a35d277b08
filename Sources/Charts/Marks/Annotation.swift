/// A view beside marks.
struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> AnyView
    /// The marks that the view stands beside.
    var marks = 0..<0
    var id = MarkID()
}

/// Where a view stands beside a mark.
public struct AnnotationPosition: Equatable, Sendable {
    enum Kind {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    /// Where the chart sees fit: above bars, and beyond the end of those that lie.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// On the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above the mark.
    public static let top = AnnotationPosition(kind: .top)
    /// Below the mark.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before the mark.
    public static let leading = AnnotationPosition(kind: .leading)
    /// After the mark.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above and before the mark.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above and after the mark.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below and before the mark.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below and after the mark.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// What happens to an annotation that does not fit into the chart.
public struct AnnotationOverflowResolution: Sendable {
    /// What an annotation fits into.
    public struct Boundary: Hashable, Sendable {
        enum Kind { case automatic, plot, chart }

        let kind: Kind

        /// As the chart sees fit: the plot.
        public static let automatic = Boundary(kind: .automatic)
        /// The plot.
        public static let plot = Boundary(kind: .plot)
        /// The plot and its axes.
        public static let chart = Boundary(kind: .chart)
    }

    /// What happens along one axis.
    public struct Strategy: Sendable {
        enum Kind: Equatable {
            case automatic, disabled
            case fit(Boundary)
        }

        let kind: Kind

        /// As the chart sees fit.
        public static let automatic = Strategy(kind: .automatic)
        /// Moves the annotation into the chart.
        public static let fit = fit(to: .automatic)
        /// Makes room in the plot; here it moves the annotation into the plot.
        public static let padScale = Strategy(kind: .automatic)
        /// Nothing.
        public static let disabled = Strategy(kind: .disabled)

        /// Moves the annotation into a part of the chart.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    let x: Strategy
    let y: Strategy

    /// As the chart sees fit along both axes.
    public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

    /// What happens along each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}

extension ChartContent {
    /// Shows a view beside marks.
    ///
    /// - Parameter spacing: the distance to the mark, in points; nil for the usual one.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content
        )
    }

    /// Shows a view beside marks that knows their size.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content
        )
    }

    /// Shows a view beside marks.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return AnnotatedContent(
            content: self,
            annotation: Annotation(
                position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution,
                content: { _ in view }))
    }

    /// Shows a view beside marks that knows their size.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        AnnotatedContent(
            content: self,
            annotation: Annotation(
                position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution,
                content: { AnyView(content($0)) }))
    }
}

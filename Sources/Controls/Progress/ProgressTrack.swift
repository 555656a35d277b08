/// A thin bar, filled with the tint from its start.
struct ProgressTrack: View {
    /// How much is filled, 0...1.
    let fraction: Double
    /// Where the filled part begins, 0...1; it may end before.
    var start = 0.0
    var tint: AnyShapeStyle?
    /// What is behind; nil for a gray.
    var ground: AnyShapeStyle?

    static let height: CGFloat = 4

    var body: some View {
        ZStack {
            Capsule(style: .circular).fill(ground ?? AnyShapeStyle(Color(uiColor: .systemFill)))
            Capsule(style: .circular).fill(tint ?? AnyShapeStyle(TintShapeStyle()))
                .modifier(LeadingPartLayout(fraction: fraction, start: start))
        }
        .frame(height: Self.height)
    }
}

/// Gives a view a part of the width it is offered, at the start or from a place on; the rest stays free.
nonisolated struct LeadingPartLayout: UnaryLayoutModifier {
    /// 0...1.
    var fraction: Double
    /// 0...1.
    var start = 0.0

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let (low, high) = (min(start, fraction), max(start, fraction))
        let width = high > low ? size.width * (high - low) : 0
        return (
            CGPoint(x: low > 0 ? size.width * low : 0, y: 0), ProposedViewSize(width: width, height: size.height)
        )
    }
}

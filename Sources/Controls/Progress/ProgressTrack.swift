/// A thin bar, filled with the tint from its start.
struct ProgressTrack: View {
    /// How much is filled, 0...1.
    let fraction: Double
    var tint: AnyShapeStyle?
    /// What is behind; nil for a gray.
    var ground: AnyShapeStyle?

    static let height: CGFloat = 4

    var body: some View {
        ZStack {
            Capsule(style: .circular).fill(ground ?? AnyShapeStyle(Color(uiColor: .systemFill)))
            Capsule(style: .circular).fill(tint ?? AnyShapeStyle(TintShapeStyle()))
                .modifier(LeadingPartLayout(fraction: fraction))
        }
        .frame(height: Self.height)
    }
}

/// Gives a view a part of the width it is offered, at the start; the rest stays free.
nonisolated struct LeadingPartLayout: UnaryLayoutModifier {
    /// 0...1.
    var fraction: Double

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (
            .zero, ProposedViewSize(width: fraction > 0 ? size.width * fraction : 0, height: size.height)
        )
    }
}

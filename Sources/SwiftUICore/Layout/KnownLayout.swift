/// What the views around a leaf know of it: the sizes that they have asked for, its guides and its spacing.
@MainActor
package struct KnownLayout {
    let sizes: [(proposal: ProposedViewSize, size: CGSize)]
    let keys: [AlignmentKey]
    /// For each key the guide at each of the sizes; nil where the leaf has none.
    let guides: [CGFloat?]
    let spacing: ViewSpacing
}

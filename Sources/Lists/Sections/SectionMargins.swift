/// The distances around a section that are not left to the list, in points; those that nobody sets are nil.
struct SectionMarginsKey: ContainerValueKey {
    static var defaultValue: RowInsets { RowInsets() }
}

extension RowInsets {
    /// The distance between the leading edge of the list and that of the section's cards, or rows.
    func leading(in appearance: _ListAppearance) -> CGFloat {
        leading ?? (appearance.hasCards ? ListMetrics.margin : 0)
    }

    /// The distance between the section's trailing edge and the list's.
    func trailing(in appearance: _ListAppearance) -> CGFloat {
        trailing ?? (appearance.hasCards ? ListMetrics.margin : 0)
    }
}

extension View {
    /// Sets the distances between a section of a list and what is around it, in points; nil leaves them to the list, as do
    /// edges that are not named.
    ///
    /// Negative distances, and such that are NaN or infinite, count as 0.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            JoinedContainerValueModifier(SectionMarginsKey.self) { margins in
                if let length { margins.fill(length.isFinite ? max(length, 0) : 0, edges) }
            })
    }
}

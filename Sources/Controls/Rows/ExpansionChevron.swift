/// Points forward while something is hidden, and down while it is shown.
package struct ExpansionChevron: View {
    private let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    package init(isExpanded: Bool) { self.isExpanded = isExpanded }

    package var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(isExpanded ? direction == .rightToLeft ? -90 : 90 : 0))
            .accessibilityHidden(true)
    }
}

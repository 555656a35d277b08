import CardDecks
import SwiftUI

/// Two groups of chips: kinds of work, and colors.
struct FilterPanel: View {
    @Binding var filter: ProjectFilter

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                heading("Category")
                Spacer()
                Button("Clear") { withAnimation(.snappy) { filter.clear() } }
                    .font(.subheadline)
                    .opacity(filter.count > 0 ? 1 : 0)
                    .disabled(filter.count == 0)
                    .accessibilityLabel("Clear filters")
                    .accessibilityHidden(filter.count == 0)
            }
            picker($filter.tags, selectedColor: .accentColor)
                .accessibilityIdentifier("tags")
            heading("Color")
                .padding(.top, 6)
            picker($filter.hues, selectedColor: .indigo)
                .accessibilityIdentifier("hues")
        }
        .padding(16)
        .background(
            Color(UIColor.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    }

    private func heading(_ title: LocalizedStringKey) -> some View {
        Text(title)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
    }

    private func picker(_ chips: Binding<[FilterChip]>, selectedColor: Color) -> some View {
        FlexiblePicker(
            chips, textColor: .primary, borderColor: selectedColor.opacity(0.3), selectedColor: selectedColor,
            unselectedColor: Color(UIColor.tertiarySystemFill)
        )
        .accessibilityElement(children: .contain)
    }
}

import AppData
import CardDecks
import SwiftUI

/// Two groups of chips: kinds of work, and colors.
struct FilterPanel: View {
    let projects: [Project]
    @Binding var filter: ProjectFilter
    let editChips: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) {
                    heading("Category")
                    Spacer()
                    clear
                    edit
                }
                VStack(alignment: .leading) {
                    heading("Category")
                    HStack(spacing: 16) {
                        edit
                        clear
                    }
                }
            }
            picker(tags, selectedColor: .accentColor)
                .accessibilityLabel("Category")
                .accessibilityIdentifier("tags")
            heading("Color")
                .padding(.top, 6)
            picker(hues, selectedColor: .indigo)
                .accessibilityLabel("Color")
                .accessibilityIdentifier("hues")
        }
        .padding(16)
        .background(
            Color(UIColor.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    }

    private var clear: some View {
        Button {
            withAnimation(.snappy) { filter.clear() }
        } label: {
            Text("Clear").contentShape(TouchArea())
        }
        .font(.subheadline)
        .opacity(filter.isFiltering ? 1 : 0)
        .disabled(!filter.isFiltering)
        .accessibilityLabel("Clear filters")
        .accessibilityHidden(!filter.isFiltering)
    }

    private var edit: some View {
        Button(action: editChips) { Text("Edit").contentShape(TouchArea()) }
            .font(.subheadline)
            .accessibilityLabel("Edit filters")
    }

    private func heading(_ title: LocalizedStringKey) -> some View {
        Text(title)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
    }

    private var tags: Binding<[FilterChip]> {
        Binding {
            filter.tagChips(of: projects)
        } set: { chips in
            filter.selectedTags = Set(chips.filter(\.isSelected).map(\.id))
        }
    }

    private var hues: Binding<[FilterChip]> {
        Binding {
            filter.hueChips(of: projects)
        } set: { chips in
            filter.selectedHues = Set(chips.filter(\.isSelected).map(\.id))
        }
    }

    private func picker(_ chips: Binding<[FilterChip]>, selectedColor: Color) -> some View {
        FlexiblePicker(
            chips, textColor: .primary, borderColor: selectedColor.opacity(0.3), selectedColor: selectedColor,
            unselectedColor: Color(UIColor.tertiarySystemFill)
        )
        .accessibilityElement(children: .contain)
    }
}

import SwiftUICore

/// The rows of a menu on their card.
struct MenuCard: View {
    let content: AnyView
    let isReversed: Bool
    let context: MenuContext

    @State private var hasMarks = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ScrollView {
            MenuRowsLayout(isReversed: isReversed, leading: MenuMetrics.leading(hasMarks: hasMarks)) {
                // As many as there may be dividers; those left over take no room.
                ForEach(0..<12, id: \.own) { _ in
                    MenuBand().layoutValue(key: MenuPartKey.self, value: .bandGround)
                }
                MenuRows(content: content)
            }
            // The line above the first row lies outside of the card.
            .padding(.top, -pixel)
        }
        .scrollBounceBehavior(.basedOnSize)
        .systemScrolling()
        // Large type has more room, as far as there is any.
        .frame(
            minWidth: typeSize.isAccessibilitySize ? 0 : MenuMetrics.width,
            idealWidth: typeSize.isAccessibilitySize ? MenuMetrics.wide : MenuMetrics.width,
            maxWidth: typeSize.isAccessibilitySize ? MenuMetrics.wide : MenuMetrics.width
        )
        .background { MenuGround() }
        .modifier(SurfaceOutline(radius: MenuMetrics.radius))
        .shadow(color: .black.opacity(colorScheme == .dark ? 0.24 : 0.12), radius: 32, y: 8)
        .onPreferenceChange(MenuMarksPreference.self) { hasMarks = $0 }
        .environment(\.menuHasMarks, hasMarks)
        .environment(\.menuContext, context)
        .buttonStyle(MenuButtonStyle())
        .toggleStyle(MenuToggleStyle())
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .menu
            $0.addedTraits = .modal
        }
    }
}

/// The rows by their sections.
private struct MenuRows: View {
    let content: AnyView

    var body: some View {
        Group(sections: content) { sections in
            ForEach(Array(sections.enumerated()), id: \.element.id) { index, section in
                if index > 0 { Color.clear.frame(height: 0).layoutValue(key: MenuPartKey.self, value: .band) }
                if !section.header.isEmpty {
                    HStack { section.header }
                        .font(.caption)
                        .foregroundStyle(Color(UIColor.secondaryLabel))
                        .lineLimit(...1)
                        .padding(.horizontal, 16)
                        .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
                        .overlay(alignment: .top) { Hairline() }
                        .accessibilityAddTraits(.isHeader)
                        .layoutValue(key: MenuPartKey.self, value: .header)
                }
                // A text alone does nothing, and looks like a row that cannot be chosen.
                section.contentAndActions.foregroundStyle(Color(UIColor.tertiaryLabel))
            }
        }
    }
}

/// Between two sections of a menu.
private struct MenuBand: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Rectangle()
            .fill(colorScheme == .dark ? Color.black.opacity(0.25) : Color.black.opacity(0.08))
            .overlay(alignment: .top) { Hairline() }
            .accessibilityHidden(true)
    }
}

/// What menus are made of.
struct MenuGround: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            Rectangle().fill(.regularMaterial)
            Rectangle().fill(colorScheme == .dark ? Color(white: 0.15).opacity(0.5) : Color.white.opacity(0.4))
        }
    }
}

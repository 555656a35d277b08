import SwiftUICore

/// A row of an open menu that does something.
package struct MenuRow<Label: View>: View {
    private let role: ButtonRole?
    private let isChecked: Bool?
    private let trailingSymbol: String?
    private let label: Label
    private let action: @MainActor () -> Void

    @Environment(\.menuHasMarks) private var hasMarks
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - isChecked: whether it has a check mark; nil for rows that never have one.
    ///   - trailingSymbol: a symbol at its end.
    package init(
        role: ButtonRole? = nil, isChecked: Bool? = nil, trailingSymbol: String? = nil, label: Label,
        action: @escaping @MainActor () -> Void
    ) {
        self.role = role
        self.isChecked = isChecked
        self.trailingSymbol = trailingSymbol
        self.label = label
        self.action = action
    }

    package var body: some View {
        HStack(spacing: 0) {
            ItemReader(label.labelStyle(.titleAndIcon)) { MenuRowParts(parts: $0) }
                .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
                .multilineTextAlignment(.leading)
            Spacer(minLength: 8)
            if let trailingSymbol {
                Image(systemName: trailingSymbol)
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(Color(UIColor.secondaryLabel))
                    .accessibilityHidden(true)
            }
        }
        .font(.body)
        .withoutTextAttributes()
        .foregroundStyle(color)
        .padding(.leading, MenuMetrics.leading(hasMarks: hasMarks))
        .padding(.trailing, 16)
        .padding(.vertical, MenuMetrics.rowPadding)
        .frame(maxWidth: .infinity, minHeight: MenuMetrics.rowHeight, alignment: .leading)
        .overlay(alignment: .leading) {
            if isChecked == true {
                Image(systemName: "checkmark")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(color)
                    .frame(width: 32)
                    .accessibilityHidden(true)
            }
        }
        .modifier(MenuTarget(action: action))
        .overlay(alignment: .top) { Hairline() }
        .layoutValue(key: MenuPartKey.self, value: .row)
        .preference(key: MenuMarksPreference.self, value: isChecked != nil)
    }

    private var color: Color {
        guard isEnabled else { return Color(UIColor.tertiaryLabel) }
        return role == .destructive ? Color(UIColor.systemRed) : Color(UIColor.label)
    }
}

/// A row's title at its start, with a second text below it, and its picture at its end.
private struct MenuRowParts: View {
    let parts: ItemParts

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                if let title = parts.text { title }
                if parts.texts.count > 1 {
                    parts.texts[1]
                        .font(.subheadline)
                        .foregroundStyle(Color(UIColor.secondaryLabel))
                }
            }
            Spacer(minLength: 0)
            if let image = parts.image {
                image
                    .frame(width: 24)
                    .padding(.trailing, -6)
            }
        }
    }
}

/// Shows buttons as rows of a menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role, label: configuration.label) { configuration.trigger() }
    }
}

/// Shows toggles as rows of a menu with check marks.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuToggleRow(label: configuration.label, isOn: configuration.$isOn, isMixed: configuration.isMixed)
    }
}

private struct MenuToggleRow<Label: View>: View {
    let label: Label
    let isOn: Binding<Bool>
    let isMixed: Bool
    @Environment(\.actionWrapper) private var wrapper

    var body: some View {
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        MenuRow(isChecked: isOn.wrappedValue && !isMixed, label: label, action: wrapper?.wrap(nil, toggle) ?? toggle)
    }
}

/// What menus measure, as of iOS 18.5.
enum MenuMetrics {
    static let width: CGFloat = 250
    /// The greatest width where the user has chosen a type size for accessibility.
    static let wide: CGFloat = 350
    /// Above and below the title of a row.
    static let rowPadding: CGFloat = 10.83
    static let radius: CGFloat = 13
    static let rowHeight: CGFloat = 43.67
    /// Between the menu and the window's edges, in points.
    static let margin: CGFloat = 8
    /// Between two sections.
    static let band: CGFloat = 8

    /// How far titles are from the edge: farther where some rows have marks before them.
    static func leading(hasMarks: Bool) -> CGFloat { hasMarks ? 32 : 16 }

    static func pressed(isDark: Bool) -> Color {
        isDark ? Color.white.opacity(0.1) : Color(white: 50 / 255).opacity(0.1)
    }
}

import SwiftUICore

/// Buttons side by side in one row of a menu, each as wide as the others.
package struct MenuTiles: View {
    private let content: AnyView
    private let showsTitles: Bool
    @Environment(\.pixelLength) private var pixel

    /// Creates a row of buttons.
    ///
    /// - Parameter showsTitles: whether titles stand below the icons; else only what has no icon shows its title.
    package init(content: AnyView, showsTitles: Bool) {
        self.content = content
        self.showsTitles = showsTitles
    }

    package var body: some View {
        Group(subviews: content) { subviews in
            HStack(spacing: 0) {
                ForEach(subviews) { subview in
                    subview
                        .frame(maxWidth: .infinity)
                        .overlay(alignment: .leading) {
                            if subview.id != subviews.first?.id { MenuTileEdge().frame(width: pixel) }
                        }
                }
            }
        }
        .frame(height: showsTitles ? MenuTileMetrics.tall : MenuTileMetrics.low)
        .overlay(alignment: .top) { Hairline() }
        .buttonStyle(MenuTileButtonStyle(showsTitles: showsTitles))
        .toggleStyle(MenuTileToggleStyle(showsTitles: showsTitles))
        .layoutValue(key: MenuPartKey.self, value: .row)
    }
}

/// What tiles of menus measure, in points, as of iOS 18 by eye.
private enum MenuTileMetrics {
    static let tall: CGFloat = 62.67
    static let low: CGFloat = MenuMetrics.rowHeight
}

/// The line between two tiles, in the color of the lines between rows.
private struct MenuTileEdge: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Rectangle().fill(colorScheme == .dark ? Color.white.opacity(0.15) : Color.black.opacity(0.3))
    }
}

private struct MenuTile<Label: View>: View {
    let role: ButtonRole?
    let showsTitles: Bool
    let isOn: Bool
    let label: Label
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        label
            .labelStyle(MenuTileLabelStyle(showsTitles: showsTitles))
            .font(.footnote)
            .lineLimit(...1)
            .minimumScaleFactor(0.7)
            .foregroundStyle(color)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { isOn ? MenuMetrics.pressed(isDark: colorScheme == .dark) : .clear }
            .modifier(MenuTarget(action: action))
            .accessibilityAddTraits(isOn ? .isSelected : [])
    }

    private var color: Color {
        guard isEnabled else { return Color(UIColor.tertiaryLabel) }
        return role == .destructive ? Color(UIColor.systemRed) : Color(UIColor.label)
    }
}

/// The icon above the title, or alone.
private struct MenuTileLabelStyle: LabelStyle {
    let showsTitles: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 5) {
            configuration.icon
                .font(.body)
                .imageScale(.large)
                .frame(height: 22)
            if showsTitles { configuration.title }
        }
    }
}

private struct MenuTileButtonStyle: PrimitiveButtonStyle {
    let showsTitles: Bool

    func makeBody(configuration: Configuration) -> some View {
        MenuTile(role: configuration.role, showsTitles: showsTitles, isOn: false, label: configuration.label) {
            configuration.trigger()
        }
    }
}

private struct MenuTileToggleStyle: ToggleStyle {
    let showsTitles: Bool

    func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        MenuTile(role: nil, showsTitles: showsTitles, isOn: isOn.wrappedValue, label: configuration.label) {
            isOn.wrappedValue.toggle()
        }
    }
}

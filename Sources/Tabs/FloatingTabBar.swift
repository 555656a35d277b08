import SwiftUICore

/// The bar of a tab view in a window as large as an iPad's: titles on a capsule in the middle of the top.
///
/// Its lengths and colors are those of iPadOS 18 by eye.
struct FloatingTabBar: View {
    let options: [TabChoice.Option]
    let shown: Subview.ID?
    /// What the shown tab's views want of the bar.
    let preferences: TabBarPreferences
    let choose: @MainActor (TabChoice.Option) -> Void

    init(
        options: [TabChoice.Option], shown: Subview.ID?, preferences: TabBarPreferences,
        choose: @escaping @MainActor (TabChoice.Option) -> Void
    ) {
        self.preferences = preferences
        self.options = options
        self.shown = shown
        self.choose = choose
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            capsule
            ScrollView(.horizontal) { capsule }.scrollIndicators(.hidden)
        }
        .padding(.top, 4)
        .padding(.bottom, 6)
        .transformEnvironment(\.colorScheme) { [preferences] in $0 = preferences.colorScheme ?? $0 }
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .tabBar
        }
    }

    private var capsule: some View {
        HStack(spacing: 0) {
            ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
                FloatingTab(
                    tab: BarTab(
                        item: option.item, badge: option.badge, isShown: option.id == shown,
                        position: "\(index + 1) of \(options.count)", action: { choose(option) }))
            }
        }
        .padding(3)
        .background(ground, in: Capsule())
        .overlay { Capsule().strokeBorder(Color.primary.opacity(0.06), lineWidth: 0.5) }
        .padding(.horizontal, 16)
    }

    private var ground: AnyShapeStyle {
        let look = UITabBar.appearance().look
        guard preferences.isGroundSeen(of: look) else { return AnyShapeStyle(.clear) }
        return preferences.background ?? look.style ?? AnyShapeStyle(.regularMaterial)
    }
}

/// A title of the bar, on a capsule of its own where it is the shown tab's.
private struct FloatingTab: View {
    let tab: BarTab

    var body: some View {
        HStack(spacing: 6) {
            FloatingTabTitle(item: tab.label)
                .font(.system(size: 15, weight: tab.isShown ? .semibold : .medium))
                .foregroundStyle(tab.color(usually: AnyShapeStyle(.primary)))
                .lineLimit(...1)
            if let badge = tab.badge { TabBadge(text: badge) }
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 36)
        .background { if tab.isShown { Capsule().fill(Color(uiColor: .tertiarySystemFill)) } }
        .contentShape(Capsule())
        .modifier(BarTabChoice(tab: tab))
    }
}

/// The title of what stands for a tab; its icon where that is all there is.
private struct FloatingTabTitle: View {
    let item: AnyView

    init(item: AnyView) { self.item = item }

    var body: some View {
        ItemReader(item.labelStyle(.titleAndIcon)) { parts in
            if let text = parts.text { text } else if let image = parts.image { image.imageScale(.large) }
        }
        .symbolVariant(.fill)
    }
}

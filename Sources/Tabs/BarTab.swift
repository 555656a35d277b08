import SwiftUICore

/// A tab as the bars of a tab view show it, whatever they look like.
struct BarTab {
    let item: TabItem?
    let badge: Text?
    let isShown: Bool
    /// Its place among the others, as it is read out.
    let position: String
    let action: @MainActor () -> Void

    @MainActor var label: AnyView { item?.label ?? AnyView(EmptyView()) }

    /// Its color: what the app has set for bars, else the tint where it is shown.
    ///
    /// - Parameter usual: the color of the others.
    @MainActor
    func color(usually usual: AnyShapeStyle) -> AnyShapeStyle {
        if let own = UITabBar.appearance().iconColor(isShown: isShown) { return AnyShapeStyle(own) }
        return isShown ? AnyShapeStyle(.tint) : usual
    }
}

/// Has a view chosen as a tab by touch, by key and by assistive technology.
struct BarTabChoice: ViewModifier {
    let tab: BarTab
    @Environment(\.self) private var environment

    init(tab: BarTab) { self.tab = tab }

    func body(content: Content) -> some View {
        content
            .modifier(PressModifier(fillsBounds: true, setPressed: { _ in }, trigger: tab.action))
            .modifier(
                ElementModifier(
                    role: .tab, value: value, traits: tab.isShown ? .selected : [], activate: tab.action))
    }

    private var value: String {
        tab.badge.map { "\($0.string(in: environment)), \(tab.position)" } ?? tab.position
    }
}

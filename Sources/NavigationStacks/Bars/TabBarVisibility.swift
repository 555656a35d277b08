/// What the views of a tab say about the bar of the tab view.
package struct TabBarPreferences: Equatable {
    package private(set) var visibility = Visibility.automatic
    /// What its ground is painted with; nil as usual.
    private var ground: BarBackground?
    package private(set) var backgroundVisibility = Visibility.automatic
    /// Nil as the tab view.
    package private(set) var colorScheme: ColorScheme?

    /// A bar as usual.
    package init() {}

    init(_ bars: BarPreferences) {
        visibility = bars.visibility(of: .tabBar)
        ground = bars.background(of: .tabBar)
        backgroundVisibility = bars.backgroundVisibility(of: .tabBar)
        colorScheme = bars.colorScheme(of: .tabBar)
    }

    /// What its ground is painted with; nil as usual.
    package var background: AnyShapeStyle? { ground?.style }
}

extension BarPreferences {
    /// What of it reaches beyond the stack that the screen is on: what is about the bar of the tab view around.
    var beyondStack: BarPreferences {
        var beyond = BarPreferences()
        beyond.visibilities = visibilities.filter { $0.key == .tabBar }
        beyond.backgrounds = backgrounds.filter { $0.key == .tabBar }
        beyond.backgroundVisibilities = backgroundVisibilities.filter { $0.key == .tabBar }
        beyond.colorSchemes = colorSchemes.filter { $0.key == .tabBar }
        return beyond
    }
}

extension View {
    /// Tells a closure what the views in this one want of the bar of the tab view around them.
    nonisolated package func onTabBarChange(_ action: @escaping (TabBarPreferences) -> Void) -> some View {
        onPreferenceChange(BarPreferencesKey.self) { action(TabBarPreferences($0)) }
    }
}

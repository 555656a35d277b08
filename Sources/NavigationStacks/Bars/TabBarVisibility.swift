extension View {
    /// Tells a closure whether the views in this one want the bar of the tab view around them.
    nonisolated package func onTabBarVisibilityChange(_ action: @escaping (Visibility) -> Void) -> some View {
        onPreferenceChange(BarPreferencesKey.self) { action($0.visibility(of: .tabBar)) }
    }
}

/// `accessibilityActions`: offers what buttons do, under their titles, in place of showing them.
private struct AccessibilityActionsModifier: ViewModifier {
    let buttons: [ButtonDescription]

    func body(content: Content) -> some View {
        buttons.reduce(AnyView(content)) { view, button in
            guard let title = button.title else { return view }
            return AnyView(view.accessibilityAction(named: title) { button.action() })
        }
    }
}

extension View {
    /// Offers the buttons of a closure as actions of the view, under their titles.
    ///
    /// - Parameter content: buttons with titles; whatever else is there is left out.
    @MainActor @preconcurrency
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(buttons: ViewList.buttons(of: content())))
    }
}

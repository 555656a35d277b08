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

    /// Offers the buttons of a closure as actions of the view, under their titles.
    ///
    /// - Parameters:
    ///   - category: the group that readers of Apple's show them in; browsers have no groups.
    ///   - content: buttons with titles; whatever else is there is left out.
    @MainActor @preconcurrency
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }
}

/// What group a named action belongs to.
public struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: Text?

    /// The actions that readers offer by themselves.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// What is done while a text is edited.
    public static let edit = AccessibilityActionCategory(name: Text("Edit"))

    private init(name: Text?) { self.name = name }

    /// A group with a name.
    public init(_ name: Text) { self.name = name }

    /// A group with a name.
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

    /// A group with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }

    /// By the name's type alone, as texts have no number of their own.
    public func hash(into hasher: inout Hasher) { hasher.combine(name == nil) }
}

/// A style of any type: what it makes of a configuration.
package struct ErasedStyle<Configuration> {
    package let makeBody: @MainActor (Configuration) -> AnyView
    /// Whether it is what the place has, rather than what somebody asked for.
    package var isAutomatic = false
    private let value: Any
    private let isSame: (Any) -> Bool

    /// - Parameter makeBody: gives the view that shows a configuration in the style.
    package init<Style, Content: View>(
        _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        // Styles are only used on the main actor, to which their protocols belong.
        nonisolated(unsafe) let style = style
        self.makeBody = { AnyView(makeBody(style, $0)) }
        value = style
        isSame = { ($0 as? Style).map { ViewComparison.areEqual($0, style) } ?? false }
    }

    /// - Parameter makeBody: gives the view that shows a configuration in the style. Dynamic properties of the style work in
    ///   it.
    package init<Style, Content: View>(
        evaluating style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.init(style) { StyleBody($0, $1, makeBody: makeBody) }
    }

    /// Puts the style where views below find it.
    package func modifier(at keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle>) -> EnvironmentModifier {
        EnvironmentModifier(value: value, isSame: isSame, apply: { $0[keyPath: keyPath] = self })
    }
}

/// Evaluates a style as if it were a view, so that its dynamic properties work.
package struct StyleBody<Style, Configuration, Content: View>: View, ForwardsDynamicProperties {
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    package init(
        _ style: Style, _ configuration: Configuration,
        makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.configuration = configuration
        self.makeBody = makeBody
    }

    package var body: some View { makeBody(style, configuration) }
}

/// A part of a control that a style is given to place, whatever views it is made of.
public protocol _StyledPart: View where Body == Never {
    /// The views.
    var _content: AnyView { get }
}

extension _StyledPart {
    /// Makes the nodes of the views.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        AnyView._makeNode(view._content, context)
    }

    /// Updates the views.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        AnyView._updateNode(node, view._content, transaction)
    }
}

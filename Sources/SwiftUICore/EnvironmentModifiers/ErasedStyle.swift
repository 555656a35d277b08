/// A style of any type: what it makes of a configuration.
///
/// Styles stand on each other, innermost first. What a style makes is shown in the next outer one, so that a style may
/// use the control that it is for: a bordered box puts `GroupBox(configuration)` inside its border, for example. That
/// holds for the parts of the configuration, too, as they are inside what the style makes.
package struct ErasedStyle<Configuration> {
    private let makeContent: @MainActor (Configuration) -> AnyView
    /// Whether it is what the place has, rather than what somebody asked for.
    package var isAutomatic = false
    private let value: Any
    private let isSame: (Any) -> Bool
    /// The styles around, the next first, without outer ones of their own; none where no style was asked for.
    private var outer: [ErasedStyle] = []
    /// Where the environment has styles of this kind; nil in a style that nothing put there.
    private var keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle>?

    /// - Parameter makeBody: gives the view that shows a configuration in the style.
    package init<Style, Content: View>(
        _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        // Styles are only used on the main actor, to which their protocols belong.
        nonisolated(unsafe) let style = style
        makeContent = { AnyView(makeBody(style, $0)) }
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

    /// The view that shows a configuration in the style; controls of the same kind in it have the next outer style.
    @MainActor
    package func makeBody(_ configuration: Configuration) -> AnyView {
        let content = makeContent(configuration)
        guard let keyPath, let next else { return content }
        return AnyView(content.modifier(next.replacement(at: keyPath)))
    }

    /// The style around, with those around that.
    private var next: ErasedStyle? {
        guard var next = outer.first else { return nil }
        next.outer = Array(outer.dropFirst())
        return next
    }

    /// The style with others around it.
    private func inside(
        _ style: ErasedStyle, at keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle>
    ) -> ErasedStyle {
        var (inner, around) = (self, style)
        around.outer = []
        inner.outer = [around] + style.outer
        inner.keyPath = keyPath
        return inner
    }

    /// Puts the style where views below find it.
    package func modifier(at keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle>) -> EnvironmentModifier {
        EnvironmentModifier(
            value: value, isSame: isSame,
            apply: { $0[keyPath: keyPath] = inside($0[keyPath: keyPath], at: keyPath) })
    }

    /// Puts the style, with those around it, in place of the ones that views below would find.
    private func replacement(at keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle>) -> EnvironmentModifier {
        EnvironmentModifier(
            value: self, isSame: { ($0 as? ErasedStyle)?.equals(self) ?? false }, apply: { $0[keyPath: keyPath] = self }
        )
    }

    /// Has the place show what is in it in another style, unless somebody asked for one. It stays the outermost: styles that
    /// were asked for stand on it.
    package mutating func setAutomatic(_ style: ErasedStyle) {
        var style = style
        style.isAutomatic = true
        if isAutomatic {
            self = style
        } else if let place = outer.firstIndex(where: \.isAutomatic) {
            outer.replaceSubrange(place..., with: [style])
        }
    }

    private func equals(_ other: ErasedStyle) -> Bool {
        isAutomatic == other.isAutomatic && isSame(other.value) && keyPath == other.keyPath
            && outer.elementsEqual(other.outer) { $0.equals($1) }
    }
}

/// Two styles are the same where a body could not tell them apart, whichever closures they have.
extension ErasedStyle: RuledComparison {
    /// Whether both make the same of each configuration, and the styles around them as well.
    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Self.self).pointee.equals(second.assumingMemoryBound(to: Self.self).pointee)
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

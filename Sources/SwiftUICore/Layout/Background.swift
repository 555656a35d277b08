extension View {
    /// Lays a view behind this one, offered this one's size and aligned in its frame.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Lays views behind this one, offered this one's size and aligned in its frame; they may stand out of it.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }
}

nonisolated struct _BackgroundModifier<Background: View>: LayeringModifier {
    let background: Background
    let alignment: Alignment

    var layer: SecondaryLayer<Background> {
        SecondaryLayer(secondary: background, isBackground: true, alignment: alignment)
    }
}

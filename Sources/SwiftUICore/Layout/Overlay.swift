extension View {
    /// Lays a view over this one, offered this one's size and aligned in its frame.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Lays views over this one, offered this one's size and aligned in its frame; they may stand out of it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
}

nonisolated struct _OverlayModifier<Overlay: View>: LayeringModifier {
    let overlay: Overlay
    let alignment: Alignment

    var layer: SecondaryLayer<Overlay> {
        SecondaryLayer(secondary: overlay, isBackground: false, alignment: alignment)
    }
}

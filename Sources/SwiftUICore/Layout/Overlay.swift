extension View {
    /// Lays a view over this one, offered this one's size and aligned in its frame.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryLayer(secondary: overlay, isBackground: false, alignment: alignment))
    }

    /// Lays views over this one, offered this one's size and aligned in its frame; they may stand out of it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryLayer(secondary: content(), isBackground: false, alignment: alignment))
    }
}

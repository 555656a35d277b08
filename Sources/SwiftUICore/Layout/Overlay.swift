extension View {
    /// Lays a view over this one, offered this one's size and aligned in its frame; see `overlay(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Lays views over this one, offered this one's size and aligned in its frame; they may stand out of it.
    ///
    /// The result has the size of this view, whatever the overlay's is. Several views in the closure lie over each
    /// other, the first at the back. The overlay is touched before this view where both can be touched. To let the
    /// larger view decide the size, use a `ZStack`.
    ///
    ///     RoundedRectangle(cornerRadius: 12)
    ///         .fill(.orange.gradient)
    ///         .frame(width: 120, height: 168)
    ///         .overlay(alignment: .topLeading) {
    ///             Text("Q♦")
    ///                 .padding(8)
    ///         }
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

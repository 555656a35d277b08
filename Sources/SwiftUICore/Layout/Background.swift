extension View {
    /// Lays a view behind this one, offered this one's size and aligned in its frame; see
    /// `background(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Lays views behind this one, offered this one's size and aligned in its frame; they may stand out of it.
    ///
    /// The result has the size of this view, whatever the background's is: a background never moves what is around.
    /// Several views in the closure lie over each other, the first at the back. The order of modifiers counts: a
    /// background after padding lies behind the padding, too. For a color, a gradient or a material,
    /// `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)` are shorter.
    ///
    ///     Text("Gate 12")
    ///         .padding()
    ///         .background(alignment: .bottom) {
    ///             Rectangle()
    ///                 .fill(.orange)
    ///                 .frame(height: 4)
    ///         }
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

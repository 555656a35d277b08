/// Puts a view that is made from a preference of another in front of it or behind it.
nonisolated struct PreferenceOverlay<K: PreferenceKey, Secondary: View>: ViewModifier {
    let alignment: Alignment
    let isInFront: Bool
    let make: (K.Value) -> Secondary
    /// What the views tell; nil until they were asked.
    @State private var value: K.Value?

    init(alignment: Alignment, isInFront: Bool, make: @escaping (K.Value) -> Secondary) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.make = make
    }

    @MainActor func body(content: Content) -> some View {
        // Not an `if`: that would make another view of the content.
        let read = content.modifier(_PreferenceActionModifier<K>(isCallback: false) { value = $0 })
        return
            read
            .background(alignment: alignment) { if !isInFront, let value { make(value) } }
            .overlay(alignment: alignment) { if isInFront, let value { make(value) } }
    }
}

extension View {
    /// Puts a view in front of this one, made from what the views in this one tell.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts a view in front of this one, made from what the views in this one tell.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlay<K, V>(alignment: alignment, isInFront: true, make: transform))
    }

    /// Puts a view behind this one, made from what the views in this one tell.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts a view behind this one, made from what the views in this one tell.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlay<K, V>(alignment: alignment, isInFront: false, make: transform))
    }
}

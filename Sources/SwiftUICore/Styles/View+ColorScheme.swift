extension View {
    /// Shows this view in light or dark appearance, whatever the system's is.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

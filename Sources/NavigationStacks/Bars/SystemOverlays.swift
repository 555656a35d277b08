extension View {
    /// Hides the status bar, of which there is none in a window here: its room stays with the host.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar, of which there is none in a window here: its room stays with the host.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Says whether what the system puts over every app is seen, of which there is nothing here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

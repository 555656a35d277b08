extension View {
    /// Hides the status bar of the device that the view is on, as far as its window shows one.
    ///
    /// A `DeviceFrame` does. Of several modifiers around each other the outermost counts; of views beside each other one
    /// that hides it is enough.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarIsHidden.self, value: hidden)
    }

    /// Hides the status bar of the device that the view is on, as far as its window shows one.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Says whether what the system puts over every app, the indicator at the bottom, is seen where the window shows it.
    ///
    /// A `DeviceFrame` does. `.automatic` and `.visible` leave it there.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: SystemOverlaysVisibility.self, value: visibility)
    }
}

/// What views say about the status bar, for a device around them.
package enum StatusBarIsHidden: PreferenceKey {
    package static let defaultValue = false

    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What views say about the indicator at the bottom, for a device around them.
package enum SystemOverlaysVisibility: PreferenceKey {
    package static let defaultValue = Visibility.automatic

    package static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

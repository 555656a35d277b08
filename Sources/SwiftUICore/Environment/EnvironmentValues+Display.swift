// Names under which common values are set.
private enum DisplayScaleKey {}
private enum LayoutDirectionKey {}
private enum ColorSchemeKey {}

private struct SafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

private struct KeyboardCoverKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct ElevationKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is on a surface above the window's ground, where dark appearance has brighter grounds.
    package var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }

    /// Pixels per point of the display.
    public var displayScale: CGFloat {
        get { common.values.displayScale }
        set { setCommon(DisplayScaleKey.self) { $0.displayScale = newValue } }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Which side leading is.
    public var layoutDirection: LayoutDirection {
        get { common.values.layoutDirection }
        set { setCommon(LayoutDirectionKey.self) { $0.layoutDirection = newValue } }
    }

    /// Whether the appearance is light or dark.
    ///
    /// Hosts set it for the window, and `preferredColorScheme` for the view that it is applied to. Bodies that read it
    /// run again when it changes; system colors, materials and asset catalogs follow it on their own. Setting it with
    /// `environment(_:_:)` changes the appearance of a part of a window, but not the ground behind it.
    ///
    ///     struct MapTile: View {
    ///         @Environment(\.colorScheme) private var colorScheme
    ///
    ///         var body: some View {
    ///             Image(colorScheme == .dark ? "map-night" : "map-day")
    ///         }
    ///     }
    public var colorScheme: ColorScheme {
        get { common.values.colorScheme }
        set { setCommon(ColorSchemeKey.self) { $0.colorScheme = newValue } }
    }

    /// The parts of the window that the system covers, in points.
    package var safeAreaInsets: EdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }

    /// How much of what is covered at the window's lower end a keyboard on the screen covers alone, in points.
    package var keyboardCover: CGFloat {
        get { self[KeyboardCoverKey.self] }
        set { self[KeyboardCoverKey.self] = newValue }
    }
}

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}

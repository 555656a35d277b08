/// Roughly how much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as across a phone.
    case compact
    /// Much, as on a tablet.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

/// Those of a phone held upright, unless the host says otherwise.
extension EnvironmentValues {
    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

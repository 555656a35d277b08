/// Roughly how much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as across a phone.
    case compact
    /// Much, as on a tablet.
    case regular
}

extension UserInterfaceSizeClass {
    /// From side to side in a window of a size, in points: regular where a tablet would say so, and on the largest
    /// phones on their sides.
    ///
    /// On an iPad, windows of 639 points are compact and those of 678 are regular. A phone on its side is 390 to 402
    /// points high, and 414 or more if it is one of the largest.
    package static func horizontal(in size: CGSize) -> UserInterfaceSizeClass {
        size.width >= 640 && size.height >= 410 ? .regular : .compact
    }

    /// From top to bottom in a window of a size, in points: compact in one like a phone on its side, which is 568 to 956
    /// points wide and up to 440 high.
    package static func vertical(in size: CGSize) -> UserInterfaceSizeClass {
        size.width >= 560 && size.height < 480 && size.width > size.height ? .compact : .regular
    }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

/// Hosts say those of their windows' sizes; without one they are a phone's that is held upright.
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

extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(Color(storage: .system(.red)))
    /// The system's orange.
    public static let systemOrange = UIColor(Color(storage: .system(.orange)))
    /// The system's yellow.
    public static let systemYellow = UIColor(Color(storage: .system(.yellow)))
    /// The system's green.
    public static let systemGreen = UIColor(Color(storage: .system(.green)))
    /// The system's mint.
    public static let systemMint = UIColor(Color(storage: .system(.mint)))
    /// The system's teal.
    public static let systemTeal = UIColor(Color(storage: .system(.teal)))
    /// The system's cyan.
    public static let systemCyan = UIColor(Color(storage: .system(.cyan)))
    /// The system's blue.
    public static let systemBlue = UIColor(Color(storage: .system(.blue)))
    /// The system's indigo.
    public static let systemIndigo = UIColor(Color(storage: .system(.indigo)))
    /// The system's purple.
    public static let systemPurple = UIColor(Color(storage: .system(.purple)))
    /// The system's pink.
    public static let systemPink = UIColor(Color(storage: .system(.pink)))
    /// The system's brown.
    public static let systemBrown = UIColor(Color(storage: .system(.brown)))
    /// The system's gray.
    public static let systemGray = UIColor(Color(storage: .system(.gray)))
    /// Gray number 2: higher numbers come closer to the ground.
    public static let systemGray2 = UIColor(Color(storage: .system(.gray2)))
    /// Gray number 3: higher numbers come closer to the ground.
    public static let systemGray3 = UIColor(Color(storage: .system(.gray3)))
    /// Gray number 4: higher numbers come closer to the ground.
    public static let systemGray4 = UIColor(Color(storage: .system(.gray4)))
    /// Gray number 5: higher numbers come closer to the ground.
    public static let systemGray5 = UIColor(Color(storage: .system(.gray5)))
    /// Gray number 6: higher numbers come closer to the ground.
    public static let systemGray6 = UIColor(Color(storage: .system(.gray6)))
    /// Text.
    public static let label = UIColor(Color(storage: .system(.primary)))
    /// Text that says less.
    public static let secondaryLabel = UIColor(Color(storage: .system(.secondary)))
    /// Text that says still less.
    public static let tertiaryLabel = UIColor(Color(storage: .system(.tertiaryLabel)))
    /// Text that hardly says anything.
    public static let quaternaryLabel = UIColor(Color(storage: .system(.quaternaryLabel)))
    /// Text that stands where some will be typed.
    public static let placeholderText = UIColor(Color(storage: .system(.placeholder)))
    /// Lines between rows, which let the ground through.
    public static let separator = UIColor(Color(storage: .system(.separator)))
    /// Lines between rows.
    public static let opaqueSeparator = UIColor(Color(storage: .system(.opaqueSeparator)))
    /// Text that leads elsewhere.
    public static let link = UIColor(Color(storage: .system(.link)))
    /// The ground.
    public static let systemBackground = UIColor(Color(storage: .system(.background)))
    /// Areas on the ground.
    public static let secondarySystemBackground = UIColor(Color(storage: .system(.secondaryBackground)))
    /// Areas on areas.
    public static let tertiarySystemBackground = UIColor(Color(storage: .system(.tertiaryBackground)))
    /// The ground of grouped lists.
    public static let systemGroupedBackground = UIColor(Color(storage: .system(.groupedBackground)))
    /// Rows of grouped lists.
    public static let secondarySystemGroupedBackground = UIColor(Color(storage: .system(.secondaryGroupedBackground)))
    /// Areas on rows of grouped lists.
    public static let tertiarySystemGroupedBackground = UIColor(Color(storage: .system(.tertiaryGroupedBackground)))
    /// Thin small areas, as a slider's track.
    public static let systemFill = UIColor(Color(storage: .system(.systemFill)))
    /// Middle-sized areas, as a switch's track.
    public static let secondarySystemFill = UIColor(Color(storage: .system(.secondaryFill)))
    /// Large areas, as a field.
    public static let tertiarySystemFill = UIColor(Color(storage: .system(.tertiaryFill)))
    /// Large areas with content.
    public static let quaternarySystemFill = UIColor(Color(storage: .system(.quaternaryFill)))
    /// The tint of the views around.
    public static let tintColor = UIColor(Color.accentColor)
}

extension UIColor {
    /// The same in both appearances.
    public static let black = UIColor(white: 0, alpha: 1)
    /// The same in both appearances.
    public static let white = UIColor(white: 1, alpha: 1)
    /// The same in both appearances.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// The same in both appearances.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// The same in both appearances.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// The same in both appearances.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The same in both appearances.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The same in both appearances.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The same in both appearances.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The same in both appearances.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The same in both appearances.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The same in both appearances.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The same in both appearances.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The same in both appearances.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// The same in both appearances.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The same in both appearances.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The same in both appearances.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

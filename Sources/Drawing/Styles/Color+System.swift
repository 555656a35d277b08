extension Color {
    /// The system's red, which is brighter in dark appearance.
    public static let red = Color(storage: .system(.red))
    /// The system's orange, which is brighter in dark appearance.
    public static let orange = Color(storage: .system(.orange))
    /// The system's yellow, which is brighter in dark appearance.
    public static let yellow = Color(storage: .system(.yellow))
    /// The system's green, which is brighter in dark appearance.
    public static let green = Color(storage: .system(.green))
    /// The system's mint, which is brighter in dark appearance.
    public static let mint = Color(storage: .system(.mint))
    /// The system's teal, which is brighter in dark appearance.
    public static let teal = Color(storage: .system(.teal))
    /// The system's cyan, which is brighter in dark appearance.
    public static let cyan = Color(storage: .system(.cyan))
    /// The system's blue, which is brighter in dark appearance.
    public static let blue = Color(storage: .system(.blue))
    /// The system's indigo, which is brighter in dark appearance.
    public static let indigo = Color(storage: .system(.indigo))
    /// The system's purple, which is brighter in dark appearance.
    public static let purple = Color(storage: .system(.purple))
    /// The system's pink, which is brighter in dark appearance.
    public static let pink = Color(storage: .system(.pink))
    /// The system's brown, which is brighter in dark appearance.
    public static let brown = Color(storage: .system(.brown))
    /// White.
    public static let white = Color(storage: .system(.white))
    /// The system's gray.
    public static let gray = Color(storage: .system(.gray))
    /// Black.
    public static let black = Color(storage: .system(.black))
    /// Transparent black.
    public static let clear = Color(storage: .system(.clear))
    /// The color of text: black, in dark appearance white.
    public static let primary = Color(storage: .system(.primary))
    /// The color of text that says less than other text.
    public static let secondary = Color(storage: .system(.secondary))

    /// The tint of the views around. Where none is set it is the color named "AccentColor" of the app's catalog, and
    /// blue where there is none of that name.
    public static let accentColor = Color(storage: .accent)
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .init(storage: .system(.red)) }
    /// The system's orange.
    public static var orange: Color { .init(storage: .system(.orange)) }
    /// The system's yellow.
    public static var yellow: Color { .init(storage: .system(.yellow)) }
    /// The system's green.
    public static var green: Color { .init(storage: .system(.green)) }
    /// The system's mint.
    public static var mint: Color { .init(storage: .system(.mint)) }
    /// The system's teal.
    public static var teal: Color { .init(storage: .system(.teal)) }
    /// The system's cyan.
    public static var cyan: Color { .init(storage: .system(.cyan)) }
    /// The system's blue.
    public static var blue: Color { .init(storage: .system(.blue)) }
    /// The system's indigo.
    public static var indigo: Color { .init(storage: .system(.indigo)) }
    /// The system's purple.
    public static var purple: Color { .init(storage: .system(.purple)) }
    /// The system's pink.
    public static var pink: Color { .init(storage: .system(.pink)) }
    /// The system's brown.
    public static var brown: Color { .init(storage: .system(.brown)) }
    /// White.
    public static var white: Color { .init(storage: .system(.white)) }
    /// The system's gray.
    public static var gray: Color { .init(storage: .system(.gray)) }
    /// Black.
    public static var black: Color { .init(storage: .system(.black)) }
    /// Transparent black.
    public static var clear: Color { .init(storage: .system(.clear)) }
}

extension SymbolLibrary {
    /// The own colors of a symbol: of its marks in order, but for those that erase, the last one for all that are left.
    /// Nil for a symbol that has none, and takes the foreground style.
    ///
    /// As in Apple's set, as far as pictures of it show; what is there, and in which color, is a fact.
    static func colors(of name: String) -> [SymbolRole]? {
        if let own = colored[name] { return own }
        let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        if base.hasPrefix("cloud"), let sky = skies[base] { return sky }
        return colored[base]
    }

    /// Which layer each mark of a symbol belongs to, in order, but for those that erase; the last one for all that are
    /// left. Nil for a symbol whose sketch says it itself.
    ///
    /// As Apple's set has it for the sky: what the symbol is named after comes first, what comes from it or stands behind
    /// it second.
    static func layers(of name: String) -> [SymbolRole]? {
        layered[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
    }

    private static let layered: [String: [SymbolRole]] = {
        let behind: [SymbolRole] = [.secondary, .secondary, .primary]
        var all = [
            "cloud.sun": behind, "cloud.sun.rain": behind + [.secondary], "cloud.moon": [.secondary, .primary],
            "cloud.moon.rain": [.secondary, .primary, .secondary],
        ]
        for name in [
            "cloud.rain", "cloud.drizzle", "cloud.heavyrain", "cloud.sleet", "cloud.hail", "cloud.snow", "cloud.bolt",
            "cloud.bolt.rain", "cloud.fog", "smoke", "moon.stars", "moon.zzz", "sun.max", "sun.min", "humidity",
            "thermometer.sun",
        ] {
            all[name] = [.primary, .secondary]
        }
        return all
    }()

    private static let skies: [String: [SymbolRole]] = [
        "cloud": [.white], "cloud.rain": [.white, .cyan], "cloud.drizzle": [.white, .cyan],
        "cloud.heavyrain": [.white, .cyan], "cloud.sleet": [.white, .cyan], "cloud.hail": [.white, .cyan],
        "cloud.snow": [.white], "cloud.bolt": [.white, .yellow], "cloud.bolt.rain": [.white, .yellow],
        "cloud.fog": [.white, .gray], "cloud.sun": [.yellow, .yellow, .white],
        "cloud.sun.rain": [.yellow, .yellow, .white, .cyan], "cloud.moon": [.gray, .white],
        "cloud.moon.rain": [.gray, .white, .cyan],
    ]

    private static let colored: [String: [SymbolRole]] = [
        "sun.max": [.yellow], "sun.min": [.yellow], "sun.haze": [.yellow, .gray], "sun.horizon": [.yellow, .gray],
        "sunrise": [.yellow, .gray], "sunset": [.yellow, .gray], "moon.stars.fill": [.gray, .yellow],
        "smoke": [.white, .gray], "drop.fill": [.cyan], "humidity.fill": [.cyan, .cyan], "rainbow": [.red],
        "thermometer.sun": [.red, .yellow], "tornado": [.gray], "hurricane": [.gray], "flame.fill": [.orange],
        "bolt.fill": [.yellow], "bolt.circle.fill": [.yellow], "leaf.fill": [.green], "heart.fill": [.red],
        "heart.circle.fill": [.red], "star.fill": [.yellow], "star.circle.fill": [.yellow], "bookmark.fill": [.red],
        "flag.fill": [.orange], "trophy.fill": [.yellow], "medal.fill": [.yellow], "trash": [.red],
        "trash.fill": [.red],
        "plus.circle.fill": [.green], "minus.circle.fill": [.red], "xmark.octagon.fill": [.red],
        "exclamationmark.octagon.fill": [.red], "exclamationmark.triangle.fill": [.yellow],
        "checkmark.seal.fill": [.blue], "checkmark.circle.fill": [.green], "phone.circle.fill": [.green],
        "phone.fill": [.green], "mappin.circle.fill": [.red], "record.circle": [.red], "ladybug.fill": [.red],
        "carrot.fill": [.orange], "battery.100": [.green], "questionmark.circle.fill": [.blue],
        "info.circle.fill": [.blue], "pills.fill": [.orange, .white], "cross.case.fill": [.red],
    ]
}

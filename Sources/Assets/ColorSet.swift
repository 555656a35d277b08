import Foundation

/// A named color for the light and the dark appearance.
struct ColorSet: Sendable, Hashable {
    var any: AssetColor
    var light: AssetColor?
    var dark: AssetColor?

    /// nil, with an issue, where no entry can be used.
    init?(folder: URL, contents: ColorSetContents, issues: AssetIssueLog) {
        var any: AssetColor?
        var light: AssetColor?
        var dark: AssetColor?
        for entry in (contents.colors ?? []).sorted(by: { CatalogIdiom($0.idiom) > CatalogIdiom($1.idiom) }) {
            let (applies, isDark) = entry.appearances.isDark
            guard applies, let stated = entry.color else { continue }
            let color: AssetColor
            do throws(AssetError) {
                color = try AssetColor(stated)
            } catch {
                issues.report(
                    .brokenCatalog, folder.path,
                    "\(folder.path) has a color that cannot be used: \(error.reason). State it as sRGB components.")
                continue
            }
            // The preferred idiom comes last and replaces the others.
            switch isDark {
            case nil: any = color
            case true?: dark = color
            case false?: light = color
            }
        }
        guard let fallback = any ?? light ?? dark else { return nil }
        self.any = fallback
        self.light = light
        self.dark = dark
    }

    func color(isDark: Bool) -> AssetColor { (isDark ? dark : light) ?? any }
}

extension AssetColor {
    /// Converts a catalog's color to sRGB; what lies outside is clamped.
    init(_ stated: ColorSetContents.Color) throws(AssetError) {
        if let reference = stated.reference {
            throw AssetError("it refers to the system's color \"\(reference)\", which only Apple's systems have")
        }
        guard let components = stated.components else { throw AssetError("it has no components") }
        let alpha = try Self.alpha(components["alpha"])
        if let white = components["white"] {
            let value = try Self.value(white, "white")
            self = AssetColor(red: value, green: value, blue: value, alpha: alpha).clamped
            return
        }
        guard let red = components["red"], let green = components["green"], let blue = components["blue"] else {
            throw AssetError("it has neither red, green and blue nor white")
        }
        let color = AssetColor(
            red: try Self.value(red, "red"), green: try Self.value(green, "green"),
            blue: try Self.value(blue, "blue"), alpha: alpha)
        switch stated.colorSpace ?? "srgb" {
        case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": self = color.clamped
        case "display-p3": self = color.fromDisplayP3.clamped
        case "extended-linear-srgb", "linear-srgb": self = color.mapped(Self.encoded).clamped
        case let other: throw AssetError("its color space \"\(other)\" is not known")
        }
    }

    /// A text with a point is 0...1, one with 0x is hexadecimal 0...FF, one without either is 0...255.
    private static func value(_ component: ColorSetContents.Component, _ name: String) throws(AssetError) -> Double {
        let value: Double?
        switch component {
        case .number(let number): value = number <= 1 ? number : number / 255
        case .text(let text) where text.lowercased().hasPrefix("0x"):
            value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        case .text(let text) where text.contains("."): value = Double(text)
        case .text(let text): value = Int(text).map { Double($0) / 255 }
        }
        guard let value, value.isFinite else { throw AssetError("its component \"\(name)\" is not a number") }
        return value
    }

    /// Alpha is written 0...1 in every style; "1" without a point is opaque, not 1/255.
    private static func alpha(_ component: ColorSetContents.Component?) throws(AssetError) -> Double {
        guard let component else { return 1 }
        if case .text("1") = component { return 1 }
        return try value(component, "alpha")
    }

    private func mapped(_ change: (Double) -> Double) -> AssetColor {
        AssetColor(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
    }

    private var clamped: AssetColor {
        func clamp(_ value: Double) -> Double { min(1, max(0, value)) }
        return AssetColor(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }

    /// Display P3 has sRGB's transfer curve and white point; the matrix is P3 to XYZ to linear sRGB
    /// (CSS Color Module Level 4, sample code for color conversions).
    private var fromDisplayP3: AssetColor {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return AssetColor(
            red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            green: Self.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            blue: Self.encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
            alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}

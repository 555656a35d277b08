import Foundation
import RiffleHosting

/// What a page shows of a program that somebody works on, and how, as its address says: `/?preview=Badge&scheme=dark`.
package struct LivePlace: Hashable, Sendable {
    /// The preview by its id; nil for the program's window.
    package var preview: String?
    /// What the page's display says otherwise.
    package var isDark: Bool?
    package var increasesContrast: Bool?
    package var reducesMotion: Bool?
    package var textSize: DynamicTypeSize?
    package var direction: LayoutDirection?
    /// As BCP 47 writes it, such as `de-AT`.
    package var language: String?
    /// What the device covers at the edges, in points: top, leading, bottom, trailing.
    package var insets: EdgeInsets?

    package init() {}

    /// Words that are none of ours are left.
    ///
    /// - Parameter uri: an address with a query.
    package init(uri: String) {
        for (name, value) in RequestTarget(uri).query {
            guard let value = value.replacingOccurrences(of: "+", with: " ").removingPercentEncoding, value.count < 200
            else { continue }
            take(name, value)
        }
    }

    private mutating func take(_ name: String, _ value: String) {
        switch name {
        case "preview": preview = value
        case "scheme": isDark = ["dark": true, "light": false][value]
        case "contrast": increasesContrast = ["more": true, "usual": false][value]
        case "motion": reducesMotion = ["less": true, "usual": false][value]
        case "text": textSize = Self.sizes[value]
        case "direction": direction = ["rtl": .rightToLeft, "ltr": .leftToRight][value]
        case "locale": language = value
        case "insets":
            let sides = value.split(separator: " ").compactMap { Double($0) }
            guard sides.count == 4, sides.allSatisfy({ (0...500).contains($0) }) else { return }
            insets = EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        default: break
        }
    }

    private static let sizes: [String: DynamicTypeSize] = [
        "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
        "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "accessibility1": .accessibility1,
        "accessibility2": .accessibility2, "accessibility3": .accessibility3, "accessibility4": .accessibility4,
        "accessibility5": .accessibility5,
    ]

    /// A page's traits as this place has them.
    func applied(to traits: PageTraits) -> PageTraits {
        var traits = traits
        traits.live = self
        if let isDark { traits.isDark = isDark }
        if let increasesContrast { traits.increasesContrast = increasesContrast }
        if let reducesMotion { traits.reducesMotion = reducesMotion }
        if let insets {
            // An on-screen keyboard covers more than the device does.
            let bottom = max(insets.bottom, traits.safeAreaInsets.bottom)
            traits.safeAreaInsets = insets
            traits.safeAreaInsets.bottom = bottom
        }
        if let language {
            let region = traits.region
            traits.region = UserRegion(
                languages: [language.replacingOccurrences(of: "_", with: "-")] + region.languages,
                timeZone: region.timeZone, hourCycle: "", firstWeekday: 0, calendar: "", digits: "")
        }
        return traits
    }

    /// What traits cannot say.
    func apply(to values: inout EnvironmentValues) {
        if let textSize { values.dynamicTypeSize = textSize }
        if let direction { values.layoutDirection = direction }
    }
}

import Foundation

/// The font families text is set in, where they are installed, and which package installs them.
package struct FontCatalog: Sendable {
    /// A family and its Debian package.
    package struct Family: Hashable, Sendable {
        package var name: String
        package var package: String

        package init(name: String, package: String) {
            self.name = name
            self.package = package
        }
    }

    /// Directories that hold fonts; missing ones are passed over. Nothing else on the machine is looked at.
    package var directories: [String]

    package init(directories: [String] = FontCatalog.systemDirectories) {
        self.directories = directories
    }

    /// Where Debian and Ubuntu put the files of our packages.
    package static let systemDirectories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/quicksand",
        "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/opentype/noto",
    ]

    /// The families that have to be there.
    package static let required = [
        Family(name: "Inter", package: "fonts-inter"),
        Family(name: "Quicksand", package: "fonts-quicksand"),
        Family(name: "JetBrains Mono", package: "fonts-jetbrains-mono"),
        Family(name: "Noto Serif", package: "fonts-noto-core"),
        Family(name: "Noto Sans CJK SC", package: "fonts-noto-cjk"),
        Family(name: "Noto Color Emoji", package: "fonts-noto-color-emoji"),
    ]

    /// Families for characters that a design's own has not, in this order; then whatever the directories hold.
    ///
    /// The emoji family is not among them. Pango asks for it where the text wants an emoji; named here, it is taken for
    /// digits, `#` and `*` before any other, as it has these for keycaps.
    static let fallbacks = [
        "Inter", "Noto Sans", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai",
        "Noto Sans Devanagari", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    ]

    static let emoji = "Noto Color Emoji"

    /// The family that stands for a design of the iOS system font.
    static func family(for design: TextStyle.Design) -> String {
        switch design {
        case .default, .custom: return "Inter"
        case .rounded: return "Quicksand"
        case .serif: return "Noto Serif"
        case .monospaced: return "JetBrains Mono"
        }
    }

    /// The name of the family that a design is set in: its own where it names one.
    package static func familyName(of design: TextStyle.Design) -> String {
        if case .custom(let name) = design { return name }
        return family(for: design)
    }
}

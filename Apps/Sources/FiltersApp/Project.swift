import SwiftUI

/// A design project.
struct Project: Identifiable, Equatable {
    /// The colors that dominate its picture.
    enum Hue: String, CaseIterable {
        case blue, purple, pink, orange, green, black, beige

        /// In English, by which it is chosen.
        var name: String { rawValue.capitalized }

        var localizedName: String { String(localized: String.LocalizationValue(name)) }

        /// The color of its dot, which is visible on light and dark backgrounds.
        var color: Color {
            switch self {
            case .blue: .blue
            case .purple: .purple
            case .pink: .pink
            case .orange: .orange
            case .green: .green
            case .black: Color(red: 0.11, green: 0.12, blue: 0.16)
            case .beige: Color(red: 0.89, green: 0.83, blue: 0.73)
            }
        }
    }

    /// The name of the picture in the catalog.
    let id: String
    let title: String
    let tags: [String]
    let hues: [Hue]

    /// The kinds of work in the user's language; those that the user has added are as they were written.
    var localizedTags: [String] { tags.map { String(localized: String.LocalizationValue($0)) } }

    /// The accessibility label.
    var summary: String {
        ([title] + localizedTags + hues.map(\.localizedName)).joined(separator: String(localized: ", "))
    }
}

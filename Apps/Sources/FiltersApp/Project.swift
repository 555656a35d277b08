import SwiftUI

/// A design project.
struct Project: Identifiable, Equatable {
    /// The colors that dominate its picture.
    enum Hue: String, CaseIterable {
        case blue, purple, pink, orange, green, black, beige

        var name: String { rawValue.capitalized }

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

    /// The accessibility label.
    var summary: String {
        "\(title), \(tags.joined(separator: ", ")), \(hues.map(\.name).joined(separator: ", "))"
    }
}

import SwiftUI

/// A design to look at.
struct Project: Identifiable, Equatable {
    /// What its picture is mostly made of.
    enum Hue: String, CaseIterable {
        case blue, purple, pink, orange, green, black, beige

        var name: String { rawValue.capitalized }

        /// A dot of it, on light grounds and dark ones.
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

    /// Names the picture in the catalog.
    let id: String
    let title: String
    let tags: [String]
    let hues: [Hue]

    /// What assistive technology says of it.
    var summary: String {
        "\(title), \(tags.joined(separator: ", ")), \(hues.map(\.name).joined(separator: ", "))"
    }
}

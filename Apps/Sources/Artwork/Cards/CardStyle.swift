import SwiftUI

/// The colors and the pattern of a card's artwork.
struct CardStyle {
    enum Pattern { case rings, waves, rays, facets, dots }

    let name: String
    let colors: [Color]
    let accent: Color
    let pattern: Pattern
    let wordmark: String

    static let all = [
        CardStyle(
            name: "visa", colors: [hex(0x1A2A80), hex(0x3B5BDB), hex(0x4C8DFF)], accent: hex(0x9CC2FF),
            pattern: .waves, wordmark: "VISA"),
        CardStyle(
            name: "mastercard", colors: [hex(0x1C1B22), hex(0x34323F), hex(0x4B4758)], accent: hex(0xFF8A3D),
            pattern: .rings, wordmark: "mastercard"),
        CardStyle(
            name: "amex", colors: [hex(0x0E5A54), hex(0x1F8A7A), hex(0x59C3A6)], accent: hex(0xC9F2E3),
            pattern: .facets, wordmark: "AMEX"),
        CardStyle(
            name: "chase", colors: [hex(0x3A1C71), hex(0x8E3B8F), hex(0xD76D77)], accent: hex(0xFFC3A0),
            pattern: .rays, wordmark: "CHASE"),
        CardStyle(
            name: "discover", colors: [hex(0xB3401F), hex(0xE8772E), hex(0xFFB457)], accent: hex(0xFFE3B8),
            pattern: .dots, wordmark: "DISCOVER"),
    ]

    private static func hex(_ value: Int) -> Color {
        Color(
            red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
            blue: Double(value & 255) / 255)
    }
}

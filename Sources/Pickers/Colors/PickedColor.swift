import Foundation
import SwiftUICore

/// A color as its picker changes it: red, green, blue and opacity from 0 to 1.
struct PickedColor: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// What a color is in an environment.
    init(_ color: Color, in environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment)
        self.init(
            red: Self.unit(resolved.red), green: Self.unit(resolved.green), blue: Self.unit(resolved.blue),
            opacity: Self.unit(resolved.opacity))
    }

    /// A color by hue and brightness, as in the grid.
    init(hue: Double, saturation: Double, brightness: Double) {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1))
    }

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

    /// Six digits, two for each of red, green and blue, as people write colors.
    var code: String {
        "#"
            + [red, green, blue].map { part in
                let text = String(Int(clamping: (part * 255).rounded()), radix: 16, uppercase: true)
                return text.count < 2 ? "0" + text : text
            }.joined()
    }

    /// The colors of the grid, row by row: grays, then twelve hues from dark over full to light.
    static let grid: [[PickedColor]] = {
        let hues = [197, 217, 253, 287, 338, 5, 20, 40, 47, 56, 70, 95].map { Double($0) / 360 }
        let grays = hues.indices.map { 1 - Double($0) / Double(hues.count - 1) }
            .map { PickedColor(red: $0, green: $0, blue: $0) }
        let dark = [0.3, 0.44, 0.6, 0.78].map { (saturation: 1.0, brightness: $0) }
        let light = [1, 0.78, 0.58, 0.38, 0.18].map { (saturation: $0, brightness: 1.0) }
        return [grays]
            + (dark + light).map { row in
                hues.map { PickedColor(hue: $0, saturation: row.saturation, brightness: row.brightness) }
            }
    }()

    private static func unit(_ value: Float) -> Double { min(max(Double(value), 0), 1) }
}

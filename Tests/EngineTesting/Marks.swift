import RiffleLayers
import SwiftUICore

extension Fixture {
    /// The layer of a name; the last one painted where several have it.
    package func layer(_ name: String) -> Layer? {
        var found: Layer?
        layers.visit(.root) { if $0.name == name { found = $0 } }
        return found
    }

    /// The effects, from the root down, of all layers that have any.
    package var effects: [LayerEffect] {
        var effects: [LayerEffect] = []
        layers.visit(.root) { effects += $0.effects }
        return effects
    }

    /// The color that fills the layer of a name, if its first mark is a fill with one color.
    package func fillColor(_ name: String) -> ResolvedColor? {
        guard case .fill(_, .color(let color), _)? = layer(name)?.contents.first else { return nil }
        return color
    }
}

extension Fixture {
    /// Puts a finger down and lifts it, at the time of the last frame.
    package func tap(_ x: CGFloat, _ y: CGFloat) {
        pointer(.began, x, y, at: graph.now)
        pointer(.ended, x, y, at: graph.now)
        frame()
    }
}

extension EnvironmentValues {
    /// The defaults in dark appearance.
    package static var dark: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        return environment
    }
}

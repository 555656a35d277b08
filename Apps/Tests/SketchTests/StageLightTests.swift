import SwiftUI
import SwiftUITesting
import Testing

// Light on a stage, which views take from what is around them.

private struct Light: Equatable {
    var name = "day"
    var color = Color.white
    var spread = 12.0
}

private enum LightKey: EnvironmentKey {
    static let defaultValue = Light()
}

extension EnvironmentValues {
    fileprivate var light: Light {
        get { self[LightKey.self] }
        set { self[LightKey.self] = newValue }
    }
}

extension View {
    fileprivate func lit(_ name: String, _ color: Color) -> some View {
        environment(\.light, Light(name: name, color: color))
    }
}

private struct Actor: View {
    let role: String
    @Environment(\.colorScheme) private var scheme
    @Environment(\.light) private var light

    var body: some View {
        Text("\(role) in \(light.name), \(scheme == .light ? "bright" : "dim")")
            .padding(light.spread)
            .background(light.color, in: Ellipse())
    }
}

private struct Stage: View {
    @State private var act = 1
    @State private var isNight = false

    var body: some View {
        VStack {
            Actor(role: "Queen")
            Actor(role: "Ghost").lit("moon", .blue).environment(\.colorScheme, .dark)
            Actor(role: "Fool").transformEnvironment(\.light) { $0.name = "half " + $0.name }
            Button("Act") { act += 1 }
            Button("Night") { isNight.toggle() }
        }
        .preferredColorScheme(isNight ? .dark : .none)
        .lit(act == 1 ? "sun" : "fire", act == 1 ? .yellow : .red)
    }
}

@MainActor
struct StageLightTests {
    private let tester = ViewTester(Stage())

    @Test("views read the value nearest to them, and follow it")
    func follows() async throws {
        for text in ["Queen in sun, bright", "Ghost in moon, dim", "Fool in half sun, bright"] {
            _ = try tester.find(.text(text))
        }
        await tester.tap(try tester.find(.role(.button, "Act")))
        for text in ["Queen in fire, bright", "Ghost in moon, dim", "Fool in half fire, bright"] {
            _ = try tester.find(.text(text))
        }
        _ = try ViewTester(Actor(role: "Fool")).find(.text("Fool in day, bright"))
    }

    @Test("a color scheme asked for inside reaches the whole window, until it is no longer asked for")
    func night() async throws {
        for brightness in ["dim", "bright"] {
            await tester.tap(try tester.find(.role(.button, "Night")))
            await tester.pump()
            _ = try tester.find(.text("Queen in sun, \(brightness)"))
        }
    }
}

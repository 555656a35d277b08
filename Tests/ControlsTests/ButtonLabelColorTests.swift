import RiffleControls
import SwiftUITesting
import Testing

/// The colors of labels on the grounds of buttons.
@MainActor
struct ButtonLabelColorTests {
    /// The colors of a button's middle, where its label is a square, and of its ground beside that.
    private func colors<V: View>(_ view: V) async throws -> (label: Color.Resolved, ground: Color.Resolved) {
        let tester = ViewTester(view, size: CGSize(width: 100, height: 60), scale: 1)
        await tester.pump()
        let picture = try tester.snapshot()
        func color(_ x: Int) -> Color.Resolved {
            let pixel = picture[x, 30]
            return Color.Resolved(
                colorSpace: .sRGB, red: Float(pixel.r) / 255, green: Float(pixel.g) / 255, blue: Float(pixel.b) / 255)
        }
        return (color(50), color(36))
    }

    private func button() -> some View {
        Button {
        } label: {
            Rectangle().frame(width: 20, height: 20)
        }
    }

    private func isNear(_ first: Color.Resolved, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
        max(abs(first.red - red), abs(first.green - green), abs(first.blue - blue)) < 0.02
    }

    @Test("the style that is set around a bordered button colors its label, and leaves the ground its tint")
    func around() async throws {
        let prominent = button().buttonStyle(.borderedProminent).tint(Color(red: 1, green: 1, blue: 0))
        let plain = try await colors(prominent)
        #expect(isNear(plain.label, 1, 1, 1) && isNear(plain.ground, 1, 1, 0))
        let black = try await colors(prominent.foregroundStyle(.black))
        #expect(isNear(black.label, 0, 0, 0) && isNear(black.ground, 1, 1, 0))
        let colored = try await colors(prominent.foregroundColor(Color(red: 0, green: 0, blue: 1)))
        #expect(isNear(colored.label, 0, 0, 1) && isNear(colored.ground, 1, 1, 0))
        let bordered = button().buttonStyle(.bordered).tint(Color(red: 0, green: 1, blue: 0))
        #expect(isNear(try await colors(bordered).label, 0, 1, 0))
        #expect(isNear(try await colors(bordered.foregroundStyle(.black)).label, 0, 0, 0))
    }

    @Test("so it does with the label of a toggle that is a button")
    func toggle() async throws {
        let toggle = Toggle(isOn: .constant(true)) { Rectangle().frame(width: 20, height: 20) }
            .toggleStyle(.button).tint(Color(red: 1, green: 1, blue: 0))
        #expect(isNear(try await colors(toggle).label, 1, 1, 1))
        let black = try await colors(toggle.foregroundStyle(.black))
        #expect(isNear(black.label, 0, 0, 0) && isNear(black.ground, 1, 1, 0))
    }
}

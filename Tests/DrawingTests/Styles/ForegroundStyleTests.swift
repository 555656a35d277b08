import Facts
import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ForegroundStyleTests {
    private func color(_ view: some View, isDark: Bool = false) -> String? {
        let fixture = Fixture(view.environment(\.colorScheme, isDark ? .dark : .light))
        fixture.frame()
        return fixture.fillColor("Rectangle")?.description
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("levels of the default foreground are the label colors", .fact("color.labels"))
    func labels() {
        #expect(color(Rectangle()) == "#000000")
        #expect(color(Rectangle(), isDark: true) == "#FFFFFF")
        #expect(color(Rectangle().fill(.secondary)) == "#3C3C43@60%")
        #expect(color(Rectangle().fill(.tertiary)) == "#3C3C43@30%")
        #expect(color(Rectangle().fill(.quaternary)) == "#3C3C43@18%")
        #expect(color(Rectangle().fill(.quinary)) == "#3C3C43@7%")
        #expect(color(Rectangle().foregroundStyle(.secondary), isDark: true) == "#EBEBF5@60%")
    }

    @Test("levels of a foreground that was set are parts of its alpha")
    func custom() {
        #expect(color(Rectangle().foregroundStyle(red)) == "#FF0000")
        #expect(color(Rectangle().fill(.secondary).foregroundStyle(red)) == "#FF0000@50%")
        #expect(color(Rectangle().fill(.tertiary).foregroundStyle(red)) == "#FF0000@25%")
        #expect(color(Rectangle().fill(red.secondary)) == "#FF0000@50%")
        #expect(color(Rectangle().foregroundColor(red)) == "#FF0000")
        #expect(color(Rectangle().foregroundColor(nil).foregroundColor(red)) == "#000000")
    }

    @Test("secondary inside secondary is tertiary")
    func nested() {
        #expect(color(Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)) == "#3C3C43@30%")
        #expect(
            color(Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary).foregroundStyle(red))
                == "#FF0000@25%")
        #expect(color(Rectangle().foregroundStyle(.foreground).foregroundStyle(red)) == "#FF0000")
    }

    @Test("two and three styles give the levels, the rest step back from the last")
    func levels() {
        let two = Rectangle().fill(.secondary).foregroundStyle(red, blue)
        #expect(color(two) == "#0000FF")
        #expect(color(Rectangle().fill(.tertiary).foregroundStyle(red, blue)) == "#0000FF@50%")
        #expect(color(Rectangle().fill(.tertiary).foregroundStyle(red, blue, .white)) == "#FFFFFF")
    }

    @Test("opacity of a style multiplies, whatever it resolves to")
    func opacity() {
        #expect(color(Rectangle().fill(.secondary.opacity(0.5))) == "#3C3C43@30%")
        #expect(color(Rectangle().fill(.tint.opacity(0.5))) == "#0088FF@50%")
    }

    @Test("the paint for text comes with its rectangle")
    func paint() {
        var environment = EnvironmentValues()
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(environment.foregroundPaint(in: rect) == .color(.black))
        let gradient = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
        environment.foregroundStyles = ForegroundStyles([AnyShapeStyle(gradient)], inside: nil)
        guard case .linearGradient(let stops, let from, let to) = environment.foregroundPaint(in: rect) else {
            Issue.record("expected a linear gradient")
            return
        }
        #expect(from == CGPoint(x: 5, y: 0))
        #expect(to == CGPoint(x: 5, y: 20))
        #expect(stops.stops.first?.color == ResolvedColor(red: 1, green: 0, blue: 0))
    }
}

import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ShapeStyleTests {
    private func color(_ view: some View) -> String? {
        let fixture = Fixture(view)
        fixture.frame()
        return fixture.fillColor("Rectangle")?.description
    }

    private struct Alarm: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white.opacity(0.5) : Color.black.opacity(0.5)
        }
    }

    @Test("a style of an app resolves by the environment")
    func custom() {
        #expect(color(Rectangle().fill(Alarm())) == "#000000@50%")
        #expect(color(Rectangle().fill(Alarm()).colorScheme(.dark)) == "#FFFFFF@50%")
        #expect(color(Rectangle().foregroundStyle(Alarm().secondary)) == "#000000@25%")
    }

    @Test("the tint is what was set, the accent color where nothing was")
    func tint() {
        #expect(color(Rectangle().fill(.tint)) == "#0088FF")
        #expect(color(Rectangle().fill(.tint).tint(.green)) == "#34C759")
        #expect(color(Rectangle().fill(Color.accentColor).tint(.green)) == "#34C759")
        #expect(color(Rectangle().fill(.tint).accentColor(.green)) == "#34C759")
        #expect(color(Rectangle().fill(.tint).tint(nil).tint(.green)) == "#0088FF")
        #expect(color(Rectangle().fill(.selection).tint(.green)) == "#34C759")
    }

    @Test("styles that refer to themselves end at the system's")
    func circular() {
        #expect(color(Rectangle().fill(.tint).tint(.tint)) == "#0088FF")
        #expect(color(Rectangle().fill(.tint).tint(Color.accentColor)) == "#0088FF")
        #expect(color(Rectangle().fill(.background).backgroundStyle(.background)) == "#FFFFFF")
    }

    @Test("background, separator, fill, placeholder and link have the system's colors")
    func semantic() {
        #expect(color(Rectangle().fill(.background)) == "#FFFFFF")
        #expect(color(Rectangle().fill(.background).backgroundStyle(.red)) == "#FF383C")
        #expect(color(Rectangle().fill(.background).colorScheme(.dark)) == "#000000")
        #expect(color(Rectangle().fill(.background.secondary)) == "#F2F2F7")
        #expect(color(Rectangle().fill(.background.secondary).colorScheme(.dark)) == "#1C1C1E")
        #expect(color(Rectangle().fill(.background.tertiary)) == "#FFFFFF")
        #expect(color(Rectangle().fill(.background.tertiary).colorScheme(.dark)) == "#2C2C2E")
        #expect(color(Rectangle().fill(.background.secondary).backgroundStyle(.red)) == "#FF383C@50%")
        #expect(color(Rectangle().fill(.separator)) == "#3C3C43@29%")
        #expect(color(Rectangle().fill(.fill)) == "#787880@20%")
        #expect(color(Rectangle().fill(.placeholder)) == "#3C3C43@30%")
        #expect(color(Rectangle().fill(.link)) == "#0088FF")
    }

    @Test("hidden styles compare by what they hide")
    func erased() {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(Color.red))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(AnyShapeStyle(.red)) == AnyShapeStyle(.red))
        #expect(AnyShapeStyle(.secondary) != AnyShapeStyle(.red))
        #expect(AnyShapeStyle(.secondary) == AnyShapeStyle(.secondary))
        #expect(color(Rectangle().fill(AnyShapeStyle(.red))) == "#FF383C")
    }
}

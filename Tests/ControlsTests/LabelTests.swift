import RiffleControls
import Facts
import Testing

@MainActor
struct LabelTests {
    private struct Icon: View {
        let height: CGFloat
        var body: some View { Color.black.frame(width: 24, height: height) }
    }

    private func label(_ height: CGFloat = 12) -> some View {
        Label(title: { Text("Title").font(.system(size: 13)) }, icon: { Icon(height: height) })
            .font(.system(size: 13))
    }

    @Test(
        "The icon stands 8 points before the title, its middle half a capital letter over the baseline",
        .fact("label.parts"))
    func titleAndIcon() {
        let stage = TextStage(label())
        let icon = stage.frames(named: "Color")[0]
        #expect(stage.textFrame.minX - icon.maxX == 8)
        // Recorded on Apple's runtime at 13 points: 2.42 below the top of a 16 point high title, whose baseline is at 13.
        #expect(abs(icon.minY - stage.textFrame.minY - 2.42) < 0.6)
        #expect(abs(icon.midY - (stage.textFrame.minY + 12.5 - 4.58)) < 0.01)
    }

    @Test("Styles show either part or both")
    func styles() {
        func parts(_ view: some View) -> [Int] {
            let stage = TextStage(view)
            return [stage.frames(named: "Text").count, stage.frames(named: "Color").count]
        }
        #expect(parts(label().labelStyle(.titleOnly)) == [1, 0])
        #expect(parts(label().labelStyle(.iconOnly)) == [0, 1])
        #expect(parts(label().labelStyle(.titleAndIcon)) == [1, 1])
        #expect(parts(label().labelStyle(.automatic)) == [1, 1])
        #expect(parts(Group { label().labelStyle(.titleOnly) }.labelStyle(.iconOnly)) == [1, 0])
    }

    private func spoken(_ view: some View) -> [String] {
        let stage = TextStage(view)
        return stage.graph.elements.tree.elements.map { "\($0.role) \($0.label)" }
    }

    private struct IconBelow: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private struct OwnIcon: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.icon.padding() }
    }

    @Test("A label is read out by its title alone, whatever of it is shown")
    func readOut() {
        let label = Label("Next", systemImage: "arrow.right")
        #expect(spoken(label) == ["text Next"])
        #expect(spoken(label.labelStyle(.titleOnly)) == ["text Next"])
        #expect(spoken(label.labelStyle(.iconOnly)) == ["image Next"])
        #expect(spoken(label.labelStyle(IconBelow())) == ["text Next"])
        #expect(spoken(label.labelStyle(OwnIcon())) == ["image Next"])
        let views = Label {
            Text("One").padding()
        } icon: {
            Image(systemName: "star")
        }
        #expect(spoken(views) == ["text One"])
        #expect(spoken(views.labelStyle(.iconOnly)) == ["image One"])
        // Only the body of the title would tell what it says.
        let own = Label(title: { Icon(height: 1) }, icon: { Image(systemName: "star") })
        #expect(spoken(own.labelStyle(.iconOnly)) == ["image star"])
    }

    @Test("Controls with symbols are named by their titles")
    func controls() {
        #expect(spoken(Button("Next", systemImage: "arrow.right") {}) == ["button Next"])
        #expect(spoken(Button("Next", systemImage: "arrow.right") {}.labelStyle(.iconOnly)) == ["button Next"])
        #expect(spoken(Toggle("Stars", systemImage: "star", isOn: .constant(true))) == ["toggle Stars"])
        #expect(
            spoken(
                HStack {
                    Image(decorative: "a"); Image(systemName: "star")
                }) == ["image star"])
    }

    @Test("An app's own style arranges the parts")
    func ownStyle() {
        struct Stacked: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 3) {
                    configuration.icon
                    configuration.title
                }
            }
        }
        let stage = TextStage(label().labelStyle(Stacked()))
        #expect(stage.textFrame.minY - stage.frames(named: "Color")[0].maxY == 3)
    }

    @Test("Labels are written with literals and strings, symbols and pictures")
    func forms() {
        let string = "Hearts"
        let stage = TextStage(
            VStack {
                Label("Hearts", systemImage: "heart")
                Label(string, systemImage: "heart.fill")
            })
        #expect(stage.frames(named: "Text").count == 2)
        #expect(stage.frames(named: "Image").count == 2)
        #expect(stage.graph.issues.isEmpty)
    }
}

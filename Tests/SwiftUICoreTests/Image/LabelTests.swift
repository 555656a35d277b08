import SwiftUICore
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

    @Test("The icon stands 8 points before the title, its middle half a capital letter over the baseline")
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

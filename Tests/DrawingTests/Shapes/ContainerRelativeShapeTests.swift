import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ContainerRelativeShapeTests {
    private func fillPath(_ view: some View) -> Path? {
        let stage = TextStage(view)
        guard case .fill(let path, _, _)? = stage.layers(named: "ContainerRelativeShape").first?.contents.first else {
            return nil
        }
        return path
    }

    @Test("corners follow the container's at their distance from it")
    func follows() {
        let view = ContainerRelativeShape().fill(.red).padding(8).frame(width: 100, height: 60)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        let expected = RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 84, height: 44))
        #expect(fillPath(view)?.description == expected.description)
    }

    @Test("without a container it is a rectangle, and a clip knows the container too")
    func others() throws {
        let alone = fillPath(ContainerRelativeShape().frame(width: 10, height: 10))
        #expect(alone == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let clipped = Color.red.clipShape(.containerRelative).padding(10).frame(width: 100, height: 100)
            .containerShape(Circle())
        let layer = try #require(TextStage(clipped).layers(named: "clip").first)
        guard case .path(let path, _)? = layer.clip else {
            Issue.record("Nothing is clipped")
            return
        }
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 40, y: 2)))
    }

    /// A container of another shape and height after a change, with views in it that stay where they are.
    private struct Card: View {
        let probe: Probe<(radius: CGFloat, height: CGFloat)>
        @State private var numbers: (radius: CGFloat, height: CGFloat) = (20, 60)

        var body: some View {
            let _ = probe.write = { numbers = $0 }
            VStack(spacing: 0) {
                Group {
                    ContainerRelativeShape().fill(.red)
                    Color.red.clipShape(.containerRelative)
                    ConcentricRectangle().fill(.red)
                }
                .frame(width: 100, height: 20)
                Spacer(minLength: 0)
            }
            .frame(height: numbers.height)
            .containerShape(RoundedRectangle(cornerRadius: numbers.radius))
            .frame(height: 200, alignment: .top)
        }
    }

    /// What is painted, or cut out, in the layers of each name.
    private func outlines(_ stage: TextStage) -> [String] {
        var outlines: [String] = []
        for name in ["ContainerRelativeShape", "clip", "ConcentricRectangle"] {
            for layer in stage.layers(named: name) {
                if case .path(let path, _)? = layer.clip { outlines.append(path.description) }
                if case .fill(let path, _, _)? = layer.contents.first { outlines.append(path.description) }
            }
        }
        return outlines
    }

    @Test("shapes follow a container whose shape, or frame, is another")
    func changes() {
        let probe = Probe<(radius: CGFloat, height: CGFloat)>((20, 60))
        let stage = TextStage(Card(probe: probe))
        let before = outlines(stage)
        #expect(before.count == 3)
        probe.write?((8, 60))
        stage.frame(at: 1)
        let sharper = outlines(stage)
        #expect(zip(before, sharper).allSatisfy { $0 != $1 })
        probe.write?((20, 60))
        stage.frame(at: 2)
        #expect(outlines(stage) == before)
        // The lower corners of the last are those of the container only as long as it stands at its lower end.
        probe.write?((20, 90))
        stage.frame(at: 3)
        #expect(outlines(stage)[2] != before[2])
        probe.write?((20, 60))
        stage.frame(at: 4)
        #expect(outlines(stage) == before)
        #expect(stage.frame(at: 5).layersRepainted == 0)
    }
}

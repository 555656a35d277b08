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
}

import RiffleLayers
import Testing

@testable import RiffleCanvases

/// What recording a drawing costs.
struct CanvasRecorderTests {
    @Test("A mark costs no copy of the marks before it")
    func marks() {
        let recorder = CanvasRecorder(size: CGSize(width: 10, height: 10), symbols: [:])
        let mark = DrawCommand.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
        var moves = 0
        var place: UnsafePointer<DrawCommand>?
        for _ in 0..<8_000 {
            recorder.mark([mark], GraphicsContext.State())
            let now = recorder.openMarks.withUnsafeBufferPointer { $0.baseAddress }
            if now != place { moves += 1 }
            place = now
        }
        // An array that grows moves when its room is used up, each time to twice the room.
        #expect(moves < 40)
        #expect(recorder.items.count == 1)
    }
}

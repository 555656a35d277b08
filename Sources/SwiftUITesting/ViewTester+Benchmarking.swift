import RiffleHeadlessHost
import RiffleRasterizer

/// What a benchmark needs beside what a test needs: frames without giving way to tasks, and pixels without copies.
@_spi(Benchmarking)
extension ViewTester {
    /// Runs one frame, `seconds` later, without letting tasks run.
    public func step(by seconds: Double = 1.0 / 60) { host.frame(at: now + seconds) }

    /// Puts the first finger down at a point of the window, without a frame.
    public func pointerDown(at point: CGPoint) { sendPointer(.began, at: point, after: 0) }

    /// Moves the first finger, as sampled `seconds` after the last frame, without a frame.
    public func pointerMove(to point: CGPoint, after seconds: Double = 1.0 / 60) {
        sendPointer(.moved, at: point, after: seconds)
    }

    /// Lifts the first finger, without a frame.
    public func pointerUp(at point: CGPoint) { sendPointer(.ended, at: point, after: 0) }

    /// Presses and releases the key of a character, without a frame.
    public func press(_ character: Character) {
        for phase in [KeyPress.Phases.down, .up] {
            host.send(
                .key(
                    KeyEvent(
                        key: KeyEquivalent(character), characters: String(character), modifiers: [], phase: phase,
                        time: now)))
        }
    }

    /// Paints what changed since the last call into the tester's own pixels.
    public func paint() throws { _ = try host.render() }

    private func sendPointer(_ phase: PointerEvent.Phase, at point: CGPoint, after seconds: Double) {
        host.send(.pointer(PointerEvent(id: 1, phase: phase, location: point, time: now + seconds)))
    }
}

@_spi(Benchmarking)
extension Snapshot {
    /// A picture of given pixels, to have its `pngData`; sides are brought to 1…32767.
    public init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)) {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<pixels.height {
            let row = pixels.bytes + y * pixels.stride
            for x in 0..<pixels.width {
                let color = color(x, y)
                row[4 * x] = color.blue
                row[4 * x + 1] = color.green
                row[4 * x + 2] = color.red
                row[4 * x + 3] = 255
            }
        }
        self.init(pixels)
    }
}

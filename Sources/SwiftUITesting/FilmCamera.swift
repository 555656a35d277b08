import Foundation
import RiffleRasterizer

/// Takes the frames of a film: at most so many a second, and none that looks like the one before it.
@MainActor
final class FilmCamera {
    /// A film in the making.
    private struct Shot {
        let pngData: Data
        let time: Double
    }

    private let start: Double
    private let interval: Double
    private let region: FilmRegion
    private let showsFingers: Bool
    private var shots: [Shot] = []
    private var lastPixels: PixelBuffer?
    /// When a picture was last taken, whether or not it differed.
    private var lastTime = -Double.infinity
    /// The first thing that went wrong.
    private var failure: (any Error)?

    init(at start: Double, framesPerSecond: Double, region: FilmRegion, showsFingers: Bool) {
        self.start = start
        // Frames come 60 times a second; NaN counts as 30.
        interval = 1 / (framesPerSecond.isNaN ? 30 : min(max(framesPerSecond, 1), 60))
        self.region = region
        self.showsFingers = showsFingers
    }

    /// Looks at a frame.
    ///
    /// - Parameters:
    ///   - time: in seconds of the tester.
    ///   - fingers: the middles of those that are down, in points of the window.
    ///   - paint: paints the frame.
    func see(at time: Double, fingers: [CGPoint], paint: () throws -> PixelBuffer) {
        let time = time - start
        // A frame of the same time shows more of what happened then: it takes the other one's place.
        let isAnother = time > lastTime + 1e-9
        guard failure == nil, !isAnother || isDue(time) else { return }
        do {
            let pixels = region.pixels(of: try paint())
            if showsFingers { for finger in fingers { region.draw(finger, on: pixels) } }
            if !isAnother, shots.last.map({ $0.time > time - 1e-9 }) == true {
                shots.removeLast()
                lastPixels = nil
            }
            lastTime = time
            if let lastPixels, pixels.difference(from: lastPixels).largest == 0 { return }
            shots.append(Shot(pngData: pixels.pngData(), time: time))
            lastPixels = pixels
        } catch {
            failure = error
        }
    }

    /// Whether the time for another picture has come: of those that fall on a frame, a little early counts.
    private func isDue(_ time: Double) -> Bool {
        (time / interval + 1e-6).rounded(.down) > (lastTime / interval + 1e-6).rounded(.down)
    }

    /// The film, when it is over.
    ///
    /// - Throws: what went wrong when a frame was painted.
    func develop(at end: Double) throws -> Film {
        if let failure { throw failure }
        var frames: [Film.Frame] = []
        for (index, shot) in shots.enumerated() {
            let next = index + 1 < shots.count ? shots[index + 1].time : max(end - start, shot.time + interval)
            frames.append(Film.Frame(pngData: shot.pngData, time: shot.time, duration: next - shot.time))
        }
        return Film(frames: frames, width: region.width, height: region.height)
    }
}

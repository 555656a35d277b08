import Foundation
import RiffleRasterizer

/// A picture of a film, seen for some time.
package struct FilmShot {
    /// A PNG file.
    package let pngData: Data
    /// When it came, in seconds since the film began.
    package let time: Double
    /// How long it was seen, in seconds.
    package fileprivate(set) var duration: Double
}

/// Takes the frames of a film: at most so many a second, and none that looks like the one before it.
@MainActor
package final class FilmCamera {

    private let start: Double
    private let interval: Double
    package let region: FilmRegion
    private let showsFingers: Bool
    private var shots: [FilmShot] = []
    private var lastPixels: PixelBuffer?
    /// When a picture was last taken, whether or not it differed.
    private var lastTime = -Double.infinity
    /// The first thing that went wrong.
    private var failure: (any Error)?

    package init(at start: Double, framesPerSecond: Double, region: FilmRegion, showsFingers: Bool) {
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
    package func see(at time: Double, fingers: [CGPoint], paint: () throws -> PixelBuffer) {
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
            shots.append(FilmShot(pngData: pixels.pngData(), time: time, duration: 0))
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
    package func develop(at end: Double) throws -> [FilmShot] {
        if let failure { throw failure }
        var developed = shots
        for index in developed.indices {
            let next =
                index + 1 < shots.count ? shots[index + 1].time : max(end - start, shots[index].time + interval)
            developed[index].duration = next - shots[index].time
        }
        return developed
    }
}

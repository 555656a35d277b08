import RiffleDriving
import RiffleHeadlessHost

extension ViewTester {
    /// Films what is shown while something is done with the view, such as for a document that explains it.
    ///
    /// The frames are those that the tester shows in virtual time; those that look like the one before are left out. A
    /// film has the tester's pixels per point.
    ///
    /// - Parameters:
    ///   - region: what is filmed, in points of the window; nil for all of it.
    ///   - framesPerSecond: how many frames of a second are taken, brought to 1…60.
    ///   - showsFingers: whether a gray disk shows where a finger is.
    ///   - background: what is behind the views; nil for the system's background.
    ///   - action: touches the view and lets time pass.
    /// - Throws: what `action` throws, and what `snapshot()` would.
    /// - Precondition: no other film of the tester is being taken.
    public func film(
        _ region: CGRect? = nil, framesPerSecond: Double = 30, showsFingers: Bool = true, background: Color? = nil,
        _ action: () async throws -> Void
    ) async throws -> Film {
        precondition(host.onFrame == nil, "A film of this tester is being taken already: end it before the next one.")
        let camera = FilmCamera(
            at: now, framesPerSecond: framesPerSecond,
            region: FilmRegion(
                region, size: host.configuration.size, scale: host.configuration.scale),
            showsFingers: showsFingers)
        let color = background?.resolvedColor(in: EnvironmentValues())
        let look = { [unowned self] in
            camera.see(at: now, fingers: fingers.sorted { $0.key < $1.key }.map(\.value)) {
                try host.render(background: color)
            }
        }
        look()
        host.onFrame = look
        defer { host.onFrame = nil }
        try await action()
        return Film(
            frames: try camera.develop(at: now).map {
                Film.Frame(pngData: $0.pngData, time: $0.time, duration: $0.duration)
            }, width: camera.region.width, height: camera.region.height)
    }
}

import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost

/// What is shown while other commands are done, as pictures.
extension DrivenApp {
    /// Begins or ends a film.
    ///
    /// - Returns: the film, where it has ended.
    func film(_ request: DriverRequest, into answer: inout DriverAnswer) throws {
        switch request.form ?? "" {
        case "begin":
            guard camera == nil else {
                throw DriverError(.notPossible, "A film is being taken already: end it before the next one.")
            }
            let isPart = request.element != nil || request.query != nil
            begin(try isPart ? element(of: request).rect : nil, framesPerSecond: Double(request.count ?? 30))
        case "end":
            guard let camera else { throw DriverError(.notPossible, "No film is being taken: begin one first.") }
            self.camera = nil
            screen.onFrame = nil
            answer.film = try camera.develop(at: screen.now).map {
                DriverFilmFrame(png: $0.pngData, time: $0.time, duration: $0.duration)
            }
            answer.width = camera.region.width
            answer.height = camera.region.height
        case let other:
            throw DriverError(.badRequest, "\"\(other)\" is no form of film. There are: begin, end.")
        }
    }

    private func begin(_ rect: CGRect?, framesPerSecond: Double) {
        let configuration = screen.configuration
        let camera = FilmCamera(
            at: screen.now, framesPerSecond: framesPerSecond,
            region: FilmRegion(rect, size: configuration.size, scale: configuration.scale), showsFingers: true)
        self.camera = camera
        let look = { [unowned self] in
            camera.see(at: screen.now, fingers: fingers.sorted { $0.key < $1.key }.map(\.value)) { try screen.render() }
        }
        look()
        screen.onFrame = look
    }
}

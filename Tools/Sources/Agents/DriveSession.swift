import Foundation
import RiffleDriverMessages

/// An app that somebody operates by lines: `riffle drive`.
package final class DriveSession {
    private let path: String
    private let settings: DriverSettings
    private let app = OpenApp()
    private let say: (String) -> Void

    /// - Parameters:
    ///   - path: of the program.
    ///   - device: such as `iPhone 15`; nil for the usual window.
    ///   - say: prints a text.
    package init(_ path: String, device: String?, say: @escaping (String) -> Void) {
        self.path = path
        self.say = say
        var settings = DriverSettings()
        settings.device = device
        self.settings = settings
    }

    /// Starts the app and says what is to be seen.
    ///
    /// - Throws: where it cannot be started.
    package func begin() throws { try open(nil) }

    /// Ends the app.
    package func end() { app.end() }

    /// Does what a line says.
    ///
    /// - Returns: whether it was done, and whether the session goes on.
    package func take(_ line: String) -> (isDone: Bool, goesOn: Bool) {
        do {
            guard let line = try DriveLine(line) else { return (true, true) }
            if case .quit = line { return (true, false) }
            return (try carryOut(line), true)
        } catch {
            say("\(error)")
            return (false, true)
        }
    }

    private func open(_ preview: String?) throws {
        var settings = settings
        settings.preview = preview
        let answer = try app.open(path, settings)
        say(AnswerText.text(of: answer))
        if let error = answer.error { throw AgentError("\(path) was not opened: \(error.kind.rawValue).") }
    }

    private func carryOut(_ line: DriveLine) throws -> Bool {
        switch line {
        case .help: say(DriveLine.instructions)
        case .quit: break
        case .previews: say(AnswerText.previews(try app.ask(DriverRequest("previews"))))
        case .open(let preview): try open(preview)
        case .picture(let request, let path): return try keep(try app.ask(request), at: path)
        case .film(let path): return try keepFilm(at: path)
        case .request(let request):
            let answer = try app.ask(request)
            say(Self.text(of: answer, to: request))
            return answer.error == nil
        }
        return true
    }

    private static func text(of answer: DriverAnswer, to request: DriverRequest) -> String {
        guard answer.error == nil else { return AnswerText.text(of: answer) }
        return switch request.command {
        case "status": AnswerText.status(answer)
        case "audit": AnswerText.findings(answer)
        case "film": "Filming: film end FOLDER ends it."
        default: AnswerText.text(of: answer)
        }
    }

    private func keep(_ answer: DriverAnswer, at path: String) throws -> Bool {
        guard let png = answer.png else {
            say(AnswerText.text(of: answer))
            return false
        }
        try png.write(to: URL(fileURLWithPath: path))
        say("\(path): \(answer.width ?? 0) × \(answer.height ?? 0) pixels")
        return true
    }

    private func keepFilm(at path: String) throws -> Bool {
        var request = DriverRequest("film")
        request.form = "end"
        let answer = try app.ask(request)
        guard let frames = answer.film else {
            say(AnswerText.text(of: answer))
            return false
        }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for frame in frames {
            let milliseconds = String(Int((frame.time * 1000).rounded()))
            let name = String(repeating: "0", count: max(6 - milliseconds.count, 0)) + milliseconds + ".png"
            try frame.png.write(to: folder.appendingPathComponent(name))
        }
        say("\(path): \(frames.count) pictures, named by their milliseconds")
        return true
    }
}

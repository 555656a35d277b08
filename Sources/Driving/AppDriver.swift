import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost

/// Runs an app without a screen, and does what lines of JSON on its standard input say: see Documentation/Driving.md.
@MainActor
package enum AppDriver {
    /// How long a command may take, in seconds of the machine.
    private static let limit = 30.0

    /// What a program shows.
    package struct Program<Root: View> {
        /// What the first answer calls it.
        package var name: String
        /// The arguments that are the app's own.
        package var arguments: [String]
        /// What the program's flags say of the window.
        package var settings: DriverSettings
        /// Makes the app's views.
        package var makeRoot: @MainActor () -> Root
        /// The names of the previews.
        package var previews: @MainActor () -> [String]
        /// Makes a preview's views; nil where there is none of the name.
        package var makePreview: @MainActor (String) -> AnyView?

        package init(
            name: String, arguments: [String], settings: DriverSettings, makeRoot: @escaping @MainActor () -> Root,
            previews: @escaping @MainActor () -> [String], makePreview: @escaping @MainActor (String) -> AnyView?
        ) {
            self.name = name
            self.arguments = arguments
            self.settings = settings
            self.makeRoot = makeRoot
            self.previews = previews
            self.makePreview = makePreview
        }
    }

    /// Serves commands until there are no more.
    ///
    /// The app is launched by the first command, so that this may say how. `launch` is a command that does only that; it
    /// also launches the app anew, in the same process.
    package static func run<Root: View>(_ channel: DriverChannel, _ program: Program<Root>) async {
        WorkOutside.begin()
        let watchdog = Watchdog(limit: limit)
        var hello = DriverAnswer()
        hello.version = DriverAnswer.version
        hello.program = program.name
        channel.send(hello)
        channel.start()
        var app: DrivenApp?
        while let line = await channel.next() {
            guard !line.isEmpty else { continue }
            let request: DriverRequest
            do {
                request = try DriverLines.message(DriverRequest.self, of: Data(line))
            } catch {
                channel.send(refusal("The line is no command: \(explanation(of: error))"))
                continue
            }
            if request.command == "quit" { break }
            watchdog.begin(extra: (request.patience ?? DrivenApp.patience) + 10)
            channel.send(await answer(request, &app, program))
            watchdog.end()
        }
        app?.stores.write()
    }

    private static func answer<Root: View>(
        _ request: DriverRequest, _ app: inout DrivenApp?, _ program: Program<Root>
    ) async -> DriverAnswer {
        if request.command == "previews" {
            var answer = DriverAnswer(id: request.id)
            answer.previews = program.previews()
            return answer
        }
        let isLaunch = request.command == "launch"
        if !isLaunch, let app { return await app.answer(request) }
        do {
            app?.stores.write()
            app = nil
            let settings = program.settings.changed(
                by: isLaunch ? request.settings ?? DriverSettings() : DriverSettings())
            let made = try launch(program, settings)
            app = made
            await made.becomeStill(patience: request.patience ?? DrivenApp.patience)
            return isLaunch ? made.answer(to: request) : await made.answer(request)
        } catch {
            var answer = DriverAnswer(id: request.id)
            answer.error = error as? DriverError ?? DriverError(.notPossible, "\(error)")
            return answer
        }
    }

    private static func launch<Root: View>(_ program: Program<Root>, _ settings: DriverSettings) throws -> DrivenApp {
        try settings.check()
        if let name = settings.preview, !program.previews().contains(name) {
            throw DriverError(.notFound, "No preview is called \"\(name)\". There are:", candidates: program.previews())
        }
        let folder = settings.dataFolder.map { URL(fileURLWithPath: $0, isDirectory: true) }
        let stores = DrivenStores(folder: folder, arguments: program.arguments)
        var configuration = HostConfiguration()
        if let text = settings.date {
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw DriverError(.badRequest, "\"\(text)\" is no date. Write it as 2026-05-17T09:41:00Z.")
            }
            configuration.startDate = date
        }
        DrivenWindow(settings: settings, keyboardHeight: 0, phase: .active, stores: stores).apply(to: &configuration)
        let screen =
            if let name = settings.preview {
                HeadlessScreen(program.makePreview(name), configuration, answersQuestions: true)
            } else {
                HeadlessScreen(program.makeRoot(), configuration, answersQuestions: true)
            }
        screen.session.onIssue = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        let app = DrivenApp(screen, name: program.name, stores: stores, settings: settings)
        app.showsKeyboard = settings.showsKeyboard ?? true
        screen.place = settings.location?.place
        return app
    }

    private static func refusal(_ message: String) -> DriverAnswer {
        var answer = DriverAnswer()
        answer.error = DriverError(.badRequest, message)
        return answer
    }

    private static func explanation(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "the field \"\(key.stringValue)\" is missing."
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "the field \"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is of another type."
        default: "it is no JSON object with an \"id\" and a \"command\"."
        }
    }
}

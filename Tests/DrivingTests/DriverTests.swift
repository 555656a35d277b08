import Foundation
import RiffleDriverClient
import RiffleDriverMessages
import Testing

/// Drives the program DrivenExample, which is built beside the tests.
@Suite("Apps that are driven")
struct DriverTests {
    private static func start(arguments: [String] = []) throws -> DriverProcess {
        try DriverProcess(
            program: try ProgramFinder().program(testedBy: "DrivenExampleUITests"), arguments: arguments)
    }

    private func request(_ command: String, text: String? = nil, type: String? = nil) -> DriverRequest {
        var request = DriverRequest(command)
        if let text { request.query = DriverQuery(type: type, text: text) }
        return request
    }

    @Test("The first answer states the version, and each action's answer has a digest of at most twelve lines")
    func digest() throws {
        let app = try Self.start()
        #expect(app.hello.version == 1)
        #expect(app.hello.program == "DrivenExample")
        let answer = try app.ask(DriverRequest("launch"))
        let digest = try #require(answer.digest)
        #expect(digest.count <= 12)
        #expect(digest.contains { $0.hasPrefix("navigationBar \"Tasks\"") && $0.contains("\"Add\"") })
        let after = try app.ask(request("tap", text: "Call Ann", type: "button"))
        #expect(after.digest?.contains { $0.contains("Done 0 times") } == true)
        #expect(after.error == nil)
    }

    @Test("A missing element lists what is like it, and an ambiguous one those that are meant")
    func candidates() throws {
        let app = try Self.start()
        let missing = try app.ask(request("tap", text: "Call Anne"))
        #expect(missing.error?.kind == .notFound)
        #expect(missing.error?.candidates?.first?.contains("Call Ann") == true)
        var query = DriverRequest("tap")
        query.query = DriverQuery(type: "cell")
        let ambiguous = try app.ask(query)
        #expect(ambiguous.error?.kind == .ambiguous)
        #expect(ambiguous.error?.candidates?.count == 3)
        #expect(try app.ask(DriverRequest("dance")).error?.kind == .badRequest)
    }

    @Test("Waiting passes in virtual time")
    func waiting() throws {
        let app = try Self.start()
        let first = try app.ask(DriverRequest("launch"))
        var wait = request("wait", text: "later")
        wait.until = "element"
        wait.timeout = 10
        let answer = try app.ask(wait)
        #expect(answer.error == nil)
        let time = try #require(answer.time)
        #expect(time >= 3 && time < 3.5)
        #expect(first.time ?? 9 < 3)
        wait.until = "gone"
        wait.timeout = 2
        #expect(try app.ask(wait).error?.kind == .timeout)
        var rest = DriverRequest("wait")
        rest.until = "rest"
        #expect(try app.ask(rest).error == nil)
    }

    @Test("The window changes while the app runs")
    func changing() throws {
        let app = try Self.start()
        var launch = DriverRequest("launch")
        launch.settings = DriverSettings()
        launch.settings?.device = "iPhone 15"
        launch.settings?.scale = 1
        _ = try app.ask(launch)
        let picture = try app.ask(DriverRequest("picture"))
        #expect(picture.width == 393 && picture.height == 852)
        var change = DriverRequest("change")
        change.settings = DriverSettings()
        change.settings?.appearance = "dark"
        change.settings?.textSize = "accessibility1"
        #expect(try app.ask(change).error == nil)
        #expect(try app.ask(DriverRequest("picture")).png != picture.png)
        change.settings?.textSize = "huge"
        let refused = try app.ask(change)
        #expect(refused.error?.kind == .badRequest)
        #expect(refused.error?.message.contains("accessibility5") == true)
        change.settings = DriverSettings()
        change.settings?.location = DriverLocation()
        #expect(try app.ask(change).error == nil)
        change.settings?.location?.latitude = 48.2
        #expect(try app.ask(change).error?.kind == .badRequest)
        change.settings?.location?.longitude = 16.4
        #expect(try app.ask(change).error == nil)
    }

    @Test("Previews are listed and launched")
    func previews() throws {
        let app = try Self.start()
        let names = try #require(try app.ask(DriverRequest("previews")).previews)
        #expect(names == ["DrivenExample-Detail"])
        var launch = DriverRequest("launch")
        launch.settings = DriverSettings()
        launch.settings?.preview = names[0]
        #expect(try app.ask(launch).digest?.contains { $0.contains("Done 0 times") } == true)
    }

    @Test("A crash is an answer with the message and the user's own frames")
    func crash() throws {
        let app = try Self.start()
        _ = try app.ask(request("tap", text: "Faults"))
        do {
            _ = try app.ask(request("tap", text: "Crash"))
            Issue.record("The app has not crashed.")
        } catch let error as DriverError {
            #expect(error.kind == .crashed)
            #expect(error.message.contains("Fatal error"))
            #expect(
                error.candidates?.contains { $0.contains("breakDown") && $0.contains("DrivenExample.swift") } == true)
            #expect(error.candidates?.contains { $0.contains("/Sources/SwiftUICore/") } == false)
        }
        #expect(!app.isRunning)
    }

    @Test("Files that are read on a queue and on a thread are waited for, and what never ends is named once")
    func working() throws {
        let app = try Self.start()
        _ = try app.ask(request("tap", text: "Faults"))
        let read = try app.ask(request("tap", text: "Read", type: "button"))
        #expect(read.digest?.contains { $0.contains("Read 2 files") } == true, "\(read.digest ?? [])")
        #expect(read.working == nil)
        var listen = request("tap", text: "Listen", type: "button")
        listen.patience = 0.1
        #expect(try app.ask(listen).working == ["a thread"])
        #expect(try app.ask(DriverRequest("status")).working == ["a thread"])
        #expect(try app.ask(request("tap", text: "Read", type: "button")).working == nil)
        #expect(try app.ask(listen).working == ["a thread (2)"])
    }

    @Test("A film has a picture of each moment that differs, and each is seen until the next")
    func film() throws {
        let app = try Self.start()
        var launch = DriverRequest("launch")
        launch.settings = DriverSettings()
        launch.settings?.device = "iPhone 15"
        launch.settings?.scale = 1
        _ = try app.ask(launch)
        var film = DriverRequest("film")
        film.form = "begin"
        #expect(try app.ask(film).error == nil)
        #expect(try app.ask(film).error?.kind == .notPossible)
        _ = try app.ask(request("tap", text: "Call Ann", type: "button"))
        film.form = "end"
        let answer = try app.ask(film)
        let frames = try #require(answer.film)
        #expect(answer.width == 393 && answer.height == 852)
        #expect(frames.count > 5)
        #expect(frames[0].time == 0)
        for (frame, next) in zip(frames, frames.dropFirst()) {
            #expect(abs(frame.time + frame.duration - next.time) < 1e-6)
            #expect(frame.png != next.png)
        }
        #expect(try app.ask(film).error?.kind == .notPossible)
        film.form = "cut"
        #expect(try app.ask(film).error?.kind == .badRequest)
    }

    @Test("The same commands show the same", .timeLimit(.minutes(1)))
    func determinism() throws {
        let digests = try (0..<2).map { _ -> [[String]?] in
            let app = try Self.start()
            return try ["Call Ann", "Do it", "Do it"].map {
                try app.ask(request("tap", text: $0, type: "button")).digest
            }
        }
        #expect(digests[0] == digests[1])
    }
}

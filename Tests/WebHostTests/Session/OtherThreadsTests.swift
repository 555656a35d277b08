import RiffleChromiumDriver
import Foundation
import Testing

/// Models that change on other threads, in a program that serves itself: only there tasks run on the pool's threads.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct OtherThreadsTests {
    private static let ways = [
        "awaited", "dispatched", "threaded", "operated", "requested", "detached", "animated", "own", "observed",
        "state", "bound", "stored", "set", "sent", "kept", "mapped", "merged", "published", "posted",
    ]

    @Test("What other threads change is shown in each page, is reported once to each, and ends nothing")
    func pages() async throws {
        let program = try ServedProgram("ExampleProgram", environment: ["EXAMPLE": "threads"])
        defer { program.stop() }
        let port = try #require(program.url.flatMap { URL(string: $0)?.port })
        let pages = 3
        for _ in 0..<pages {
            let page = try await PlayedPage.open(port: port)
            try await page.wait(for: Self.ways.map { "\($0) 1" })
            await page.socket.close()
        }
        #expect(program.isRunning)
        for what in ["Counter announced", "OwnCounter announced", "onReceive(PassthroughSubject<Int, Never>)"] {
            while count(of: what, in: program.errors) < pages { await Task.yield() }
            #expect(count(of: what, in: program.errors) == pages, "\(what) in \(program.errors)")
        }
    }

    private func count(of what: String, in text: String) -> Int { text.components(separatedBy: " " + what).count - 1 }
}

extension PlayedPage {
    /// Goes on as a browser does until all these labels were shown.
    fileprivate func wait(for labels: [String]) async throws {
        var time = 0.0
        while !heardLabels.isSuperset(of: labels) {
            time += 16
            acknowledge()
            send { $0.tick(time) }
            try await settle()
        }
    }
}

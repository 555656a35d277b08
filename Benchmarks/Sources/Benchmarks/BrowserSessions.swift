import Foundation

/// The wallet over its WebSocket, played by pages without a browser.
extension Workloads {
    /// W7 and W7b: from an event to its frame, bytes, idle sessions' memory and wake-ups, sessions that drag at once; and a
    /// drag from far away.
    func browserSessions(_ wants: (String) -> Bool) throws {
        let program = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("ServedWallet").path
        guard let program else { return note("web: this program does not know where it is.") }
        if wants("web.drag") { try dragLatency(program) }
        if wants("web.far") { try distance(program) }
        if wants("web.idle") { try idleSessions(program) }
        if wants("web.sleep") { try sleepingPages(program) }
        // The pages' own work is not the server's.
        if wants("web.sessions") { try ProcessorSet.withoutFirst { try draggingSessions(program) } }
        if wants("web.workers") { try workerProcesses(program) }
        if wants("web.fair") { try ProcessorSet.withoutFirst { try fairness(program) } }
    }

    /// A page whose cards have arrived, and whose finger holds the frontmost.
    func holdingPage(_ server: ServerProcess, isVisitor: Bool = false) throws -> DraggingPage {
        let page = DraggingPage(try PlayedPage(port: server.port, isVisitor: isVisitor))
        try page.begin()
        return page
    }

    private func dragLatency(_ program: String) throws {
        let server = try ServerProcess(program)
        defer { server.stop() }
        var latencies: [Double] = []
        var received: [Double] = []
        var sent: [Double] = []
        for _ in 0..<rounds {
            let page = try holdingPage(server)
            for _ in 0..<240 {
                let before = (page.page.bytesReceived, page.page.bytesSent)
                let start = Stopwatch.wall()
                try page.step()
                try page.page.waitForFrame()
                latencies.append(Stopwatch.wall() - start)
                received.append(Double(page.page.bytesReceived - before.0))
                sent.append(Double(page.page.bytesSent - before.1))
            }
        }
        Measurement("web.drag.latency", unit: "us", latencies, scale: 1e-3).report()
        Measurement("web.drag.received", unit: "bytes", received).report()
        Measurement("web.drag.sent", unit: "bytes", sent).report()
    }

    private func idleSessions(_ program: String) throws {
        let server = try ServerProcess(program)
        defer { server.stop() }
        // The first brings fonts and pictures into memory, which all share.
        var pages = [try DraggingPage(PlayedPage(port: server.port))]
        try pages[0].arrive()
        let count = 50
        let before = server.memory
        for _ in 0..<count {
            let page = DraggingPage(try PlayedPage(port: server.port))
            try page.arrive()
            pages.append(page)
        }
        Measurement("web.idle.memory", unit: "KB", [(server.memory - before) / Double(count)], scale: 1 / 1024).report()
        var wakeups: [Double] = []
        for _ in 0..<rounds {
            let before = server.wakeups
            usleep(500_000)
            wakeups.append(server.wakeups - before)
        }
        Measurement("web.idle.wakeups", unit: "per half second, \(pages.count) pages", wakeups).report()
    }

    /// How many sessions one processor holds at 60 frames a second each, all but a twentieth within a frame.
    private func draggingSessions(_ program: String) throws {
        let server = try ServerProcess(program, core: 0)
        defer { server.stop() }
        var pages: [DraggingPage] = []
        var held = 0
        var costs: [Double] = []
        while pages.count < 960 {
            for _ in 0..<(pages.count < 120 ? 30 : 60) { pages.append(try holdingPage(server)) }
            let startOfWork = server.processor
            let load = try PageLoad(pages).run(seconds: 2)
            costs.append((server.processor - startOfWork) / Double(load.latencies.count))
            let latency = Measurement("web.sessions.latency.\(pages.count)", unit: "ms", load.latencies, scale: 1e-6)
            latency.report()
            guard latency.p95 <= 16, load.isComplete else { break }
            held = pages.count
        }
        Measurement("web.drag.cpu", unit: "us", costs, scale: 1e-3).report()
        Measurement("web.sessions", unit: "pages", [Double(held)]).report()
    }

    /// Frames a second of each of twenty pages that drag, alone and beside pages that say without end what takes long.
    private func fairness(_ program: String) throws {
        let server = try ServerProcess(program, core: 0)
        defer { server.stop() }
        let pages = try (0..<20).map { _ in try holdingPage(server) }
        for count in [0, 1, 4] {
            let greedy = try (0..<count).map { _ in try GreedyPage(port: server.port) }
            // What they take is known after a second.
            _ = try PageLoad(pages).run(seconds: 1)
            let load = try PageLoad(pages).run(seconds: 5)
            for page in greedy { page.stop() }
            let rate = Double(load.latencies.count) / Double(pages.count) / 5
            Measurement("web.fair.frames.\(count)", unit: "per second and page", [rate]).report()
            Measurement("web.fair.latency.\(count)", unit: "ms", load.latencies, scale: 1e-6).report()
        }
    }

    /// W7b: the same drag with 80 ± 30 ms put between in each direction.
    private func distance(_ program: String) throws {
        let server = try ServerProcess(program)
        defer { server.stop() }
        let near = try holdingPage(server)
        for _ in 0..<600 {
            try near.step()
            try near.page.waitForFrame()
        }
        let nearState = try near.finish(on: server)
        let far = try holdingPage(server)
        let run = try DistantDrag(far).run(steps: 600)
        let farState = try far.finish(on: server)
        Measurement("web.far.latency", unit: "ms", run.latencies, scale: 1e-6).report()
        Measurement("web.far.frames", unit: "per second", [run.framesPerSecond]).report()
        Measurement("web.far.shown", unit: "per second", [run.shownPerSecond]).report()
        Measurement("web.far.waiting", unit: "messages", run.waiting).report()
        Measurement("web.far.same", unit: "of final states", [nearState == farState ? 1 : 0]).report()
    }
}

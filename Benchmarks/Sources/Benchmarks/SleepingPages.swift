import Foundation

extension Workloads {
    /// What a page takes that nobody sees, awake and asleep, and how long its first frame takes when it comes back. Pages come and go
    /// as on a server in use: some at once, and then twenty a second. Another program than the wallet is measured where
    /// `RIFFLE_BENCH_PROGRAM` has its path, and other than 400 pages where `RIFFLE_BENCH_PAGES` says how many.
    func sleepingPages(_ usual: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let program = environment["RIFFLE_BENCH_PROGRAM"] ?? usual
        let count = environment["RIFFLE_BENCH_PAGES"].flatMap(Int.init) ?? 400
        let limits = ["sessions", "sessions-per-address", "new-visitors"].flatMap { ["--limit", "\($0)=\(2 * count)"] }
        let server = try ServerProcess(program, options: limits)
        defer { server.stop() }
        // The first brings fonts and pictures into memory, which all share.
        let first = DraggingPage(try PlayedPage(port: server.port))
        try first.arrive()
        let atOnce = min(count, 100)
        let before = server.memory
        var pages = try (0..<atOnce).map { _ in
            let page = DraggingPage(try PlayedPage(port: server.port))
            try page.arrive()
            return page
        }
        var names = pages.map(\.page.session)
        let awake = server.memory - before
        Measurement("web.sleep.awake", unit: "KB", [awake / Double(atOnce)], scale: 1 / 1024).report()
        // Half a minute unseen, some for all to fall asleep, and some until memory has gone back to the system.
        pages = []
        for _ in atOnce..<count {
            let start = Stopwatch.wall()
            let page = DraggingPage(try PlayedPage(port: server.port))
            try page.arrive()
            names.append(page.page.session)
            let rest = 50e6 - (Stopwatch.wall() - start)
            if rest > 0 { usleep(UInt32(rest / 1000)) }
        }
        sleep(75)
        let asleep = server.memory - before
        Measurement("web.sleep.asleep", unit: "KB", [asleep / Double(count)], scale: 1 / 1024).report()
        let wakes = try names.shuffled().prefix(200).map { name in
            let start = Stopwatch.wall()
            let page = try PlayedPage(port: server.port)
            page.hello(session: name, time: 0)
            try page.send()
            try page.waitForFrame()
            return Stopwatch.wall() - start
        }
        Measurement("web.sleep.waking", unit: "ms", wakes, scale: 1e-6).report()
    }
}

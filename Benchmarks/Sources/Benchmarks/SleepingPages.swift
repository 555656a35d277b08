import Foundation

extension Workloads {
    /// What a page takes that nobody sees, awake and asleep, and how long its first frame takes when it comes back. Another program
    /// than the wallet is measured where `RIFFLE_BENCH_PROGRAM` has its path.
    func sleepingPages(_ usual: String) throws {
        let program = ProcessInfo.processInfo.environment["RIFFLE_BENCH_PROGRAM"] ?? usual
        let server = try ServerProcess(program)
        defer { server.stop() }
        // The first brings fonts and pictures into memory, which all share.
        let first = DraggingPage(try PlayedPage(port: server.port))
        try first.arrive()
        let count = 200
        let before = server.memory
        var pages = try (0..<count).map { _ in
            let page = DraggingPage(try PlayedPage(port: server.port))
            try page.arrive()
            return page
        }
        let names = pages.map(\.page.session)
        let awake = server.memory - before
        Measurement("web.sleep.awake", unit: "KB", [awake / Double(count)], scale: 1 / 1024).report()
        // Half a minute unseen, some for all to fall asleep, and some until memory has gone back to the system.
        pages = []
        sleep(75)
        let asleep = server.memory - before
        Measurement("web.sleep.asleep", unit: "KB", [asleep / Double(count)], scale: 1 / 1024).report()
        let wakes = try names.map { name in
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

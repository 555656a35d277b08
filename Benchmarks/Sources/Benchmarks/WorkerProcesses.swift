import Foundation

extension Workloads {
    /// What several processes cost, each frame and at rest, and what the pages of one see while another ends.
    func workerProcesses(_ program: String) throws {
        var costs: [Double] = []
        for count in [nil, 1, 2] {
            let server = try ServerProcess(program, workers: count)
            defer { server.stop() }
            // As many for each process.
            let pages = try (0..<15 * (count ?? 1)).map { _ in try holdingPage(server, isVisitor: true) }
            _ = try PageLoad(pages).run(seconds: 1)
            var rounds: [Double] = []
            for _ in 0..<3 {
                let start = server.processor
                let load = try PageLoad(pages).run(seconds: 3)
                rounds.append((server.processor - start) / Double(load.latencies.count))
            }
            Measurement("web.workers.cpu.\(count ?? 0)", unit: "us a frame", rounds, scale: 1e-3).report()
            costs.append(rounds.min() ?? .nan)
        }
        Measurement("web.workers.share", unit: "frames per CPU second, two against one", [costs[1] / costs[2]]).report()
        try otherPages(program)
    }

    /// Pages that drag in one process while the other is killed.
    private func otherPages(_ program: String) throws {
        var latencies: [Double] = []
        for _ in 0..<rounds {
            let server = try ServerProcess(program, workers: 2)
            defer { server.stop() }
            let pages = try (0..<10).map { _ in try holdingPage(server, isVisitor: true) }
            guard let worker = server.workers.min() else { continue }
            let load = try PageLoad(pages).run(seconds: 4, losing: { kill(worker, SIGKILL) })
            latencies += load.latencies
        }
        let others = Measurement("web.workers.others", unit: "ms", latencies, scale: 1e-6)
        others.report()
        Measurement("web.workers.others.most", unit: "ms", [others.values.last ?? .nan]).report()
    }
}

import CounterScene
import Foundation
import SwiftUITesting

extension Workloads {
    /// Tests of a small view, one after the other: open, tap, settle, look. In this process, and in one that is driven.
    @MainActor
    func smallTests(_ wants: (String) -> Bool) async throws {
        if wants("tests.process") { try await testsInProcess() }
        guard wants("tests.driver") || wants("driver.launch") else { return }
        let program = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("TwoViews").path
        guard let program else { return note("driver: this program does not know where it is.") }
        if wants("tests.driver") { try testsByDriver(program) }
        if wants("driver.launch") { try launches(program) }
    }

    @MainActor
    private func testsInProcess() async throws {
        let count = 1000
        var rates: [Double] = []
        for _ in 0..<rounds {
            let start = Stopwatch.wall()
            for _ in 0..<count {
                let tester = ViewTester(CounterScene())
                await tester.tap(try tester.find(.label("Add")))
                try await tester.settle()
                _ = try tester.find(.text("Count 1"))
            }
            rates.append(Double(count) / (Stopwatch.wall() - start) * 1e9)
        }
        Measurement("tests.process", unit: "1/s", rates).report()
    }

    private func testsByDriver(_ program: String) throws {
        let count = 100
        var rates: [Double] = []
        let app = try DrivenProcess(program)
        defer { app.end() }
        for _ in 0..<rounds {
            let start = Stopwatch.wall()
            for _ in 0..<count {
                _ = try app.ask(#"{"id":1,"command":"launch"}"#)
                _ = try app.ask(#"{"id":2,"command":"tap","query":{"type":"button","text":"Add"}}"#)
                let found = try app.ask(#"{"id":3,"command":"find","query":{"text":"Count 1"}}"#)
                guard !found.contains("\"error\"") else { throw NothingMoved(workload: "tests.driver") }
            }
            rates.append(Double(count) / (Stopwatch.wall() - start) * 1e9)
        }
        Measurement("tests.driver", unit: "1/s", rates).report()
    }

    private func launches(_ program: String) throws {
        var times: [Double] = []
        for round in 0...(4 * rounds) {
            let start = Stopwatch.wall()
            let app = try DrivenProcess(program)
            let answer = try app.ask(#"{"id":1,"command":"launch"}"#)
            let time = Stopwatch.wall() - start
            app.end()
            guard answer.contains("Count 0") else { throw NothingMoved(workload: "driver.launch") }
            // The first has the program's files read from disk.
            if round > 0 { times.append(time) }
        }
        Measurement("driver.launch", unit: "ms", times, scale: 1e-6).report()
    }
}

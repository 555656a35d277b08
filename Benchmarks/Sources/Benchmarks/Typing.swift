import FormScene
import SwiftUI
@_spi(Benchmarking) import SwiftUITesting

/// Digits typed into one of a hundred fields, which groups them; each key down and up, and the frame that shows it.
@MainActor
struct Typing {
    static let keystrokes = 200

    func run(_ work: inout FrameWork) throws -> Durations {
        let tester = ViewTester(FormScene(), size: FormScene.size, scale: 2)
        try tester.paint()
        for _ in 0..<3 {
            tester.step()
            try tester.paint()
        }
        var keystrokes = Durations()
        for index in 0..<Self.keystrokes {
            try keystrokes.measure {
                tester.press(Character("\(index % 10)"))
                tester.step()
                try tester.paint()
            }
            // A caret that blinks in the same frame is no keystroke: the text itself has to change.
            guard tester.statistics.bodiesEvaluated > 0 else { throw NothingMoved(workload: "typing") }
            work.add(tester)
        }
        return keystrokes
    }
}

extension Workloads {
    /// Typing into a field of a long form.
    @MainActor
    func typing() throws {
        var keystrokes = Durations()
        var work = FrameWork()
        var ratios: [Double] = []
        for _ in 0..<max(rounds / 2, 1) {
            let run = try Typing().run(&work)
            keystrokes += run
            if let qtLists {
                let peer = try qtLists.numbers(["--keystrokes", "\(Typing.keystrokes)"])
                let mean = run.processor.reduce(0, +) / Double(run.processor.count) / 1e6
                ratios.append(mean / peer["keystroke_ms", default: .nan])
            }
        }
        keystrokes.report("typing.keystroke")
        work.report("typing.keystroke")
        if !ratios.isEmpty { Measurement("typing.keystroke.cpu/qtquick", unit: "ratio", ratios).report() }
    }
}

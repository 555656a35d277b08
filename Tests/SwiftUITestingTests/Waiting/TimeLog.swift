import SwiftUITesting

/// What happened, and when by a tester's time.
@MainActor
final class TimeLog {
    private(set) var entries: [String] = []
    /// Set once the tester is there: its first frame comes before that, at 0.
    weak var tester: ViewTester?

    func note(_ what: String) {
        let milliseconds = Int(((tester?.clockTime ?? 0) * 1000).rounded())
        add("\(what) \(milliseconds)")
    }

    func add(_ entry: String) { entries.append(entry) }
}

extension ViewTester {
    /// Shows a view that notes what happens.
    static func noting<Content: View>(_ log: TimeLog, _ view: Content) -> ViewTester {
        let tester = ViewTester(view, size: CGSize(width: 200, height: 100))
        log.tester = tester
        return tester
    }
}

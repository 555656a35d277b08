import SwiftUI

/// Has what goes wrong with models reported as issues of the window whose code runs.
enum ModelIssueReporting {
    static func begin() { _ = begun }

    private static let begun: Void = ModelIssues.setHandler { message in
        let message = "SwiftData: \(message)"
        let graph = MainThread.isCurrent ? WindowContext.current?.graph : nil
        guard let graph else { return RuntimeIssue.reportOnce(message) }
        MainActor.assumeIsolated { graph.report(RuntimeIssue(kind: .other, message: message)) }
    }
}

import Assets

private struct AssetLibraryKey: EnvironmentKey {
    static let defaultValue = AssetLibrary()
}

private struct AssetFaultReportKey: EnvironmentKey {
    static let defaultValue: AssetFaultReport? = nil
}

extension EnvironmentValues {
    /// Where pictures and colors are found by name.
    package var assetLibrary: AssetLibrary {
        get { self[AssetLibraryKey.self] }
        set { self[AssetLibraryKey.self] = newValue }
    }

    /// Hears of colors that are missing; nil where nobody listens.
    package var assetFaultReport: AssetFaultReport? {
        get { self[AssetFaultReportKey.self] }
        set { self[AssetFaultReportKey.self] = newValue }
    }
}

/// Takes what is said about missing assets to the graph that shows them.
///
/// Colors are resolved where no view is at hand, by code that need not be on the main actor.
package final class AssetFaultReport: Sendable {
    @MainActor private weak var graph: ViewGraph?
    /// Said while the graph was being made.
    @MainActor private var early: [String] = []

    package init() {}

    /// Has the graph keep what was said and what will be.
    @MainActor package func tell(_ graph: ViewGraph) {
        self.graph = graph
        for message in early { report(message) }
        early = []
    }

    func report(_ message: String) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            guard let graph else { return early.append(message) }
            graph.report(RuntimeIssue(kind: .missingAsset, message: message))
        }
    }
}

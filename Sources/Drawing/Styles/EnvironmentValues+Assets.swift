import RiffleAssets
import Synchronization

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

/// Keeps what is said about missing assets until the graph that shows them is told.
///
/// Colors are resolved where no view is at hand, by code that need not be on the main actor.
package final class AssetFaultReport: Sendable {
    private let messages = Mutex<[String]>([])

    package init() {}

    func report(_ message: String) { messages.withLock { $0.append(message) } }

    /// Has a graph report what was said since the last call.
    @MainActor
    package func tell(_ graph: ViewGraph) {
        let said = messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
        for message in said { graph.report(RuntimeIssue(kind: .missingAsset, message: message)) }
    }
}

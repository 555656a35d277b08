@_exported import SwiftUICore

/// One running user interface as a host sees it: events and times go in, layers and semantics come out.
///
/// A host never sees a view, and the engine never sees a host: this type is all they share. It lives on the main
/// actor; what a host does with what comes out (painting, encoding, sending) need not.
@MainActor
package final class HostSession {
    package let graph: ViewGraph
    /// Called when a frame is due although none was asked for, so that a sleeping host knows to wake up.
    package var onNeedsFrame: (() -> Void)? {
        get { graph.onNeedsFrame }
        set { graph.onNeedsFrame = newValue }
    }

    private let faults = AssetFaultReport()
    /// Where the app keeps what it stores, where the host says nothing: as long as the session.
    private let stores = AppStores(own: KeyValueStore(), shared: SharedStores())
    /// Whose catalogs are the app's own.
    private let modules: [String]

    package init<Root: View>(_ root: Root, _ configuration: HostConfiguration) {
        modules = appModules(of: Root.self)
        let values = Self.environment(configuration, faults, stores, modules)
        graph = ViewGraph(root, size: configuration.size, scale: configuration.scale, environment: values)
        faults.tell(graph)
    }

    /// Ends the views: their tasks are asked to stop, and what still runs finds nobody to tell.
    isolated deinit { graph.end() }

    /// Takes an event at once; the next frame shows what came of it.
    package func send(_ event: InputEvent) { graph.send(event) }

    /// Cancels every touch, as when the pointer's window or connection is lost.
    package func loseInput(at time: Double) { graph.cancelPointers(at: time) }

    /// Runs a frame at a time in seconds, which never runs backwards.
    package func frame(at time: Double) -> Frame {
        let frame = graph.frame(at: time)
        faults.tell(graph)
        return frame
    }

    /// Whether the next frame will be the same as the last unless something comes in.
    package var isIdle: Bool { graph.isIdle }

    /// When something wants to be told the time although nothing comes in, in seconds.
    package var deadline: Double? { graph.deadline }

    /// Takes over what the user or the system changed about the window.
    package func apply(_ configuration: HostConfiguration) {
        graph.resize(to: configuration.size, scale: configuration.scale)
        graph.setEnvironment(Self.environment(configuration, faults, stores, modules))
    }

    private static func environment(
        _ configuration: HostConfiguration, _ faults: AssetFaultReport, _ stores: AppStores, _ modules: [String]
    ) -> EnvironmentValues {
        var values = configuration.environmentValues
        values.assetFaultReport = faults
        values.appModules = modules
        if values.appStore == nil { values.appStore = stores.own }
        if values.sharedStores == nil { values.sharedStores = stores.shared }
        return values
    }
}

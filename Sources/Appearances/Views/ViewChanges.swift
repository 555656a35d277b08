import Observation
import SwiftUICore

/// Tells those who show a view of UIKit's that something of it was set.
package final class ViewChanges: Observable {
    private let registrar = ObservationRegistrar()
    private var count = 0
    /// Whether whoever shows the view is giving it a place: it is shown there by the layout in progress.
    var isBeingPlaced = false

    package init() {}

    /// How often something was set; whose body reads it runs again when something is.
    package var read: Int {
        registrar.access(self, keyPath: \.count)
        return count
    }

    package func note() {
        registrar.withMutation(of: self, keyPath: \.count) { count += 1 }
    }
}

extension View {
    /// The view itself. The body that calls this is evaluated again when something is set that these are the changes of.
    package func dependent(on changes: ViewChanges) -> Self {
        _ = changes.read
        return self
    }
}

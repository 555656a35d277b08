/// The node of views with a ground of their own: those of a window, or of a layer above it.
///
/// What views tell those around them, and the appearance that they prefer, end here.
package class RootNode: ContainerNode {
    /// Told after the layout in which what the views prefer for their ground changed.
    package final var onPreferredColorScheme: (ColorScheme?) -> Void = { _ in }
    private var knownScheme: ColorScheme?
    private var isSchemeStale = false

    /// Of the layers that exclude each other, the one that the views here show.
    final weak var exclusiveLayer: WindowLayerNode?
    /// Who waits for that to go, the first first.
    final var presenters: [WeakPresenter] = []

    package override var isRoot: Bool { true }

    final func exclusiveLayerLeft() {
        exclusiveLayer = nil
        let waiting = presenters
        presenters = []
        guard !waiting.isEmpty, isMounted else { return }
        graph.lifecycle.afterLayout { for presenter in waiting { presenter.node?.showWaiting() } }
        graph.requestUpdate()
    }

    /// A view inside may want another appearance for its ground, or none any more.
    final func preferredColorSchemeMayHaveChanged() {
        guard !isSchemeStale else { return }
        isSchemeStale = true
        graph.lifecycle.afterLayout { [weak self] in self?.readPreferredColorScheme() }
        graph.requestUpdate()
    }

    private func readPreferredColorScheme() {
        isSchemeStale = false
        guard isMounted, let content else { return }
        let scheme = content.preferredColorScheme
        guard scheme != knownScheme else { return }
        knownScheme = scheme
        groundMayHaveChanged()
        onPreferredColorScheme(scheme)
    }

    /// For subclasses: what the views prefer for their ground is something else now.
    package func groundMayHaveChanged() {}
}

/// A view that waits to show a layer above its window.
struct WeakPresenter {
    weak var node: WindowLayerPresenterNode?
}

extension _ViewNode {
    /// The window or layer that the view stands in.
    var rootAround: RootNode? {
        var node = parent
        while let current = node {
            if let root = current as? RootNode { return root }
            node = current.parent
        }
        return nil
    }
}

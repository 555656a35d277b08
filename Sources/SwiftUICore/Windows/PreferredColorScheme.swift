/// `preferredColorScheme`: an appearance for a view, and for the window it is in.
struct PreferredColorSchemeModifier: NodeModifier {
    let scheme: ColorScheme?

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferredColorSchemeNode { PreferredColorSchemeNode(scheme, context) }

    @MainActor
    func update(
        _ node: PreferredColorSchemeNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void
    ) {
        node.update(scheme, transaction)
        updateContent(transaction)
    }
}

package final class PreferredColorSchemeNode: SingleChildNode {
    fileprivate private(set) var scheme: ColorScheme?

    init(_ scheme: ColorScheme?, _ context: _NodeContext) {
        self.scheme = scheme
        super.init(context)
        graph.window.colorSchemes.mayBePreferred = true
        appearanceMayHaveChanged()
    }

    package override func didUnmount() { appearanceMayHaveChanged() }

    package override var childContext: _NodeContext {
        var context = super.childContext
        if let scheme { context.environment.colorScheme = scheme }
        return context
    }

    func update(_ newScheme: ColorScheme?, _ transaction: Transaction) {
        guard newScheme != scheme else { return }
        scheme = newScheme
        appearanceMayHaveChanged()
        content?.environmentChanged(childContext.environment, transaction)
    }
}

/// Who has a say in the appearance of a window.
package struct WindowColorSchemes {
    /// What the views want for their window, until another one may have a say in it.
    var known: ColorScheme??
    /// What the app has set for the window itself; it stands for what the host says.
    package internal(set) var window: ColorScheme?
    /// What the host says, while the views or the app want another.
    private(set) var host: ColorScheme?
    /// What the views have wanted last, and all of them find.
    var views: ColorScheme?
    /// Whether any view may ever have wanted one.
    var mayBePreferred = false

    /// What the views find, where the host says `scheme`.
    mutating func shown(instead scheme: ColorScheme) -> ColorScheme {
        let own = views ?? window
        host = own == nil ? nil : scheme
        return own ?? scheme
    }
}

extension WindowState {
    /// The appearance that the views want for their window; nil where none asks. The first and outermost counts.
    ///
    /// - Complexity: O(n) in the number of nodes after views came or went, O(1) otherwise.
    package var preferredColorScheme: ColorScheme? {
        if let known = colorSchemes.known { return known }
        let scheme = rootNode?.preferredColorScheme ?? colorSchemes.window
        colorSchemes.known = .some(scheme)
        return scheme
    }

    /// Shows the whole window in an appearance, as if the system had it; nil follows the system. What views prefer for
    /// their window goes before it.
    package func setColorScheme(_ scheme: ColorScheme?) {
        guard scheme != colorSchemes.window else { return }
        colorSchemes.window = scheme
        colorSchemes.known = nil
        // It may be a body that says so.
        graph.lifecycle.afterLayout { [weak graph = self.graph] in graph?.window.setEnvironment { _ in } }
        graph.requestUpdate()
    }

    /// Shows the whole window, what the views lie on and what stands beside them included, in what they want.
    func showPreferredColorScheme(_ scheme: ColorScheme?) {
        guard scheme != colorSchemes.views else { return }
        colorSchemes.views = scheme
        setEnvironment { _ in }
    }
}

/// A node whose views are out of sight for some time.
@MainActor
protocol AppearanceKeeping {
    /// Whether what the views want for their window counts all the same, unless others in sight want something.
    var keepsAppearance: Bool { get }
}

extension _ViewNode {
    /// The appearance that the views here want for their window; those in windows of their own do not count. Views in sight
    /// come first.
    var preferredColorScheme: ColorScheme? {
        guard graph.window.colorSchemes.mayBePreferred else { return nil }
        return preferredColorScheme(outOfSight: false) ?? preferredColorScheme(outOfSight: true)
    }

    private func preferredColorScheme(outOfSight: Bool) -> ColorScheme? {
        if isDormant, !outOfSight || (self as? any AppearanceKeeping)?.keepsAppearance != true { return nil }
        if let scheme = (self as? PreferredColorSchemeNode)?.scheme { return scheme }
        var found: ColorScheme?
        forEachChild { if found == nil, !$0.isRoot { found = $0.preferredColorScheme(outOfSight: outOfSight) } }
        return found
    }

    /// Another view than before may have a say in the appearance of the window or layer around.
    func appearanceMayHaveChanged() {
        guard graph.window.colorSchemes.mayBePreferred else { return }
        graph.window.colorSchemes.known = nil
        rootAround?.preferredColorSchemeMayHaveChanged()
    }
}

extension View {
    /// Shows this view in light or dark appearance, whatever the system's is.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Shows this view and its window, or the sheet it is in, in light or dark appearance; nil follows the system.
    ///
    /// All system colors and materials follow, and so does the color scheme in the environment. Of several such views in a
    /// window, the first one in sight decides. One that screens of its stack cover counts where no view in sight wants
    /// something. It is mostly written on the root view of the app.
    ///
    ///     NavigationStack {
    ///         Text("Stars over Atacama")
    ///     }
    ///     .preferredColorScheme(isNight ? .dark : nil)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}

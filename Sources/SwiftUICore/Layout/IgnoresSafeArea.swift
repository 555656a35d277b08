/// `ignoresSafeArea`: shows a view under what covers the edges of the window.
nonisolated package struct IgnoresSafeAreaModifier: LayoutModifier {
    private let edges: Edge.Set
    private let regions: SafeAreaRegions
    private let isTold: Bool

    /// - Parameter isTold: whether the view is to know what covers it, because it keeps its content clear of that itself.
    package init(edges: Edge.Set, regions: SafeAreaRegions = .all, isTold: Bool = false) {
        self.edges = edges
        self.regions = regions
        self.isTold = isTold
    }

    package static var readsEnvironment: Bool { true }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(owner) }

    @MainActor
    package func update(_ wrapper: IgnoresSafeAreaNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.update(edges, regions, isTold: isTold, transaction)
    }
}

/// Keeps the frame inside the safe area and offers its child one that reaches out of it.
package final class IgnoresSafeAreaNode: LayoutNode, FrameReading {
    private var edges: Edge.Set = []
    private var regions = SafeAreaRegions.all
    private var isTold = false
    private var windowInsets = EdgeInsets()
    /// How far the child's frame was let out when it was last placed.
    private var extent = EdgeInsets()
    package var isWatched = false

    func update(
        _ newEdges: Edge.Set, _ newRegions: SafeAreaRegions, isTold: Bool, _ transaction: Transaction
    ) {
        self.isTold = isTold
        guard newEdges != edges || newRegions != regions || environment.safeAreaInsets != windowInsets else { return }
        edges = newEdges
        regions = newRegions
        windowInsets = environment.safeAreaInsets
        invalidateLayout(transaction)
    }

    package override var mirrorsPlacement: Bool { true }
    package override var extendsIntoSafeArea: Bool { false }
    package override var safeAreaBarrier: Edge.Set { isTold || !regions.contains(.container) ? [] : edges }
    package override var ignoresKeyboard: Bool {
        !isTold && edges.contains(.bottom) && regions.contains(.keyboard)
    }
    package override var spacerMinimum: ((Axis) -> CGFloat)? { nil }

    private func wantedExtent(in size: CGSize) -> EdgeInsets {
        var insets = safeAreaInsets(in: size)
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        return regions.contains(.container) && regions.contains(.keyboard) ? insets : ofRegions(insets)
    }

    /// Of how far the node could be let out that part which its regions let it out.
    private func ofRegions(_ insets: EdgeInsets) -> EdgeInsets {
        let window = owner.window
        let keyboard = window?.keyboardCover ?? 0
        if regions.contains(.keyboard) {
            return EdgeInsets(top: 0, leading: 0, bottom: min(insets.bottom, keyboard), trailing: 0)
        }
        guard regions.contains(.container), keyboard > 0, let window else { return insets }
        // What the keyboard covers of the container is not shown either.
        var insets = insets
        insets.bottom = max(insets.bottom - window.safeAreaInsets.bottom, 0)
        return insets
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let child = principal else { return }
        let old = extent
        extent = wantedExtent(in: size)
        if isTold, extent != old { child.coversChanged() }
        graph.layouts.watchFrame(of: self)
        let extent = reach(of: child, in: size, proposal)
        let offer = letOut(proposal, by: extent)
        let childSize = child.sizeThatFits(offer)
        // A direction in which nothing is let out keeps the child in the middle, should it stand over on both sides.
        let origin = CGPoint(
            x: extent.horizontal == 0 ? (size.width - childSize.width) / 2 : -extent.leading,
            y: extent.vertical == 0 ? (size.height - childSize.height) / 2 : -extent.top)
        placeChild(child, at: origin, offer, in: size, cause)
    }

    private func letOut(_ proposal: ProposedViewSize, by extent: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 + extent.horizontal }, height: proposal.height.map { $0 + extent.vertical })
    }

    /// How far the child reaches out: one that knows of the covers and grows no larger by it stays where it is, as a row
    /// of buttons does that scrolls sideways below a bar.
    private func reach(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> EdgeInsets {
        guard isTold, extent != EdgeInsets() else { return extent }
        let childSize = child.sizeThatFits(letOut(proposal, by: extent))
        var reach = extent
        if childSize.height <= size.height { (reach.top, reach.bottom) = (0, 0) }
        if childSize.width <= size.width { (reach.leading, reach.trailing) = (0, 0) }
        return reach
    }

    package var isWatching: Bool { !isDetached }

    /// A layer around the node may have been moved, which places nothing in it anew.
    package func checkFrame() {
        if isPlaced, !needsPlacement, wantedExtent(in: size) != extent { invalidateLayout(graph.updates.transaction) }
    }
}

extension View {
    /// Lets the view reach out of the safe area, up to the edge of the window or of what covers it.
    ///
    /// The view keeps its place among the views around it and shows more of itself, on those of the edges that touch
    /// the border of the safe area. It is offered the larger room and starts at the top leading corner of it: a color
    /// that fills its room grows, and a text at the top moves up under the bar. An edge that does not touch the border
    /// is left as it is. Put it on a background instead of on content that would come under a bar.
    ///
    ///     ZStack {
    ///         LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
    ///             .ignoresSafeArea()
    ///         Text("Good night")
    ///             .foregroundStyle(.white)
    ///     }
    ///
    /// - Parameter regions: what may cover it: bars and the device, a keyboard on the screen, or both.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(
            IgnoresSafeAreaModifier(
                edges: regions.isDisjoint(with: [.container, .keyboard]) ? [] : edges, regions: regions))
    }

    /// Shows the view under what covers the edges that it touches, as scroll views and stacks of screens do: its place
    /// among the views around it stays clear of covers, and the view keeps its content clear of them itself.
    nonisolated package func reachingUnderCovers() -> some View {
        modifier(IgnoresSafeAreaModifier(edges: .all, isTold: true))
    }

    /// Lets the view reach out of the safe area on some edges.
    ///
    /// It is the old name of `ignoresSafeArea(_:edges:)` for all regions, the keyboard included. The view keeps its
    /// place among its neighbors and shows more of itself, on those edges where it touches the border of the safe area.
    ///
    ///     ZStack {
    ///         LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
    ///             .edgesIgnoringSafeArea(.all)
    ///         Text("Hello, Kyoto").font(.largeTitle)
    ///     }
    ///
    /// - Parameter edges: the edges on which it reaches out.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

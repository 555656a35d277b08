/// Shows a part of content that may be larger than the view, and moves it with a finger or a wheel.
///
/// Along its axes a scroll view takes what it is offered and gives its content all the length it wants; across them it
/// is as wide as its content. Content of several views is lined up as by a `VStack`, also where the axis is horizontal:
/// put an `HStack` into it. Views that stretch, such as a `Spacer`, have their least or ideal length along the axes.
/// Content goes on under bars and out of the safe area, and starts inside of it.
///
///     ScrollView(.horizontal) {
///         HStack(spacing: 12) {
///             ForEach(0..<10) { day in
///                 Text("Day \(day + 1)")
///                     .frame(width: 80, height: 60)
///                     .background(.quaternary, in: .rect(cornerRadius: 10))
///             }
///         }
///     }
///
/// - Complexity: All views of the content are made. With a `LazyVStack` or `LazyHStack` inside only those in sight are.
nonisolated public struct ScrollView<Content: View>: View {
    /// What is scrolled.
    public var content: Content
    /// The axes along which it is scrolled.
    public var axes: Axis.Set
    /// Whether indicators appear while it moves.
    public var showsIndicators: Bool

    /// Scrolls the views of a closure.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Scrolls the views of a closure.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// The engine makes a scroll view's nodes itself.
    public typealias Body = Never

    /// Makes the viewport, what moves in it, and the indicators.
    @MainActor public static func _makeNode(_ view: ScrollView, _ context: _NodeContext) -> _ViewNode {
        Reaching._makeNode(Reaching(view), context)
    }

    /// Updates axes and content.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: ScrollView, _ transaction: Transaction) {
        Reaching._updateNode(node, Reaching(view), transaction)
    }

    /// A scroll view stays in its place, and shows content under what covers the edges that it touches.
    private typealias Reaching = ModifiedContent<ScrollArea<Content>, IgnoresSafeAreaModifier>
}

extension ModifiedContent where Modifier == IgnoresSafeAreaModifier {
    nonisolated fileprivate init<Scrolled: View>(_ view: ScrollView<Scrolled>) where Content == ScrollArea<Scrolled> {
        self.init(content: ScrollArea(view), modifier: IgnoresSafeAreaModifier(edges: .all, isTold: true))
    }
}

/// A scroll view that is a part of a control, as a wheel is: its content stays where it is when a bar or a keyboard covers
/// it, and bars do not follow it.
nonisolated package struct ControlScrollView<Content: View>: View {
    package typealias Body = Never

    private let area: ScrollArea<Content>

    package init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        area = ScrollArea(ScrollView(axes, content: content), heedsCovers: false)
    }

    @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        ScrollArea._makeNode(view.area, context)
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        ScrollArea._updateNode(node, view.area, transaction)
    }
}

/// A scroll view with its parts.
nonisolated private struct ScrollArea<Scrolled: View>: ContainerView {
    typealias Body = Never
    typealias Moved = ModifiedContent<ModifiedContent<VStack<Scrolled>, ScrollContentModifier>, EnvironmentModifier>

    let axes: Axis.Set
    let showsIndicators: Bool
    let heedsCovers: Bool
    let content: TupleView<(Moved, ScrollIndicator, ScrollIndicator)>

    init(_ view: ScrollView<Scrolled>, heedsCovers: Bool = true) {
        self.heedsCovers = heedsCovers
        axes = view.axes
        showsIndicators = view.showsIndicators
        content = TupleView(
            parts: VStack { view.content }.modifier(ScrollContentModifier()).modifier(Self.entrance),
            ScrollIndicator(axis: .vertical), ScrollIndicator(axis: .horizontal))
    }

    /// What is about the place of the scroll view is not about what moves in it.
    private static var entrance: EnvironmentModifier {
        EnvironmentModifier(
            value: (), isSame: { _ in true },
            apply: { values in MainActor.assumeIsolated { values.enterScrollView() } })
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }
    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }
    @MainActor static func makeLayoutNode(_ owner: _ViewNode) -> ScrollNode { ScrollNode(owner) }
    @MainActor func update(_ layoutNode: ScrollNode, _ transaction: Transaction) {
        layoutNode.update(axes: axes, showsIndicators: showsIndicators, heedsCovers: heedsCovers, transaction)
    }
}

import SwiftUICore

/// Shows a view of UIKit's.
///
/// When it comes, its coordinator and then its view are made; the view is updated right then, and whenever the value or
/// anything that `updateUIView` read has changed. It is dismantled once it is gone.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of view.
    associatedtype UIViewType: UIView
    /// What hears of the view's events; nothing where none is made.
    associatedtype Coordinator = Void

    /// What the view's methods are told of its surroundings.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Has the view show what this value says.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what hears of the view's events, before the view.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes in a proposed one, in points; nil for what its own size and priorities say.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Nothing to do.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// What the view's own size and priorities say.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the node that keeps the view.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        RepresentedBody<Self>._makeNode(RepresentedBody(value: view), context)
    }

    /// Gives the node a newer value.
    public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        RepresentedBody<Self>._updateNode(node, RepresentedBody(value: view), transaction)
    }

    /// One view.
    public static var _listShape: _ListShape { .one }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing hears of the view's events.
    public func makeCoordinator() {}
}

/// What a view of UIKit's is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<View: UIViewRepresentable> {
    /// What hears of the view's events.
    public let coordinator: View.Coordinator
    /// The transaction of the update.
    public internal(set) var transaction: Transaction
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
}

private struct RepresentedBody<Value: UIViewRepresentable>: View, ForwardsDynamicProperties {
    let value: Value
    @Kept private var kept: Value.UIViewType?
    @Environment(\.self) private var environment

    init(value: Value) { self.value = value }

    private func context(_ coordinator: Value.Coordinator) -> UIViewRepresentableContext<Value> {
        UIViewRepresentableContext(
            coordinator: coordinator, transaction: _kept.transaction, environment: environment)
    }

    var body: some View {
        let state = _kept.state
        let coordinator = state.coordinator as? Value.Coordinator ?? value.makeCoordinator()
        state.coordinator = coordinator
        let context = context(coordinator)
        let view = kept ?? value.makeUIView(context: context)
        if kept == nil {
            kept = view
            _kept.reportUndrawn(view)
            state.dismantle = { Value.dismantleUIView(view, coordinator: coordinator) }
        }
        value.updateUIView(view, context: context)
        return RepresentedView(view: view) { value.sizeThatFits($0, uiView: view, context: context) }
    }
}

import SwiftUICore

/// Shows the view of a view controller of UIKit's.
///
/// When it comes, its coordinator and then its controller are made; the controller is updated right then, and whenever
/// the value or anything that `updateUIViewController` read has changed. It is dismantled once it is gone.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of controller.
    associatedtype UIViewControllerType: UIViewController
    /// What hears of the controller's events; nothing where none is made.
    associatedtype Coordinator = Void

    /// What the controller's methods are told of its surroundings.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Has the controller show what this value says.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller's view is gone.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what hears of the controller's events, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes in a proposed one, in points; nil for what its own size and priorities say.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Nothing to do.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// What the view's own size and priorities say.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the node that keeps the controller.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        RepresentedControllerBody<Self>._makeNode(RepresentedControllerBody(value: view), context)
    }

    /// Gives the node a newer value.
    public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        RepresentedControllerBody<Self>._updateNode(node, RepresentedControllerBody(value: view), transaction)
    }

    /// One view.
    public static var _listShape: _ListShape { .one }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing hears of the controller's events.
    public func makeCoordinator() {}
}

/// What a view controller of UIKit's is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<ViewController: UIViewControllerRepresentable> {
    /// What hears of the controller's events.
    public let coordinator: ViewController.Coordinator
    /// The transaction of the update.
    public internal(set) var transaction: Transaction
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
}

private struct RepresentedControllerBody<Value: UIViewControllerRepresentable>: View, ForwardsDynamicProperties {
    let value: Value
    @Kept private var kept: Value.UIViewControllerType?
    @Environment(\.self) private var environment

    init(value: Value) { self.value = value }

    var body: some View {
        let state = _kept.state
        let coordinator = state.coordinator as? Value.Coordinator ?? value.makeCoordinator()
        state.coordinator = coordinator
        let context = UIViewControllerRepresentableContext<Value>(
            coordinator: coordinator, transaction: _kept.transaction, environment: environment)
        let controller = kept ?? value.makeUIViewController(context: context)
        if kept == nil {
            kept = controller
            controller.loadViewIfNeeded()
            state.dismantle = { Value.dismantleUIViewController(controller, coordinator: coordinator) }
        }
        let dismiss = environment.dismiss
        controller.onDismiss = { dismiss() }
        value.updateUIViewController(controller, context: context)
        return RepresentedView(view: controller.view) {
            value.sizeThatFits($0, uiViewController: controller, context: context)
        }
        .onAppear {
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
        }
        .onDisappear {
            controller.viewWillDisappear(false)
            controller.viewDidDisappear(false)
        }
    }
}

import Foundation
import OpenCombine

/// `onReceive`: runs an action with what a publisher sends.
struct ReceiveModifier<P: Publisher>: NodeModifier, ActsOnce where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> ReceiveNode<P> { ReceiveNode(self, context) }

    @MainActor
    func contentWasMade(in node: ReceiveNode<P>) { node.graph.lifecycle.subscribe { [weak node] in node?.subscribe() } }

    @MainActor
    func update(_ node: ReceiveNode<P>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        let isSame = ViewComparison.areEqual(node.modifier.publisher, publisher)
        node.modifier = self
        updateContent(transaction)
        if !isSame { node.graph.lifecycle.subscribe { [weak node] in node?.subscribe() } }
    }
}

package final class ReceiveNode<P: Publisher>: SingleChildNode where P.Failure == Never {
    var modifier: ReceiveModifier<P>
    private var subscription: AnyObject?
    private var nesting = NestedDelivery()

    init(_ modifier: ReceiveModifier<P>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    /// Subscribes, and leaves the publisher before.
    func subscribe() {
        guard isMounted else { return }
        subscription = nil
        let reference = MainActorReference(self)
        let receive: @MainActor (P.Output, OtherThread?) -> Void = { reference.target?.receive($0, from: $1) }
        subscription =
            SharedSubscription.join(modifier.publisher, receive)
            ?? modifier.publisher.sinkOnAnyThread { output in
                nonisolated(unsafe) let output = output
                let thread = OtherThread.current
                MainThread.run { receive(output, thread) }
            }
    }

    private func receive(_ output: P.Output, from thread: OtherThread?) {
        guard isMounted, !(output is Notification) || graph.window.observesPosts else { return }
        if let thread {
            graph.reportChange(
                "The publisher of onReceive(\(P.self)) sent a value", on: thread,
                "The action runs on the main actor all the same, a little later. Send on the main actor, or add "
                    + "receive(on: DispatchQueue.main) to the publisher.", from: self)
        }
        guard nesting.begin() else {
            return graph.report(.sendingCycle("The action of onReceive(\(P.self))", path: path), from: self)
        }
        defer { nesting.end() }
        graph.whileCurrent(on: environment.screen ?? graph.window.screen) { modifier.action(output) }
    }

    package override func didUnmount() { subscription = nil }
}

extension View {
    /// Runs an action with each value that a publisher sends while the view is there.
    ///
    /// The view subscribes when it is inserted and unsubscribes when it is removed. A publisher that is made anew, by
    /// the body of this view or of one around, is subscribed to anew, so that a timer starts over: keep it where it
    /// lasts. The action runs on the main actor. A value that is sent on another thread arrives a little later, and
    /// this is reported.
    ///
    ///     struct Countdown: View {
    ///         @State private var seconds = 30
    ///         @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    ///         var body: some View {
    ///             Text("\(seconds)").onReceive(ticks) { _ in seconds = max(seconds - 1, 0) }
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - publisher: one that never fails; `replaceError(with:)` or `catch` makes one of another.
    ///   - action: called with each value.
    ///
    /// An action that makes the publisher send again is called at most 100 times inside itself, then an issue is
    /// reported; on Apple's platforms the stack overflows.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

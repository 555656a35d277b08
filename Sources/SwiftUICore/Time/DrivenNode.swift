/// Decides what a view shows as time passes: the state of one view, beside its node.
@MainActor
package protocol ContentDriver: AnyObject {
    associatedtype Content: View

    /// The node that shows the content, from before the content is asked for until the driver goes.
    var node: DrivenNode? { get set }

    /// What is shown now; nil shows nothing, which is only possible before there was anything.
    func makeContent() -> Content?

    /// The view is there for the first time, and its content has been made.
    func started()

    /// A frame began, while the node runs.
    ///
    /// - Returns: whether to go on running.
    func frameBegan() -> Bool

    /// The time came that the node's alarm was set to.
    func alarmRang()

    /// Something of the content, which was out of sight, can be seen again.
    func cameIntoSight()
}

extension ContentDriver {
    package func started() {}
    package func frameBegan() -> Bool { false }
    package func alarmRang() {}
    package func cameIntoSight() {}
}

/// The node of a view whose content depends on the time, as its driver sees it.
package class DrivenNode: SingleChildNode, AlarmReceiver {
    private let name: String
    private lazy var motion = BodyMotion(self) { [weak self] in self?.frameBegan() ?? false }

    init(_ name: String, _ context: _NodeContext) {
        self.name = name
        super.init(context)
    }

    package override var viewName: String? { name }

    /// The time of the frame in progress, in seconds.
    package final var now: Double { graph.now }

    /// How many frames the window has begun.
    package final var frameNumber: UInt64 { graph.frameNumber }

    /// Has the driver told of each frame until it says otherwise.
    package final func run() { graph.motion.start(motion, Transaction()) }

    /// Has the content made anew in this frame.
    package final func contentIsDue() { graph.enqueue(self, Transaction()) }

    /// Has the content made anew in this frame, and whatever changes in it move with an animation.
    package final func contentIsDue(_ animation: Animation?) {
        var transaction = Transaction(animation: animation)
        transaction.order = WriteOrder.next()
        graph.enqueue(self, transaction)
    }

    /// Has the driver told when a time, in seconds, has come; it waits for one time only.
    package final func setAlarm(at time: Double) { graph.alarms.set(at: time, for: self) }

    /// Forgets the time that the driver waits for.
    package final func cancelAlarm() { graph.alarms.cancel(of: self) }

    /// Has the driver told when something of the content is seen again.
    package final func waitUntilInSight() { graph.alarms.waitUntilInSight(self) }

    /// Whether anything of the content is shown.
    package final var isInSight: Bool {
        if isOutOfSight { return false }
        var nodes: [LayoutNode] = []
        content?.appendLayoutNodes(to: &nodes)
        return nodes.isEmpty || nodes.contains { !$0.isCulled }
    }

    func frameBegan() -> Bool { false }
    package func alarmRang() {}
    package func cameIntoSight() {}

    package override func didUnmount() {
        motion.detach()
        graph.alarms.cancel(of: self)
    }
}

/// The node of a view with a driver of some type.
package final class DriverNode<Driver: ContentDriver>: DrivenNode {
    package let driver: Driver

    /// - Parameter name: what the view is called in messages.
    package init(_ driver: Driver, name: String, _ context: _NodeContext) {
        self.driver = driver
        super.init(name, context)
        driver.node = self
        content = value().map { Driver.Content._makeNode($0, childContext) }
        driver.started()
    }

    private func value() -> Driver.Content? {
        DependencyTracking.evaluate(inBodyOf: self) { driver.makeContent() }
    }

    /// Shows what the driver makes of the present.
    package func showContent(_ transaction: Transaction) {
        guard let value = value() else { return }
        if let content {
            Driver.Content._updateNode(content, value, transaction)
        } else {
            content = Driver.Content._makeNode(value, childContext)
            childListChanged(transaction)
        }
    }

    package override func evaluate(_ transaction: Transaction) {
        showContent(graph.transactionForEvaluation(of: self, inherited: transaction))
    }

    override func frameBegan() -> Bool { driver.frameBegan() }
    package override func alarmRang() { driver.alarmRang() }
    package override func cameIntoSight() { driver.cameIntoSight() }
}

import Foundation

/// A view that is made anew at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How finely the dates are spaced.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// Continuously.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The date of the schedule that the content is for. The schedule's first, where that lies ahead.
        public let date: Date
        /// How finely the content may divide time; hosts show every date, so this is always `live`.
        public let cadence: Cadence
        let node: WeakTimelineNode

        /// Makes the content anew for the same date.
        @MainActor public func invalidateTimelineContent() { node.node?.contentIsDue(Transaction()) }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of any `TimelineView` is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

final class WeakTimelineNode: @unchecked Sendable {
    weak var node: FrameDrivenNode?
}

extension TimelineView: View where Content: View {
    /// A view that is made anew at the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// The content draws itself.
    public typealias Body = Never

    /// Makes the node, with the content for now.
    @MainActor
    public static func _makeNode(_ view: TimelineView, _ context: _NodeContext) -> _ViewNode {
        TimelineNode(view, context)
    }

    /// Gives the node a newer schedule and content.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: TimelineView, _ transaction: Transaction) {
        unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view, transaction)
    }
}

/// The node of a view that follows a schedule. Between two dates it costs nothing, and out of sight it does not follow.
package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: FrameDrivenNode, AlarmReceiver {
    private var view: TimelineView<Schedule, Content>
    private var dates: Schedule.Entries.Iterator?
    /// The date the content is made for.
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var nextDate: Date?
    private let reference = WeakTimelineNode()

    init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        reference.node = self
        restart()
        content = Content._makeNode(shownContent, childContext)
    }

    package override var viewName: String? { "TimelineView" }

    private var now: Date { environment.startDate.addingTimeInterval(graph.now) }

    private var followsFrames: Bool { (view.schedule as? AnimationTimelineSchedule)?.followsFrames ?? false }

    private var shownContent: Content {
        let context = TimelineViewDefaultContext(date: date, cadence: .live, node: reference)
        return DependencyTracking.evaluate(inBodyOf: self) { view.content(context) }
    }

    func update(_ newView: TimelineView<Schedule, Content>, _ transaction: Transaction) {
        let isSame = ViewComparison.areEqual(view.schedule, newView.schedule)
        view = newView
        if !isSame { restart() }
        Content._updateNode(content!, shownContent, transaction)
    }

    /// Begins the schedule from now.
    private func restart() {
        graph.cancelAlarm(of: self)
        dates = nil
        nextDate = nil
        guard !followsFrames else {
            date = now
            return startRunning()
        }
        // What is paused stays at the date it shows.
        let isPaused = (view.schedule as? AnimationTimelineSchedule)?.isPaused ?? false
        guard !isPaused || content == nil else { return }
        var dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = dates.next() ?? now
        nextDate = dates.next()
        self.dates = dates
        takeDueDates()
        setAlarm()
    }

    /// Goes on to the last date that is not ahead.
    ///
    /// - Returns: whether there was another.
    @discardableResult
    private func takeDueDates() -> Bool {
        let latest = now.addingTimeInterval(TimelineNode.tolerance)
        var hasChanged = false
        while let next = nextDate, next <= latest {
            date = next
            nextDate = dates?.next()
            hasChanged = true
        }
        return hasChanged
    }

    /// Seconds that dates may be off for being counted from another date than frames.
    private static var tolerance: TimeInterval { 1e-6 }

    private func setAlarm() {
        guard let nextDate else { return }
        graph.setAlarm(at: nextDate.timeIntervalSince(environment.startDate), for: self)
    }

    func alarmRang() {
        guard isInSight else { return graph.waitUntilInSight(self) }
        if takeDueDates() { contentIsDue(Transaction()) }
        setAlarm()
    }

    override func frameBegan() -> Bool {
        guard followsFrames else { return false }
        guard isInSight else {
            graph.waitUntilInSight(self)
            return false
        }
        if date != now {
            date = now
            contentIsDue(Transaction())
        }
        return true
    }

    func cameIntoSight() {
        if followsFrames { startRunning() } else { alarmRang() }
    }

    var isInSight: Bool {
        if isInDormantBranch { return false }
        var nodes: [LayoutNode] = []
        content?.appendLayoutNodes(to: &nodes)
        return nodes.isEmpty || nodes.contains { !$0.isCulled }
    }

    override func evaluateContent(_ transaction: Transaction) {
        Content._updateNode(content!, shownContent, transaction)
    }

    package override func didUnmount() {
        graph.cancelAlarm(of: self)
        super.didUnmount()
    }
}

extension LayoutNode {
    /// Whether a scroll view keeps everything of the node from the host, because it is out of sight.
    var isCulled: Bool {
        var node: LayoutNode? = self
        while let current = node, current.layer == nil { node = current.parent }
        var layer = node?.layer
        if node !== self {
            // A node without a layer is as far in sight as those in it.
            var inner: [EngineLayer] = []
            appendOwnLayers(to: &inner)
            if !inner.isEmpty, inner.allSatisfy(\.isCulled) { return true }
        }
        while let current = layer {
            if current.isCulled { return true }
            layer = current.parent
        }
        return false
    }
}

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
        let node: WeakDrivenNode

        /// Makes the content anew for the same date.
        @MainActor public func invalidateTimelineContent() { node.node?.contentIsDue() }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of any `TimelineView` is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

final class WeakDrivenNode: @unchecked Sendable {
    weak var node: DrivenNode?
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
        DriverNode(TimelineDriver(view), name: "TimelineView", context)
    }

    /// Gives the node a newer schedule and content.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: TimelineView, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: DriverNode<TimelineDriver<Schedule, Content>>.self)
        node.driver.update(view)
        node.showContent(transaction)
    }
}

/// Follows a schedule. Between two dates that costs nothing, and out of sight it does not follow.
private final class TimelineDriver<Schedule: TimelineSchedule, Content: View>: ContentDriver {
    weak var node: DrivenNode? {
        didSet {
            reference.node = node
            restart()
        }
    }
    private var view: TimelineView<Schedule, Content>
    private var dates: Schedule.Entries.Iterator?
    /// The date the content is made for.
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var nextDate: Date?
    private var hasContent = false
    private let reference = WeakDrivenNode()

    init(_ view: TimelineView<Schedule, Content>) { self.view = view }

    private var followsFrames: Bool { (view.schedule as? AnimationTimelineSchedule)?.followsFrames ?? false }

    private func now(_ node: DrivenNode) -> Date { node.environment.startDate.addingTimeInterval(node.now) }

    func makeContent() -> Content? {
        hasContent = true
        return view.content(TimelineViewDefaultContext(date: date, cadence: .live, node: reference))
    }

    func update(_ newView: TimelineView<Schedule, Content>) {
        let isSame = ViewComparison.areEqual(view.schedule, newView.schedule)
        view = newView
        if !isSame { restart() }
    }

    /// Begins the schedule from now.
    private func restart() {
        guard let node else { return }
        node.cancelAlarm()
        dates = nil
        nextDate = nil
        guard !followsFrames else {
            date = now(node)
            return node.run()
        }
        // What is paused stays at the date it shows.
        let isPaused = (view.schedule as? AnimationTimelineSchedule)?.isPaused ?? false
        guard !isPaused || !hasContent else { return }
        var dates = view.schedule.entries(from: now(node), mode: .normal).makeIterator()
        date = dates.next() ?? now(node)
        self.dates = dates
        var budget = Self.mostDates
        nextDate = nextDate(after: date, &budget)
        takeDueDates(node)
        setAlarm(node)
    }

    /// Goes on to the last date that is not ahead.
    ///
    /// Where many dates have passed, the schedule is asked anew for those from now on. One that begins with its first date
    /// all the same is gone through over several frames.
    ///
    /// - Returns: whether there was another.
    @discardableResult
    private func takeDueDates(_ node: DrivenNode) -> Bool {
        // Dates may be off by this for being counted from another date than frames.
        let latest = now(node).addingTimeInterval(1e-6)
        let before = date
        guard !takeDates(until: latest) else { return date != before }
        reportDensity(since: before, node)
        if skipDates(node, until: latest) { takeDates(until: latest) }
        return true
    }

    /// How many dates are looked at before the schedule is asked anew, or the next frame goes on with them.
    private static var mostDates: Int { 10_000 }

    /// - Returns: whether the dates up to another have all been looked at.
    @discardableResult
    private func takeDates(until latest: Date) -> Bool {
        var budget = Self.mostDates
        while let next = nextDate, next <= latest {
            guard budget > 0 else { return false }
            date = next
            nextDate = nextDate(after: next, &budget)
        }
        return true
    }

    /// Leaves out what has passed, as far as the schedule can do so.
    ///
    /// - Returns: whether there are dates that are nearer.
    private func skipDates(_ node: DrivenNode, until latest: Date) -> Bool {
        var dates = view.schedule.entries(from: now(node), mode: .normal).makeIterator()
        guard let first = dates.next(), first > date else { return false }
        self.dates = dates
        nextDate = first
        return true
    }

    /// Tells of schedules with more dates than anybody can see.
    private func reportDensity(since start: Date, _ node: DrivenNode) {
        guard date.timeIntervalSince(start) < 0.1 else { return }
        node.graph.report(.manyDates(Self.mostDates, path: node.path), from: node)
    }

    /// The schedule's next date that is later; nil where a thousand are not, as a schedule that stands still has no end.
    ///
    /// - Parameter budget: is lowered by the dates that are looked at.
    private func nextDate(after date: Date, _ budget: inout Int) -> Date? {
        for _ in 0..<1000 {
            budget -= 1
            guard let next = dates?.next() else { return nil }
            if next > date { return next }
        }
        return nil
    }

    private func setAlarm(_ node: DrivenNode) {
        guard let nextDate else { return }
        node.setAlarm(at: nextDate.timeIntervalSince(node.environment.startDate))
    }

    func alarmRang() {
        guard let node else { return }
        guard node.isInSight else { return node.waitUntilInSight() }
        if takeDueDates(node) { node.contentIsDue() }
        setAlarm(node)
    }

    func frameBegan() -> Bool {
        guard followsFrames, let node else { return false }
        guard node.isInSight else {
            node.waitUntilInSight()
            return false
        }
        if date != now(node) {
            date = now(node)
            node.contentIsDue()
        }
        return true
    }

    func cameIntoSight() {
        if followsFrames { node?.run() } else { alarmRang() }
    }
}

/// A stack of screens on its way through time: it takes up what the path, links and fingers ask for, and tells its
/// views where screens are.
@MainActor
final class StackModel: ObservableObject, OutlivesViews, SessionObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private(set) var entries = StackEntries() { didSet { declarations = [:] } }
    private(set) var motion = StackMotion([0])
    private var path: StackPath?
    private var records: [Int: ScreenRecord] = [:]
    /// Ends the presentation that the whole stack is in.
    var outerDismiss: DismissTarget?
    /// The stack whose bar this one shows, too; nil where it has a bar of its own.
    var joined: JoinedStack?
    /// What the screen in front last said about bars.
    var frontBar = BarPreferences()
    private var hasStarted = false
    /// What was on the stack in the process before this one, and is not yet again.
    private var former: [FormerScreen] = []
    /// How the motion that a change brings about runs.
    private var nextAnimation = StackModel.transition

    /// Half a second with a quick start and a slow end: a curve near the one that others have fitted to iOS 16.3
    /// (flutter/flutter, cupertino/route.dart), never more than 2.2 % of the way apart.
    nonisolated static let transition = Animation.timingCurve(0.267, 0.48, 0.102, 1, duration: 0.5)

    /// What a finger has left of a pop, or takes back.
    nonisolated static let release = Animation.timingCurve(0.2, 0.6, 0.3, 1, duration: 0.3)

    nonisolated init() {}

    /// Connects the stack with the path of its newest value. The first one's screens are there at once.
    func connect(_ path: StackPath?) {
        self.path = path
        guard !hasStarted else { return }
        hasStarted = true
        if let path {
            entries.setValues(path.values())
            motion = StackMotion(entries.entries.map(\.id))
            for entry in entries.entries { record(of: entry.id).entry = entry }
        } else {
            putFormerValues()
        }
    }

    // MARK: From one process to the next

    /// The screens above the root, unless the app keeps the path.
    func sessionData(onLoss: (String) -> Void) -> Data? {
        guard path == nil else { return nil }
        var screens: [FormerScreen] = []
        for entry in entries.entries.dropFirst() {
            guard case .value(let value) = entry.source else {
                screens.append(.views)
                continue
            }
            guard let codable = NavigationPath(values: [value]).codable, let data = try? JSONEncoder().encode(codable)
            else {
                onLoss("a screen of a navigation stack was closed, as \(type(of: value.base)) is not Codable")
                break
            }
            screens.append(.value(data))
        }
        screens += former
        return screens.isEmpty ? nil : try? JSONEncoder().encode(screens)
    }

    func restoreSession(_ data: Data) { former = (try? JSONDecoder().decode([FormerScreen].self, from: data)) ?? [] }

    /// Puts the values on the stack that come next, up to a screen that its link has to bring back.
    private func putFormerValues() {
        while case .value(let data)? = former.first {
            former.removeFirst()
            guard let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) else {
                return former = []
            }
            for value in NavigationPath(codable).values { entries.push(.value(value)) }
        }
        motion = StackMotion(entries.entries.map(\.id))
        for entry in entries.entries { record(of: entry.id).entry = entry }
    }

    /// A screen as another process has it.
    private enum FormerScreen: Codable {
        /// A path of one value.
        case value(Data)
        /// The views of a link or a modifier, which puts them there itself.
        case views
    }

    // MARK: Screens

    /// Tells the views of screens that the path has lost that they are on their way out, as soon as the path is read: before
    /// they are evaluated with what the app has taken away together with them.
    ///
    /// - Parameter values: those of the path; nil where the stack keeps its path itself.
    func markScreens(lostBy values: [AnyHashable]?) {
        var wanted = entries
        if let values { wanted.setValues(values) }
        markRemoved(except: wanted)
    }

    private func markRemoved(except entries: StackEntries) {
        for record in records.values { record.removal.set(!entries.contains(record.id)) }
    }

    /// What is known of a screen.
    func record(of id: Int) -> ScreenRecord {
        if let record = records[id] { return record }
        let record = ScreenRecord(id: id, stack: self)
        records[id] = record
        return record
    }

    func entry(of id: Int) -> StackEntries.Entry? {
        records[id]?.entry ?? entries.index(of: id).map { entries.entries[$0] }
    }

    // MARK: Changes

    /// Has the screens of values in front of the root without a motion, as far as the path takes them.
    func takeAtOnce(_ values: [AnyHashable]) {
        var taken = values
        if let path {
            guard path.values().isEmpty else { return }
            taken = Array(values.prefix { path.append($0) })
        }
        objectWillChange.send()
        entries.setValues(taken)
        motion = StackMotion(entries.entries.map(\.id))
        for entry in entries.entries { record(of: entry.id).entry = entry }
    }

    /// The path says something else.
    func pathChanged(_ transaction: Transaction = .current) {
        guard let path else { return }
        change(by: transaction) { $0.setValues(path.values()) }
    }

    /// Pushes a value, as a link does.
    func push(_ value: AnyHashable, from id: Int) -> String? {
        guard entries.top.id == id, !motion.isFollowing else { return nil }
        if let path {
            guard path.append(value) else {
                return "a link leads to a value of type \(type(of: value.base)), and the stack's path has values of "
                    + "another type, so nothing is pushed. Bind the stack to a NavigationPath, or give the link a "
                    + "value of the path's type."
            }
            pathChanged()
        } else {
            change { $0.push(.value(value)) }
        }
        return nil
    }

    /// Pushes the views of a link or a modifier.
    func push(_ source: ViewSource, from id: Int) {
        let key = ObjectIdentifier(source)
        guard entries.entry(ofView: key) == nil, entries.contains(id) else { return }
        change {
            $0.push(.view(key))
            record(of: $0.top.id).source = source
        }
        guard case .views? = former.first else { return }
        former.removeFirst()
        if case .value? = former.first {
            objectWillChange.send()
            putFormerValues()
        }
    }

    /// Pops the screen of a link or a modifier, which asks for it itself.
    func pop(_ source: ViewSource) {
        guard let entry = entries.entry(ofView: ObjectIdentifier(source)) else { return }
        pop(entry.id)
    }

    /// Pops a screen and all in front of it.
    func pop(_ id: Int, _ animation: Animation = StackModel.transition) {
        guard entries.contains(id), id != 0 else { return }
        nextAnimation = animation
        change { $0.remove(from: id) }
        nextAnimation = Self.transition
    }

    /// Pops the screen in front, unless there is only the root.
    func popTop() {
        if !motion.isFollowing { pop(entries.top.id) }
    }

    /// Dismisses what a screen is: pops it, or ends the presentation that the root is in.
    func dismiss(_ id: Int) {
        if id == 0 { outerDismiss?.callAsFunction() } else { pop(id) }
    }

    private func change(by transaction: Transaction = .current, _ edit: (inout StackEntries) -> Void) {
        let old = entries
        var new = entries
        edit(&new)
        markRemoved(except: new)
        guard new != old else { return }
        objectWillChange.send()
        entries = new
        for entry in new.entries { record(of: entry.id).entry = entry }
        let moves = motion.change(to: new.entries.map(\.id))
        tellWhatWasLost(old, new)
        if moves { sendOff(nextAnimation, transaction) } else { forgetRecords() }
        for entry in new.entries { records[entry.id]?.objectWillChange.send() }
    }

    /// Writes down for the app what was popped.
    private func tellWhatWasLost(_ old: StackEntries, _ new: StackEntries) {
        if let path {
            let (before, after) = (path.values(), new.values)
            if before.count > after.count, before.starts(with: after) { path.removeLast(before.count - after.count) }
        }
        for entry in old.entries where !new.contains(entry.id) { records[entry.id]?.source?.wasPopped() }
    }

    /// Starts the motion once the screens that are new have been built.
    ///
    /// - Parameter change: the change that moves them, which may want no animation.
    private func sendOff(_ animation: Animation, _ change: Transaction) {
        let number = motion.number
        starts.append { [weak self] in
            guard let self, self.motion.number == number else { return }
            var transaction = Transaction(animation: animation)
            if change.disablesAnimations || !SystemMotion.isOn {
                transaction.animation = nil
                transaction.disablesAnimations = true
            }
            transaction.completions = change.motionWatchers
            transaction.addAnimationCompletion { [weak self] in self?.end(number) }
            withTransaction(transaction) {
                self.objectWillChange.send()
                self.motion.settle()
            }
        }
        objectWillChange.send()
    }

    /// Motions that begin as soon as the views know their screens.
    private var starts: [() -> Void] = []

    /// The views know the newest screens.
    func viewsAreUpToDate() {
        let due = starts
        starts = []
        for start in due { start() }
    }

    private func end(_ number: Int) {
        guard number == motion.number, !motion.isFollowing else { return }
        objectWillChange.send()
        motion.end(number)
        forgetRecords()
    }

    private func forgetRecords() {
        let alive = Set(motion.screens.map(\.id))
        records = records.filter { alive.contains($0.key) }
    }

    // MARK: Titles

    /// The heights of what grows with the text size around the stack.
    var barHeights = BarHeights()

    /// Whose large titles were under the bar when a motion began, by the motion's number.
    private var collapsed: (motion: Int, screens: [Int: Bool]) = (-1, [:])

    /// Whether a screen's large title was under its bar when the motion in progress began: it keeps its way to the back
    /// button and from there, also while content goes on scrolling.
    func hadCollapsed(_ id: Int) -> Bool {
        if collapsed.motion != motion.number { collapsed = (motion.number, [:]) }
        if let known = collapsed.screens[id] { return known }
        let offset = record(of: id).cover.cover?.offset ?? 0
        let isCollapsed = offset >= barHeights.largeTitle - BarMetrics.swap
        collapsed.screens[id] = isCollapsed
        return isCollapsed
    }

    // MARK: Zoom

    /// Where the views are that screens grow out of.
    private var sources: [ZoomSource: ZoomFrame] = [:]
    /// The stack's own place in the window.
    var frame = CGRect.zero { didSet { if frame != oldValue { placesChanged() } } }

    func setSource(_ source: ZoomSource, _ frame: ZoomFrame) {
        guard sources[source] != frame else { return }
        sources[source] = frame
        placesChanged()
    }

    /// What moves goes where it has to go now, as when the window turns meanwhile.
    private func placesChanged() { if motion.isMoving { objectWillChange.send() } }

    /// Where a screen grows out of, in the stack's area; nil for one that comes from the side.
    func zoomFrame(of id: Int) -> ZoomFrame? {
        guard var found = record(of: id).zoom.flatMap({ sources[$0] }), found.rect.width > 0 else { return nil }
        found.rect = found.rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
        return found
    }

    // MARK: The finger

    func handle(_ phase: EdgePanPhase, width: CGFloat) {
        let width = max(width, 1)
        switch phase {
        case .changed(let distance):
            if !motion.isFollowing, !take() { return }
            objectWillChange.send()
            motion.follow(to: Double(distance / width))
        case .ended(let distance, let velocity):
            guard motion.isFollowing else { return }
            let commits = StackMotion.commits(at: Double(distance / width), velocity: Double(velocity / width))
            if commits { pop(entries.top.id, Self.release) } else { letGo() }
        case .cancelled:
            letGo()
        }
    }

    private func take() -> Bool {
        guard !record(of: entries.top.id).bar.hidesBackButton else { return false }
        return motion.take()
    }

    private func letGo() {
        guard motion.isFollowing else { return }
        withAnimation(Self.release, completionCriteria: .logicallyComplete) {
            objectWillChange.send()
            motion.letGo()
        } completion: { [weak self, number = motion.number] in
            self?.end(number)
        }
    }

    // MARK: Destinations

    /// The destination for a value: of several for its type, that of the screen nearest to the root.
    func destination(for value: AnyHashable) -> Destination? {
        declared(for: type(of: value.base)).first
    }

    /// All destinations declared for a type, from the root up.
    func declared(for type: Any.Type) -> [Destination] {
        let key = ObjectIdentifier(type)
        if let known = declarations[key] { return known }
        let found = entries.entries.flatMap { records[$0.id]?.destinations.filter { $0.type == type } ?? [] }
        declarations[key] = found
        return found
    }

    /// The destinations by type: each screen of a long path asks for those of all screens.
    private var declarations: [ObjectIdentifier: [Destination]] = [:]

    /// A screen declares other destinations than before: what the screens above it show may come from them. Its own views
    /// stay, as these declare new destinations whenever they are evaluated.
    func destinationsChanged(on id: Int) {
        declarations = [:]
        var isAbove = false
        for entry in entries.entries {
            guard let record = records[entry.id] else { continue }
            if isAbove { record.destinationsBelow += 1 }
            if entry.id == id { isAbove = true }
            record.objectWillChange.send()
        }
    }
}

extension DismissTarget {
    @MainActor func callAsFunction() { DismissAction(self)() }
}

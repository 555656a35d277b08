@_exported import SwiftUITesting

/// A view on some host, under somebody's hands: what a walk through an app is written against, once for all hosts.
///
///     @Test("A card that is dragged away uncovers the next", arguments: StageHost.all)
///     func swipe(_ host: StageHost) async throws {
///         try await host.show(DeckView()) { stage in
///             try await stage.drag(try await stage.find(.label("Venice")), by: CGSize(width: 200, height: 0))
///             try await stage.settle()
///             #expect(try await stage.findAll(.label("Venice")).isEmpty)
///         }
///     }
///
/// One host has virtual time; the others are a browser, where a busy machine stretches it. What a walk expects must not
/// depend on that: `drag` lets the finger rest before it is lifted, `flick` says itself when it took place, and
/// `settle()` comes before looking.
@MainActor
public protocol Stage: AnyObject {
    /// Where the view is shown.
    var host: StageHost { get }
    /// All elements that match, in reading order, where they are drawn now.
    func findAll(_ query: Query) async throws -> [StagedElement]
    /// The elements there are, a line each, for messages.
    func describeElements() async throws -> String
    /// What a screen reader finds, in reading order: in a browser, from Chromium's own accessibility tree, without the
    /// pieces of texts.
    func readElements() async throws -> [ReadElement]

    /// Puts the finger down, or presses the mouse's button, at a point of the window.
    func down(at point: CGPoint) async throws
    /// Puts the finger down and moves it to points, so fast that nothing comes in between: on a machine that is busy, what
    /// is to become a drag would be a long press otherwise.
    func down(at point: CGPoint, movingTo points: [CGPoint]) async throws
    /// Moves what is down to a point with one sample, and shows a frame.
    func move(to point: CGPoint) async throws
    /// Lifts the finger where it is.
    func lift() async throws
    /// Loses the finger, as when the system takes the touch away or another window comes to the front.
    func cancel() async throws

    /// Flicks: down, straight and even steps of a frame, and up at full speed.
    ///
    /// What the app is told of it has taken `seconds` exactly, also on a machine that is busy.
    func flick(at point: CGPoint, by distance: CGSize, over seconds: Double) async throws

    /// Presses and releases a key.
    func key(_ key: KeyEquivalent, modifiers: EventModifiers) async throws
    /// Types text into what has the focus.
    func type(_ text: String) async throws
    /// Turns the wheel over a point: positive amounts show what is further right and down.
    func scroll(at point: CGPoint, by distance: CGSize) async throws
    /// Performs an accessibility action of an element, by name, as assistive technology does.
    func perform(_ action: String, on element: StagedElement, at callSite: CallSite) async throws

    /// What a screen reader was given to say by itself, in order: in a browser since the walk began, and of what came in
    /// one frame the last.
    func announcements() async throws -> [String]

    /// Lets time pass, in seconds.
    func live(for seconds: Double) async throws
    /// Waits until nothing moves and all is shown, also while a finger is down.
    func settle(at callSite: CallSite) async throws
    /// Sizes the window anew, in points and pixels per point.
    func resize(to size: CGSize, scale: CGFloat) async throws
    /// The events of fingers, mouse and wheel that this host had, and how many of them the app got.
    func countInput() async throws -> (sent: Int, received: Int)
}

extension Stage {
    /// The one element that matches.
    ///
    /// - Parameters:
    ///   - file: of the call, which the error names; a function that calls this one for walks passes its own caller's.
    ///   - line: of the call.
    /// - Throws: `QueryFailed`, with the elements there are, when none or several match.
    public func find(
        _ query: Query, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> StagedElement {
        let found = try await findAll(query)
        guard found.count == 1 else {
            throw QueryFailed(
                query: query, count: found.count, elements: try await describeElements(), callSite: CallSite(file, line)
            )
        }
        return found[0]
    }

    /// Performs an accessibility action of an element, by name.
    ///
    /// - Throws: `ActionMissing`, with the actions the element has.
    public func perform(
        _ action: String, on element: StagedElement, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await perform(action, on: element, at: CallSite(file, line))
    }

    /// Waits until nothing moves and all is shown, also while a finger is down.
    public func settle(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await settle(at: CallSite(file, line))
    }

    /// Moves what is down at `start` by a distance, in straight and even steps of a frame.
    ///
    /// - Returns: the number of steps.
    @discardableResult
    public func move(from start: CGPoint, by distance: CGSize, over seconds: Double = 0.3) async throws -> Int {
        let points = Self.steps(from: start, by: distance, over: seconds)
        for point in points { try await move(to: point) }
        return points.count
    }

    /// Where a straight and even movement is in each of its frames.
    static func steps(from start: CGPoint, by distance: CGSize, over seconds: Double) -> [CGPoint] {
        let count = seconds > 0 && seconds < 60 ? max(Int(clamping: (seconds * 60).rounded()), 1) : 1
        return (1...count).map { step in
            let share = CGFloat(step) / CGFloat(count)
            return CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share)
        }
    }

    /// Taps a point: down and up.
    public func tap(at point: CGPoint) async throws {
        try await down(at: point)
        // A browser takes its time by itself, and on a busy machine so long that more would make it a long press.
        if host == .headless { try await live(for: 0.05) }
        try await lift()
    }

    /// Taps the middle of an element.
    public func tap(_ element: StagedElement) async throws { try await tap(at: element.center) }

    /// Drags from the middle of an element: down, rest for `holding`, move, rest a moment, up.
    public func drag(
        _ element: StagedElement, by distance: CGSize, over seconds: Double = 0.3, holding: Double = 0
    ) async throws {
        let start = element.center
        let steps = Self.steps(from: start, by: distance, over: seconds)
        // Fingers that move less than ten points may as well press.
        let begun = holding > 0 ? 0 : (steps.firstIndex { hypot($0.x - start.x, $0.y - start.y) > 12 } ?? 0) + 1
        if holding > 0 {
            try await down(at: start)
            try await live(for: holding)
        } else {
            try await down(at: start, movingTo: Array(steps[..<begun]))
        }
        for step in steps[begun...] { try await move(to: step) }
        try await live(for: 0.15)
        try await lift()
    }

    /// Flicks an element from its middle.
    public func flick(_ element: StagedElement, by distance: CGSize, over seconds: Double = 0.1) async throws {
        try await flick(at: element.center, by: distance, over: seconds)
    }

    /// Presses Tab until an element has the focus, unless it has it already, and waits until that is shown.
    ///
    /// - Throws: `QueryFailed`, with the elements there are, when the keyboard does not come to one that matches.
    public func focus(_ query: Query, file: StaticString = #filePath, line: UInt = #line) async throws {
        if try await findAll(query).contains(where: \.isFocused) { return }
        var first: UInt32?
        var hasSeenOthers = false
        for _ in 0..<100 {
            try await key(.tab)
            try await settle()
            // In between, a page comes to actions of elements, and to nothing at its end.
            guard let focused = try await findAll(.containing("")).first(where: \.isFocused) else { continue }
            if query.matches(focused.node) { return }
            // At a page's end the app keeps its focus for one more key.
            if focused.node.id == first, hasSeenOthers { break }
            hasSeenOthers = hasSeenOthers || first != nil && focused.node.id != first
            first = first ?? focused.node.id
        }
        throw QueryFailed(
            query: query, count: 0, elements: try await describeElements(), callSite: CallSite(file, line))
    }

    /// Presses and releases a key without modifiers.
    public func key(_ key: KeyEquivalent) async throws { try await self.key(key, modifiers: []) }
}

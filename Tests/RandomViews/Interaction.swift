import RiffleGestures
import RiffleHosting
import RiffleLayers
import SeededNumbers

/// One thing that happens to an interface, written down.
package enum Interaction: Codable, Hashable, Sendable {
    case touch(finger: Int, x: Int, y: Int)
    case move(finger: Int, x: Int, y: Int)
    case lift(finger: Int)
    case cancel
    case wheel(x: Int, y: Int, by: Int)
    case key(Key)
    /// A character, typed into what has the focus.
    case character(Int)
    /// A tap on one of the elements there are, counted round and round.
    case tap(element: Int)
    /// A quick drag from one of the elements there are.
    case swipe(element: Int, x: Int, y: Int)
    /// A finger that rests on one of the elements there are, moves it, and stays down.
    case take(element: Int, x: Int, y: Int)
    case resize(width: Int, height: Int)
    case appearance(isDark: Bool)
    /// So many frames of 60 Hz.
    case frames(Int)
    /// One frame, so many milliseconds later.
    case pause(milliseconds: Int)

    package enum Key: Int, Codable, CaseIterable, Sendable {
        case tab, backTab, space, enter, escape, left, down
    }

    /// Fingers mostly touch, move and lift; time mostly passes.
    ///
    /// - Parameter aims: whether some of it goes to elements, and is typed into what has the focus.
    package static func random(aims: Bool, using random: inout SeededGenerator) -> Interaction {
        func x() -> Int { .random(in: -10..<310, using: &random) }
        func y() -> Int { .random(in: -10..<410, using: &random) }
        let finger = Int.random(in: 1...2, using: &random)
        switch Int.random(in: 0..<(aims ? 33 : 24), using: &random) {
        case 0..<5: return .touch(finger: finger, x: x(), y: y())
        case 5..<9: return .move(finger: finger, x: x(), y: y())
        case 9..<13: return .lift(finger: finger)
        case 13: return .cancel
        case 14: return .wheel(x: x(), y: y(), by: .random(in: -120...120, using: &random))
        case 15, 16: return .key(random.pick(Key.allCases))
        case 17:
            return .resize(width: .random(in: 1...400, using: &random), height: .random(in: 1...500, using: &random))
        case 18: return .appearance(isDark: random.chance(0.5))
        case 19..<22: return .frames(.random(in: 1...4, using: &random))
        case 22, 23: return .pause(milliseconds: .random(in: 0...900, using: &random))
        // Random places seldom hit what is small, and most that matters is.
        case 24..<28: return .tap(element: .random(in: 0..<40, using: &random))
        case 28, 29:
            return .swipe(
                element: .random(in: 0..<40, using: &random), x: .random(in: -160...160, using: &random),
                y: .random(in: -160...160, using: &random))
        case 30:
            return .take(
                element: .random(in: 0..<40, using: &random), x: .random(in: -160...160, using: &random),
                y: .random(in: -160...160, using: &random))
        default: return .character(.random(in: 0..<8, using: &random))
        }
    }
}

/// An interface that interactions are done to, one frame at least after each.
@MainActor
final class Player {
    let session: HostSession
    var graph: ViewGraph { SessionInspection(session).graph }
    private(set) var layers = LayerTree()
    private var configuration: HostConfiguration
    private var now = 0.0
    private var fingers: [Int: CGPoint] = [:]
    private let spec: ViewSpec
    private let forgetting: Forgetting
    private let keeper: SessionKeeper?

    /// Which frames are made from nothing.
    enum Forgetting {
        case never
        /// Those after which somebody looks: one for each interaction.
        case last
        case always
    }

    /// - Parameter keepsSession: whether somebody wants to know what the views have, as servers do.
    convenience init(_ spec: ViewSpec, _ forgetting: Forgetting, keepsSession: Bool = false) {
        let configuration = HostConfiguration(
            size: CGSize(width: 300, height: 400), startDate: Date(timeIntervalSinceReferenceDate: 0))
        self.init(spec, forgetting, keepsSession ? SessionKeeper() : nil, configuration)
    }

    private init(
        _ spec: ViewSpec, _ forgetting: Forgetting, _ keeper: SessionKeeper?, _ configuration: HostConfiguration
    ) {
        self.spec = spec
        self.forgetting = forgetting
        self.keeper = keeper
        self.configuration = configuration
        let resources = keeper.map { WindowResources(size: configuration.size, scale: 1, session: $0) }
        session = HostSession(SpecOwner(spec: spec), configuration, resources: resources)
        frame(after: 0)
    }

    /// The interface as another process has it, which knows what leaves this one.
    func inNextProcess() -> Player {
        let state = keeper.flatMap { try? JSONEncoder().encode($0.state()) }
        let next = Player(spec, forgetting, SessionKeeper(encoded: state), configuration)
        next.now = now
        next.frame(after: 1.0 / 60)
        return next
    }

    func play(_ interaction: Interaction) {
        switch interaction {
        case .touch(let finger, let x, let y): point(finger, .began, CGPoint(x: x, y: y))
        case .move(let finger, let x, let y): point(finger, .moved, CGPoint(x: x, y: y))
        case .lift(let finger): point(finger, .ended, fingers[finger] ?? .zero)
        case .cancel: session.loseInput(at: now)
        case .wheel(let x, let y, let distance):
            session.send(
                .wheel(
                    WheelEvent(
                        location: CGPoint(x: x, y: y), delta: CGSize(width: distance / 3, height: distance), time: now))
            )
        case .key(let key): session.send(.key(key.event(at: now)))
        case .character(let number): type(number)
        case .tap(let element): drag(from: element, by: .zero)
        case .swipe(let element, let x, let y): drag(from: element, by: CGSize(width: x, height: y))
        case .take(let element, let x, let y): take(element, by: CGSize(width: x, height: y))
        case .resize(let width, let height):
            configuration.size = CGSize(width: width, height: height)
            session.apply(configuration)
        case .appearance(let isDark):
            configuration.colorScheme = isDark ? .dark : .light
            session.apply(configuration)
        case .frames(let count):
            for _ in 1..<max(count, 1) { passingFrame() }
        case .pause(let milliseconds): return frame(after: Double(milliseconds) / 1000)
        }
        frame(after: 1.0 / 60)
    }

    private func type(_ number: Int) {
        let character = ["a", "7", "é", "ß", "\u{8}", " ", "本", "-"][abs(number) % 8]
        session.send(.key(KeyEvent(key: KeyEquivalent(Character(character)), characters: character, time: now)))
    }

    private func take(_ number: Int, by distance: CGSize) {
        let elements = graph.elements.tree.elements
        guard !elements.isEmpty else { return }
        let frame = elements[abs(number) % elements.count].frame
        guard frame.midX.isFinite, frame.midY.isFinite else { return }
        point(1, .began, CGPoint(x: frame.midX, y: frame.midY))
        self.frame(after: 0.6, isPassing: true)
        point(1, .moved, CGPoint(x: frame.midX + distance.width, y: frame.midY + distance.height))
    }

    /// A finger that goes down on an element, moves in a few frames and lifts; without a distance it stays and taps.
    private func drag(from number: Int, by distance: CGSize) {
        let elements = graph.elements.tree.elements
        guard !elements.isEmpty else { return }
        let frame = elements[abs(number) % elements.count].frame
        guard frame.midX.isFinite, frame.midY.isFinite else { return }
        point(1, .began, CGPoint(x: frame.midX, y: frame.midY))
        for step in 1...3 where distance != .zero {
            passingFrame()
            point(
                1, .moved,
                CGPoint(
                    x: frame.midX + distance.width * CGFloat(step) / 3,
                    y: frame.midY + distance.height * CGFloat(step) / 3))
        }
        passingFrame()
        point(1, .ended, fingers[1] ?? .zero)
    }

    private func point(_ finger: Int, _ phase: PointerEvent.Phase, _ location: CGPoint) {
        fingers[finger] = location
        session.send(.pointer(PointerEvent(id: finger, phase: phase, location: location, time: now + 1.0 / 120)))
    }

    /// Lets go of the views, and makes them again.
    func sleepAndWake() {
        session.sleep()
        layers = LayerTree()
        session.wake()
        frame(after: 1.0 / 60)
        if session.hasKeptTrail { session.restoreTrail() }
        frame(after: 1.0 / 60)
        session.endWaking()
    }

    /// A frame in the middle of an interaction.
    private func passingFrame() { frame(after: 1.0 / 60, isPassing: true) }

    private func frame(after seconds: Double, isPassing: Bool = false) {
        now += seconds
        if forgetting == .always || forgetting == .last && !isPassing { graph.forgetDerivedState() }
        layers.apply(session.frame(at: now).changes)
    }

    /// What is seen and what is read out.
    var output: String { sight + "\n\n" + graph.elements.tree.description }

    private var seen: [SeenLayer] { layers.seen(in: configuration.size) }

    private var sight: String {
        seen.map {
            String(repeating: "  ", count: $0.depth) + ($0.isMask ? "mask " : "") + $0.layer.description
        }
        .joined(separator: "\n")
    }

    /// Whether two interfaces show and say the same.
    func matches(_ other: Player) -> Bool {
        let (mine, others) = (seen, other.seen)
        // Nothing is written down where it need not be: that they match exactly is by far the most frequent case.
        let looksSame =
            mine.count == others.count && zip(mine, others).allSatisfy { $0.looks(like: $1) }
            || sight.differsAtMostInRounding(from: other.sight)
        return looksSame && graph.elements.tree.reads(like: other.graph.elements.tree)
    }
}

extension Interaction.Key {
    fileprivate func event(at time: Double) -> KeyEvent {
        switch self {
        case .tab: KeyEvent(key: .tab, time: time)
        case .backTab: KeyEvent(key: .tab, modifiers: .shift, time: time)
        case .space: KeyEvent(key: .space, time: time)
        case .enter: KeyEvent(key: .return, time: time)
        case .escape: KeyEvent(key: .escape, time: time)
        case .left: KeyEvent(key: .leftArrow, time: time)
        case .down: KeyEvent(key: .downArrow, time: time)
        }
    }
}

import Foundation
import RiffleGestures
import RiffleHosting
import RiffleLayers
import RiffleSemantics

/// What a session shows: the engine with an app in it, or a script in tests.
@MainActor
package protocol WebContent: AnyObject {
    /// Called when a frame is due although none was asked for.
    var onNeedsFrame: (() -> Void)? { get set }
    /// Takes an event at once; the next frame shows what came of it.
    func send(_ event: InputEvent)
    /// Cancels every touch.
    func loseInput(at time: Double)
    /// Runs a frame at a time in seconds that never runs backwards.
    func frame(at time: Double) -> WebFrame
    /// All layers as of the last frame: an insertion each, parents first.
    var layers: [LayerChange] { get }
    /// Bytes that count for what is shown (`EngineContent.heldBytes`).
    var heldBytes: Int { get }
    /// Takes over what changed about the page.
    func apply(_ traits: PageTraits)
    /// Takes over what the page's browser has asked for now that it comes back.
    func apply(_ request: PageRequest)
    /// The elements as of the last frame.
    var semantics: SemanticsTree { get }
    /// Does what an element's action stands for.
    func perform(_ action: SemanticsAction, on node: UInt32)
    /// Directs the keyboard to an element, or to nothing.
    ///
    /// - Parameter byKeyboard: whether a key or assistive technology did that.
    func focus(_ node: UInt32?, byKeyboard: Bool)
    /// Gives the app an address that somebody opened the page at.
    func open(_ address: URL)
    /// Answers what the app has asked, under the number of its request.
    func answer(_ id: UInt32, _ answer: HostAnswer)
    /// Lets go of what need not be kept while nothing happens.
    func rest()
    /// Lets go of the views until `wake(at:)`, having said so to the app and given what moves the time to come to rest.
    ///
    /// - Returns: whether it did; an app may decline.
    func sleep(at time: Double) -> Bool
    /// Whether there are no views for the time being.
    var isAsleep: Bool { get }
    /// Makes the views again, with what they had.
    func wake(at time: Double)
    /// Pixels per point.
    var scale: Double { get }
    /// The texts that can be edited and have changed since somebody asked last; all of them where `isAll`.
    func takeTexts(isAll: Bool) -> [TextInputChange]
    /// A text that can be edited, as it is now.
    func textInput(_ id: UInt32) -> TextInputState?
    /// The steps that were taken in the views and can be taken back.
    var trail: [TrailStep] { get }
    /// The components of the address of what is shown; nil where the views have none.
    var address: [String]? { get }
    /// What the views say of what is shown.
    var addressDescription: String? { get }
    /// Shows what an address names, in frames at a time.
    ///
    /// - Returns: whether it names something.
    @discardableResult
    func show(address: [String], at time: Double) -> Bool
    /// What is shown first at an address. Nothing else is ever asked of the content then.
    func firstFrame(at address: [String]) -> FirstFrame?
    /// Keeps the trail for the session that comes after this one.
    func keepTrail()
    /// Whether a session before this one has kept its trail.
    var hasKeptTrail: Bool { get }
    /// Takes the steps again that a session before this one has kept.
    func restoreTrail()
    /// What the views have in their state, for the process after this one; nil where nothing is kept.
    var state: Data? { get }
    /// What of the state of the process before could not be kept.
    var losses: [SessionState.Loss] { get }
    /// Whether what the views do is counted for somebody who works on them.
    var inspects: Bool { get set }
    /// The view at a place; nil where nothing is counted.
    func inspect(_ place: PointedPlace) -> ViewInspection?
}

extension WebContent {
    package func rest() {}
    package func sleep(at time: Double) -> Bool { false }
    package var isAsleep: Bool { false }
    package func wake(at time: Double) {}
    package var scale: Double { 1 }
    package func apply(_ request: PageRequest) {}
    package func open(_ address: URL) {}
    package func answer(_ id: UInt32, _ answer: HostAnswer) {}
    package func takeTexts(isAll: Bool) -> [TextInputChange] { [] }
    package func textInput(_ id: UInt32) -> TextInputState? { nil }
    package var heldBytes: Int { 0 }
    package var trail: [TrailStep] { [] }
    package var address: [String]? { nil }
    package var addressDescription: String? { nil }
    package func show(address: [String], at time: Double) -> Bool { true }
    package func firstFrame(at address: [String]) -> FirstFrame? { nil }
    package func keepTrail() {}
    package var hasKeptTrail: Bool { false }
    package func restoreTrail() {}
    package var state: Data? { nil }
    package var losses: [SessionState.Loss] { [] }
    package var inspects: Bool {
        get { false }
        set {}
    }
    package func inspect(_ place: PointedPlace) -> ViewInspection? { nil }
}

/// What a frame gives the page.
package struct WebFrame: Sendable {
    package var changes: [LayerChange]
    /// Whether the next frame will differ although nothing comes in.
    package var isMoving: Bool
    /// When a gesture wants to be told the time, in seconds of the session.
    package var deadline: Double?
    /// Whether the views are in dark appearance.
    package var isDark = false
    /// What the page is to do outside of the app's views.
    package var requests: [HostRequest] = []
    /// What the person at the page should feel.
    package var feedback: [SensoryFeedback] = []
    /// Whether a view that is shown wants two fingers.
    package var takesPinches = false
    /// Whether a view wants to know where the mouse is while no button is down.
    package var wantsHover = false
    /// Where the page is to leave it to the app which view the keyboard goes to next.
    package var gaps = FocusGaps()
    /// The language that the app's texts are in.
    package var language = PageLanguage.none

    package init(changes: [LayerChange], isMoving: Bool = false, deadline: Double? = nil) {
        self.changes = changes
        self.isMoving = isMoving
        self.deadline = deadline
    }
}

/// What a document says of the language that it is in.
package struct PageLanguage: Hashable, Sendable {
    /// As BCP 47 writes it, without what follows from it, such as `de` or `de-AT`.
    package var tag: String
    package var isRightToLeft: Bool

    /// What a page's document begins with.
    package static let none = PageLanguage(tag: "en", isRightToLeft: false)
}

extension PageLanguage {
    init(_ environment: EnvironmentValues) {
        let tag = environment.locale.language.minimalIdentifier
        self.init(
            tag: tag.isEmpty ? "en" : tag.replacingOccurrences(of: "_", with: "-"),
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

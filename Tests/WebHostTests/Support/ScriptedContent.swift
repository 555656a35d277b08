import Foundation
import RiffleGestures
import RiffleHosting
import RiffleLayers
import RiffleSemantics
import RiffleWebHost

/// Shows one layer that follows the last finger, and writes down what it is told.
@MainActor
final class ScriptedContent: WebContent {
    var onNeedsFrame: (() -> Void)?
    private(set) var events: [InputEvent] = []
    private(set) var frameTimes: [Double] = []
    private(set) var lostAt: [Double] = []
    private(set) var performed: [String] = []
    private(set) var traits: PageTraits
    /// Whether frames say that something moves; then the layer moves by a point each.
    var isMoving = false
    var deadline: Double?
    /// What a process after this one is given.
    var state: Data?
    var semantics: SemanticsTree {
        get {
            semanticsAsked += 1
            return elements
        }
        set { elements = newValue }
    }
    /// How often the elements were asked for.
    private(set) var semanticsAsked = 0
    private var elements = SemanticsTree()
    private var layer = Layer(id: LayerID(rawValue: 1))
    private var isInserted = false

    init(_ traits: PageTraits) {
        self.traits = traits
        var builder = SemanticsTreeBuilder()
        builder.add(
            SemanticsNode(
                id: 7, role: .button, label: "Card", actions: [.activate, SemanticsAction(name: "Move back")]))
        semantics = builder.finish()
    }

    /// Counted rather than kept, where there are many.
    var keepsEvents = true
    private(set) var eventCount = 0
    /// Called with everything that takes an app time.
    var onWork: (() -> Void)?

    func send(_ event: InputEvent) {
        eventCount += 1
        onWork?()
        if keepsEvents { events.append(event) }
        if case .pointer(let pointer) = event, pointer.location.x.isFinite, pointer.location.y.isFinite {
            layer.transform = CGAffineTransform(translationX: pointer.location.x, y: pointer.location.y)
        }
        onNeedsFrame?()
    }

    func loseInput(at time: Double) { lostAt.append(time) }

    func frame(at time: Double) -> WebFrame {
        frameTimes.append(time)
        if isMoving { layer.transform = layer.transform.translatedBy(x: 1, y: 0) }
        var changes: [LayerChange] = []
        if !isInserted {
            isInserted = true
            changes = [.insert(layer)]
            shown = layer
        } else if let old = shown, old != layer {
            changes = [.update(layer, old.fieldsDiffering(from: layer))]
            shown = layer
        }
        return WebFrame(changes: changes, isMoving: isMoving, deadline: deadline)
    }

    /// The numbers of the questions that the page has answered.
    private(set) var answers: [UInt32] = []
    func answer(_ id: UInt32, _ answer: HostAnswer) { answers.append(id) }

    private var shown: Layer?

    /// Bytes that it says that it has in memory.
    var heldBytes = 0

    /// How many layers it says that it has.
    var layerCount = 1
    var layers: [LayerChange] { shown.map { Array(repeating: .insert($0), count: layerCount) } ?? [] }

    /// Changes the layer without any event, as a task of an app does.
    func move(to x: CGFloat) {
        layer.transform = CGAffineTransform(translationX: x, y: 0)
        onNeedsFrame?()
    }

    func apply(_ traits: PageTraits) {
        self.traits = traits
        onWork?()
    }

    /// How often it was told that nothing happens.
    private(set) var restCount = 0
    func rest() { restCount += 1 }

    private(set) var focused: [UInt32?] = []
    func focus(_ node: UInt32?, byKeyboard: Bool) { focused.append(node) }

    func perform(_ action: SemanticsAction, on node: UInt32) { performed.append("\(action.name) \(node)") }
}

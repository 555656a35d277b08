import RiffleLayers

/// Which layers of a scroll view's content hosts have: those in sight, and some around.
///
/// Most frames need not look: layers just out of sight are there already. A frame that has to looks at the layers that
/// have moved, or at all of them where more is new than that.
@MainActor
struct ScrollCulling {
    /// The part of the content whose layers hosts have, in the content's coordinates.
    private(set) var window = CGRect.null
    /// Whether a frame is asked for.
    private(set) var isDue = false
    /// Layers that have moved, where not all has to be looked at.
    private var moved: [EngineLayer] = []
    private var looksAtAll = false

    /// How near the edge of the window what is visible may come before a new one is due, in points.
    private static let slack: CGFloat = 20
    /// From here on, looking at all costs less than at each layer by itself.
    private static let fewLayers = 64

    /// Whether a new window is due for what is visible now.
    func isExceeded(by visible: CGRect) -> Bool { !window.contains(visible.insetBy(dx: -Self.slack, dy: -Self.slack)) }

    /// Has the next frame look at all layers.
    ///
    /// - Returns: whether a frame is to be asked for, as none was.
    mutating func lookAtAll() -> Bool {
        looksAtAll = true
        moved = []
        return becomeDue()
    }

    /// Has the next frame look at a layer.
    ///
    /// - Returns: whether a frame is to be asked for, as none was.
    mutating func layerMoved(_ layer: EngineLayer) -> Bool {
        if !looksAtAll, moved.count < Self.fewLayers {
            moved.append(layer)
            return becomeDue()
        }
        return lookAtAll()
    }

    private mutating func becomeDue() -> Bool {
        defer { isDue = true }
        return !isDue
    }

    /// What the frame that was asked for has to look at.
    enum Look {
        case at([EngineLayer])
        case atAll
    }

    /// The frame has come.
    ///
    /// - Parameter isKnown: whether the content is the one that was looked at before.
    mutating func begin(isKnown: Bool) -> Look {
        isDue = false
        defer { moved = [] }
        guard looksAtAll || !isKnown else { return .at(moved) }
        looksAtAll = false
        return .atAll
    }

    /// There is no content to look at.
    mutating func skip() {
        isDue = false
        moved = []
    }

    /// Hosts have the layers around what is visible: half a viewport more on each side, so that scrolling needs a look
    /// only now and then.
    ///
    /// - Parameter visible: the part of the content that is visible; nil where content is not clipped.
    mutating func open(around visible: CGRect?) {
        window = visible.map { $0.insetBy(dx: -max($0.width / 2, 100), dy: -max($0.height / 2, 100)) } ?? .infinite
    }
}

/// How far a key scrolls: as with a keyboard in a browser or at an iPad.
enum KeyScrollStep {
    case page(Double)
    case start
    case end

    /// What overlaps of two pages, in points, so that a reader finds the place again.
    static let overlap = 40.0

    /// nil for keys that do not scroll.
    init?(_ press: KeyPress) {
        guard press.modifiers.subtracting(.shift).isEmpty else { return nil }
        let isBackward = press.modifiers.contains(.shift)
        switch press.key {
        case .pageDown: self = .page(1)
        case .pageUp: self = .page(-1)
        case .space: self = .page(isBackward ? -1 : 1)
        case .home: self = .start
        case .end: self = .end
        default: return nil
        }
    }

    /// Where content is to go that is on its way to an offset.
    func target(from offset: Double, viewport: Double, limit: Double) -> Double {
        switch self {
        case .page(let count):
            min(max(offset + count * max(viewport - Self.overlap, viewport / 2), 0), limit)
        case .start: 0
        case .end: limit
        }
    }
}

extension ScrollNode {
    /// Scrolls by a key's distance, without going beyond the ends.
    package func scroll(by press: KeyPress) -> Bool {
        guard let step = KeyScrollStep(press) else { return false }
        guard environment.isScrollEnabled, environment.isEnabled else { return false }
        let axis: Axis = axes.contains(Axis.vertical) ? .vertical : .horizontal
        let motion = motion(axis)
        let offset = step.target(from: motion.target, viewport: motion.viewport, limit: motion.limit)
        guard axes.contains(axis), abs(offset - motion.target) > 0.5 else { return false }
        // From where it is going to, so that keys that are pressed quickly add up.
        var target = machine.target
        target[axis] = offset
        machine.keyPressed()
        let isStill = environment.accessibilityReduceMotion
        scroll(to: target, Transaction(animation: isStill ? nil : .smooth(duration: 0.35)))
        return true
    }
}

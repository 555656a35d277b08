/// Whether sheets, screens of a stack and all else that UIKit moves by itself move in a window.
@MainActor
package final class SystemMotion: WindowPart {
    private static var isOnElsewhere = true
    /// Grows with what is said for all windows, which takes the place of what was said for one.
    private static var generation = 0
    private var own: (isOn: Bool, generation: Int)?

    /// Whether the window shows what one before it has shown: what was in front there is there from the first frame on.
    var isReturning = false

    package nonisolated init() {}

    package var isOn: Bool {
        if isReturning { return false }
        return if let own, own.generation == Self.generation { own.isOn } else { Self.isOnElsewhere }
    }

    /// Whether things move in the window at work.
    package static var isOn: Bool { WindowContext.current?.graph?.part(SystemMotion.self).isOn ?? isOnElsewhere }

    /// Says whether things move in the window at work; in all where no window is.
    package static func turn(on isOn: Bool) {
        if let graph = WindowContext.current?.graph {
            graph.part(SystemMotion.self).own = (isOn, generation)
        } else {
            isOnElsewhere = isOn
            generation += 1
        }
    }
}

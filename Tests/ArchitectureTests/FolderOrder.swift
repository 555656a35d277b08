/// Which folder of the engine may name which: only those below it.
enum FolderOrder {
    /// The folders of `Sources/SwiftUICore`, the lowest first.
    static let engine = [
        // Views, identity, state.
        "Utilities", "Issues", "Transaction", "Environment", "Graph", "Hosts", "State", "View", "EnvironmentModifiers",
        // Geometry, layers, motion.
        "Semantics", "Layout", "Preferences", "Feedback", "Links", "Layers", "Animation", "Time", "Effects",
        "Transition", "Deferral", "Accessibility",
        // Input, windows, frames.
        "Gesture", "Focus", "Windows", "Nesting", "Observation", "Trail", "Lifecycle", "Frame", "Session",
    ]
}

/// From a folder to one that it names.
struct FolderBorder: Hashable, CustomStringConvertible {
    let from: String
    let to: String

    init(_ from: String, _ to: String) {
        self.from = from
        self.to = to
    }

    var description: String { "\(from) → \(to)" }
}

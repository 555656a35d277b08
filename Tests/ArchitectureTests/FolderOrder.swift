/// Which folder of the engine may name which: only those below it.
///
/// A folder stands above all that it may name. What still points up is named below, type by type. The table only gets shorter.
enum FolderOrder {
    /// The folders of `Sources/SwiftUICore`, the lowest first. Of all orders that a search has tried, the fewest names point up
    /// in this one.
    static let engine = [
        "Utilities", "Transaction", "Graph", "State", "Environment", "View", "Animation", "Issues", "App",
        "Accessibility", "Layout", "Gesture", "Preferences", "Feedback", "Links", "Layers", "Time", "Effects",
        "Transition", "Nesting", "Focus", "Windows", "Observation", "Deferral", "Trail", "Lifecycle", "Frame",
        "Session",
    ]

    /// Types of folders that others below them name.
    static let upward: [FolderBorder: Set<String>] = [
        FolderBorder("Transaction", "Graph"): ["WindowPart"],
        FolderBorder("Transaction", "Windows"): ["WindowContext"],
        FolderBorder("Graph", "State"): ["DependencyTracking", "DynamicPropertyLayout", "ReadScope"],
        FolderBorder("Graph", "Environment"): ["EnvironmentReading", "EnvironmentValues"],
        FolderBorder("Graph", "View"): ["AnyView", "ModifierContent", "PrimitiveModifier", "View"],
        FolderBorder("Graph", "Animation"): ["MotionState"],
        FolderBorder("Graph", "Issues"): ["RuntimeIssue"],
        FolderBorder("Graph", "App"): ["UIScreen"],
        FolderBorder("Graph", "Accessibility"): ["ElementsState"],
        FolderBorder("Graph", "Layout"): ["LayoutNode", "LayoutState"],
        FolderBorder("Graph", "Gesture"): ["InputState"],
        FolderBorder("Graph", "Layers"): ["EngineLayer", "LayersState"],
        FolderBorder("Graph", "Transition"): ["PresenceState", "TransitionNode"],
        FolderBorder("Graph", "Focus"): ["Clipboard", "FocusingState", "TextInputs"],
        FolderBorder("Graph", "Windows"): ["KeyValueStore", "WindowColorSchemes", "WindowNode", "WindowResources"],
        FolderBorder("Graph", "Deferral"): ["Deferral", "LazyRunList", "LazyUnit", "Revivable", "StateKeeping"],
        FolderBorder("Graph", "Lifecycle"): ["LifecycleState", "TasksState"],
        FolderBorder("Graph", "Frame"): ["PreferenceState", "UpdateState", "WorkCounters"],
        FolderBorder("State", "Issues"): ["RuntimeIssue"],
        FolderBorder("State", "Deferral"): ["Revivable"],
        FolderBorder("Environment", "View"): ["PrimitiveModifier", "View", "ViewModifier"],
        FolderBorder("Environment", "App"): ["UIScreen"],
        FolderBorder("Environment", "Windows"): ["WindowContext", "WindowResources"],
        FolderBorder("View", "Animation"): ["AnimatableBodyNode"],
        FolderBorder("View", "Accessibility"): ["SpokenText"],
        FolderBorder("View", "Layout"): ["VStack"],
        FolderBorder("View", "Deferral"): ["LazyForEachNode", "LazyRunList", "_ListShape"],
        FolderBorder("Animation", "Layout"): ["LayoutNode"],
        FolderBorder("App", "Windows"): ["WindowContext", "WindowResources"],
        FolderBorder("App", "Lifecycle"): ["ScenePhase"],
        FolderBorder("Accessibility", "Layout"): ["LayoutNode"],
        FolderBorder("Accessibility", "Links"): ["HostRequests"],
        FolderBorder("Accessibility", "Focus"): ["FocusFollowers", "FocusGaps"],
        FolderBorder("Accessibility", "Frame"): ["SemanticsBranch"],
        FolderBorder("Layout", "Preferences"): ["PreferenceNode", "PreferenceOrdering"],
        FolderBorder("Layout", "Layers"): ["EngineLayer"],
        FolderBorder("Layout", "Time"): ["AlarmReceiver"],
        FolderBorder("Layout", "Effects"): ["EffectModifier"],
        FolderBorder("Layout", "Transition"): ["TransitionNode", "TransitionStage", "TransitionState"],
        FolderBorder("Links", "Windows"): ["WindowContext"],
        FolderBorder("Nesting", "Windows"): ["WindowNode"],
        FolderBorder("Focus", "Windows"): ["WindowLayout"],
        FolderBorder("Windows", "Session"): ["SessionKeeper"],
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

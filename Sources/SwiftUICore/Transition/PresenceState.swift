/// Views that come, leave, or are there without being shown.
@MainActor
final class PresenceState: EngineState {
    var arrivals: [Arrival] = []
    /// Of views in lazy containers that came in the update in progress, or in the last one in which any did.
    var lazyArrivals: [Arrival] = []
    var departures = InsertionOrdered<ObjectIdentifier, Departure>()
    /// Whether a view may be leaving; false spares asking all the way up to the root.
    var mayHaveLeavingViews = false
    /// The views that are still shown although they were removed.
    var removed: [ObjectIdentifier: RemovedView] = [:]
    /// Whether a view has a transition that runs, or does something, in changes that are not animated.
    var hasIndependentTransitions = false
    /// Whether a view has a transition that is made of views, which are around it all the time.
    var hasTransitionBodies = false
    /// Whether a view may be dormant; false spares asking all the way up to the root.
    var mayHaveDormantViews = false
    /// Whether there is, or was, a layout that shows one of its children.
    var mayHaveChoices = false

    /// Lets go of everything, as the views have ended.
    func end() {
        arrivals = []
        lazyArrivals = []
        departures = InsertionOrdered()
        removed = [:]
    }
}

extension ViewGraph {
    var presence: PresenceState { state(of: .presence) }
}

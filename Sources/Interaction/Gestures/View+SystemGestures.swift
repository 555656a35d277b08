import SwiftUICore

extension View {
    /// Has swipes from the edges of the screen reach the app before the system. Browsers have none of the system's.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        withoutEffect(
            "defersSystemGestures", because: "browsers have no gestures of a system at their edges that could wait")
    }
}

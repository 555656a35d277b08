import SwiftUICore

extension View {
    /// Says which events open a window with the view. There is one window, and it takes all of them.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        withoutEffect("handlesExternalEvents", because: "there is one window, which takes all events")
    }
}

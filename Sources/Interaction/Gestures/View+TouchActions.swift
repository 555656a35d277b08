extension View {
    /// Runs an action with the place of a tap; see `onTapGesture(count:perform:)`.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when a finger has stayed on the view for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: how long, in seconds.
    ///   - maximumDistance: how far the finger may go meanwhile, in points.
    ///   - onPressingChanged: told when a finger comes, and when it is lifted, goes too far or has been there long enough.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            CallbackGesture(press) { transition in
                switch transition {
                case .changed(let isPressing): onPressingChanged?(isPressing)
                case .ended:
                    onPressingChanged?(false)
                    action()
                case .reset: onPressingChanged?(false)
                }
            })
    }

    /// Runs an action when a finger has stayed on the view for a while.
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

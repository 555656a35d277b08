nonisolated extension DragGesture {
    /// Where a drag is, where it came from and where it is going.
    ///
    /// `startLocation` is the touch-down point by the view's geometry of that moment, `location` is by the present
    /// geometry. A view that moves itself by its own translation therefore feeds back in `.local`, as with Apple's;
    /// attach the gesture outside the offset, or ask for `.global`.
    public struct Value: Equatable, Sendable {
        /// When; its distance to other such dates is what counts, not the day.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the drag began.
        public var startLocation: CGPoint
        /// Where the finger would come to rest: 0.25 s further at its present velocity.
        public let predictedEndLocation: CGPoint

        /// Creates a value; `time` is in seconds of the host's clock.
        package init(time: Double, location: CGPoint, startLocation: CGPoint, predictedEndLocation: CGPoint) {
            self.time = Date(timeIntervalSinceReferenceDate: time)
            self.location = location
            self.startLocation = startLocation
            self.predictedEndLocation = predictedEndLocation
        }

        /// How far the finger is from where the drag began.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// How far the finger would come to rest from where the drag began.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }

        /// The finger's velocity, in points per second.
        public var velocity: CGSize {
            CGSize(
                width: (predictedEndLocation.x - location.x) / DragTracker.predictionTime,
                height: (predictedEndLocation.y - location.y) / DragTracker.predictionTime)
        }
    }
}

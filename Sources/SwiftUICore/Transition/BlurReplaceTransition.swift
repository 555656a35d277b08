/// Blurs, fades and scales: what goes seems to turn into what comes.
public struct BlurReplaceTransition: Transition {
    /// In which directions views are scaled.
    public struct Configuration: Equatable, Sendable {
        private let growsOut: Bool

        private init(growsOut: Bool) { self.growsOut = growsOut }

        /// What goes shrinks, what comes grows.
        public static let downUp = Configuration(growsOut: false)
        /// What goes and what comes both grow.
        public static let upUp = Configuration(growsOut: true)

        /// Apple gives no numbers; these look alike at the sizes of symbols and lines of text.
        fileprivate func scale(in phase: TransitionPhase) -> CGFloat {
            switch phase {
            case .identity: 1
            case .willAppear: 0.75
            case .didDisappear: growsOut ? 1.25 : 0.75
            }
        }
    }

    /// In which directions views are scaled.
    public var configuration: Configuration

    /// Creates a transition.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    /// The content, blurred, transparent and scaled unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(configuration.scale(in: phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

import SwiftUICore

extension Image {
    /// How much brighter than white a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// No brighter.
        public static let standard = DynamicRange(name: "standard")
        /// Somewhat brighter.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the display can.
        public static let high = DynamicRange(name: "high")
    }
}

extension View {
    /// Says how much brighter than white pictures may be. Pictures here have no more than white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        withoutEffect("allowedDynamicRange", because: "pictures are no brighter than white")
    }
}

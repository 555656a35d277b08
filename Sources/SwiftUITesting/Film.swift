import Foundation

/// What a view showed during a span of time: painted frames, each with the time for which it was seen.
///
///     let film = try await tester.film(framesPerSecond: 30) {
///         await tester.drag(card, by: CGSize(width: 0, height: -100), holding: 0.1)
///         try await tester.settle()
///     }
///     try await film.webPData(maximumBytes: 1_000_000).write(to: file)
public struct Film: Sendable {
    /// A frame that differs from the one before it.
    public struct Frame: Hashable, Sendable {
        /// The picture as a PNG file.
        public let pngData: Data
        /// When it came, in seconds since the film began.
        public let time: Double
        /// How long it was seen, in seconds.
        public let duration: Double
    }

    /// The frames in the order of their times.
    public let frames: [Frame]
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// In seconds.
    public var duration: Double { frames.last.map { $0.time + $0.duration } ?? 0 }
}

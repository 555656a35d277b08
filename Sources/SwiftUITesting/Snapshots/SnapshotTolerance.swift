/// How far a picture may be from its reference and pass all the same.
///
/// Riffle paints the same bytes on every machine, so that tests need none. It is for references that somebody else has
/// painted.
public struct SnapshotTolerance: Hashable, Sendable {
    /// How far each of a pixel's four channels may be off, in steps of 0…255, before the pixel counts.
    public var channelSteps: Int
    /// How many pixels may count.
    public var pixels: Int

    /// A tolerance; negative numbers count as 0.
    ///
    /// - Parameters:
    ///   - channelSteps: how far each of a pixel's four channels may be off, in steps of 0…255, before the pixel counts.
    ///   - pixels: how many pixels may count.
    public init(channelSteps: Int = 0, pixels: Int = 0) {
        self.channelSteps = max(channelSteps, 0)
        self.pixels = max(pixels, 0)
    }

    /// The same pixels.
    public static let none = SnapshotTolerance()
}

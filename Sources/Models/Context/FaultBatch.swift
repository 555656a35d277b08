/// The numbers that a fetch has found, whose rows are loaded some hundred at a time.
final class FaultBatch {
    static let size = 256
    /// How many rows a fetch loads by itself: so many that who reads all models waits for the store once, and so few that a
    /// large store does not fill the memory of who reads some.
    static let mostAtOnce = 16_384
    let keys: [Int64]
    /// Behind the rows that were loaded last.
    private var end = 0
    private var step = FaultBatch.size

    init(_ keys: [Int64]) { self.keys = keys }

    /// The positions to load, one of which is asked for. Who goes on where the last ones ended is going to read many: what
    /// is loaded stays within a few times of what has been read.
    func range(around position: Int) -> Range<Int> {
        let start: Int
        if position == end, end > 0 {
            start = end
            step = min(step * 8, 1 << 24)
        } else {
            start = position / Self.size * Self.size
            step = Self.size
        }
        end = start + min(step, keys.count - start)
        return start..<end
    }
}

/// A table of a context, which is where a model belongs.
///
/// Each context has one for each table. Models point to it, and hold the context: they need one word for both.
class RecordHome {
    /// Not counted: who has a model at home here holds the context.
    let held: Unmanaged<ModelContext>
    let table: EntityTable

    init(_ context: ModelContext, _ table: EntityTable) {
        held = .passUnretained(context)
        self.table = table
    }
}

/// The numbers that a fetch has found, whose rows are loaded some hundred at a time.
final class FaultBatch: RecordHome {
    static let size = 256
    /// How many rows a fetch loads by itself: so many that who reads all models waits for the store once, and so few that a
    /// large store does not fill the memory of who reads some.
    static let mostAtOnce = 16_384
    let keys: [Int64]
    /// Models of a batch hold the batch, and by it the context.
    private let owner: ModelContext
    /// Behind the rows that were loaded last.
    private var end = 0
    private var step = FaultBatch.size

    init(_ keys: [Int64], _ context: ModelContext, _ table: EntityTable) {
        self.keys = keys
        owner = context
        super.init(context, table)
    }

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

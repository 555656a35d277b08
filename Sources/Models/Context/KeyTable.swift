/// Objects by numbers, which it does not hold: a table with open addresses, as each model of a fetch is put in, looked up and
/// taken out once.
struct KeyTable: ~Copyable {
    private var keys: UnsafeMutablePointer<Int64>
    private var objects: UnsafeMutablePointer<UnsafeRawPointer?>
    /// The number of places is two to the power of this.
    private var bits: Int
    private(set) var count = 0

    init() {
        bits = 4
        keys = .allocate(capacity: 16)
        objects = .allocate(capacity: 16)
        objects.initialize(repeating: nil, count: 16)
    }

    deinit {
        keys.deallocate()
        objects.deallocate()
    }

    private var mask: Int { 1 << bits - 1 }

    /// Where the search for a number begins. Multiplying by the golden ratio spreads numbers that follow one another.
    @inline(__always)
    private func start(_ key: Int64) -> Int {
        Int(truncatingIfNeeded: (UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }

    /// Where a number is, or would be put.
    @inline(__always)
    private func place(_ key: Int64) -> Int {
        var index = start(key)
        while objects[index] != nil, keys[index] != key { index = (index + 1) & mask }
        return index
    }

    subscript(_ key: Int64) -> UnsafeRawPointer? { objects[place(key)] }

    mutating func set(_ key: Int64, _ object: UnsafeRawPointer) {
        reserve(count + 1)
        let index = place(key)
        if objects[index] == nil { count += 1 }
        (keys[index], objects[index]) = (key, object)
    }

    /// Takes a number out, if it stands for `object`; for any where that is nil.
    mutating func remove(_ key: Int64, if object: UnsafeRawPointer? = nil) {
        var hole = place(key)
        guard let found = objects[hole], object == nil || object == found else { return }
        count -= 1
        // Those behind move up, as far as they do not come before where their search begins.
        var next = (hole + 1) & mask
        while objects[next] != nil {
            if (next - start(keys[next])) & mask >= (next - hole) & mask {
                (keys[hole], objects[hole]) = (keys[next], objects[next])
                hole = next
            }
            next = (next + 1) & mask
        }
        objects[hole] = nil
    }

    /// Makes room for so many.
    mutating func reserve(_ wanted: Int) {
        guard wanted * 4 > (mask + 1) * 3 else { return }
        let (oldKeys, oldObjects, oldSize) = (keys, objects, mask + 1)
        while wanted * 4 > (mask + 1) * 3 { bits += 1 }
        keys = .allocate(capacity: mask + 1)
        objects = .allocate(capacity: mask + 1)
        objects.initialize(repeating: nil, count: mask + 1)
        for old in 0..<oldSize where oldObjects[old] != nil {
            let index = place(oldKeys[old])
            (keys[index], objects[index]) = (oldKeys[old], oldObjects[old])
        }
        oldKeys.deallocate()
        oldObjects.deallocate()
    }

    /// The numbers, in no order.
    var allKeys: [Int64] { (0...mask).compactMap { objects[$0] == nil ? nil : keys[$0] } }
}

/// Objects by numbers, which it does not hold: a table with open addresses, as each model of a fetch is put in, looked up and
/// taken out once.
struct KeyTable: ~Copyable {
    private var keys: UnsafeMutablePointer<Int64>
    private var objects: UnsafeMutablePointer<UnsafeRawPointer?>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 16
        keys = .allocate(capacity: 16)
        objects = .allocate(capacity: 16)
        objects.initialize(repeating: nil, count: 16)
    }

    deinit {
        keys.deallocate()
        objects.deallocate()
    }

    @inline(__always)
    private func next(_ index: Int) -> Int { index + 1 == capacity ? 0 : index + 1 }

    /// How far it is from one place to another, going on with the first behind the last.
    @inline(__always)
    private func distance(_ from: Int, _ to: Int) -> Int { to >= from ? to - from : to - from + capacity }

    /// Where the search for a number begins. Multiplying by the golden ratio spreads numbers that follow one another.
    @inline(__always)
    private func start(_ key: Int64) -> Int {
        let spread = UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: spread.multipliedFullWidth(by: UInt64(capacity)).high)
    }

    /// Where a number is, or would be put.
    @inline(__always)
    private func place(_ key: Int64) -> Int {
        var index = start(key)
        while objects[index] != nil, keys[index] != key { index = next(index) }
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
        var other = next(hole)
        while objects[other] != nil {
            if distance(start(keys[other]), other) >= distance(hole, other) {
                (keys[hole], objects[hole]) = (keys[other], objects[other])
                hole = other
            }
            other = next(other)
        }
        objects[hole] = nil
    }

    /// Makes room for so many, a quarter of the places being left free.
    mutating func reserve(_ wanted: Int) {
        guard wanted * 4 > capacity * 3 else { return }
        let (oldKeys, oldObjects, oldSize) = (keys, objects, capacity)
        // Who puts one in after the other does not move the others each time.
        capacity = max(wanted * 4 / 3 + 1, capacity * 3 / 2)
        keys = .allocate(capacity: capacity)
        objects = .allocate(capacity: capacity)
        objects.initialize(repeating: nil, count: capacity)
        for old in 0..<oldSize where oldObjects[old] != nil {
            let index = place(oldKeys[old])
            (keys[index], objects[index]) = (oldKeys[old], oldObjects[old])
        }
        oldKeys.deallocate()
        oldObjects.deallocate()
    }

    /// The numbers, in no order.
    var allKeys: [Int64] { (0..<capacity).compactMap { objects[$0] == nil ? nil : keys[$0] } }
}

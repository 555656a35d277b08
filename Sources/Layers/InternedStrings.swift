/// The strings both ends of a connection know by number.
///
/// Past its capacity the table starts over, at both ends at the same string, so that a clock's face cannot fill it.
struct InternedStrings {
    static let capacity = 4096

    private var numbers: [String: Int] = [:]
    private var strings: [String] = []

    /// The number of a string that was sent before; `nil` for a new one, which is known from now on.
    mutating func number(of string: String) -> Int? {
        if let number = numbers[string] { return number }
        add(string)
        return nil
    }

    subscript(number: Int) -> String? {
        strings.indices.contains(number) ? strings[number] : nil
    }

    mutating func add(_ string: String) {
        if strings.count == Self.capacity {
            strings.removeAll(keepingCapacity: true)
            numbers.removeAll(keepingCapacity: true)
        }
        numbers[string] = strings.count
        strings.append(string)
    }
}

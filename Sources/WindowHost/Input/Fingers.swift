import RiffleGestures

/// The fingers and buttons that are down, by the names that a display has for them.
package struct Fingers {
    /// The mouse's main button.
    package static let mouse: UInt = 0
    private var numbers: [UInt: Int] = [:]

    package init() {}

    package var isEmpty: Bool { numbers.isEmpty }

    /// The number of a finger that comes down: the smallest that is free.
    package mutating func begin(_ name: UInt) -> Int {
        if let known = numbers[name] { return known }
        let taken = Set(numbers.values)
        let number = (1...).first { !taken.contains($0) } ?? 1
        numbers[name] = number
        return number
    }

    /// The number of a finger that is down; nil for one that is not.
    package func number(of name: UInt) -> Int? { numbers[name] }

    /// A finger is lifted.
    package mutating func end(_ name: UInt) -> Int? { numbers.removeValue(forKey: name) }

    /// All are lost.
    package mutating func forget() { numbers = [:] }
}

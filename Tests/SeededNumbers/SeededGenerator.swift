/// Random numbers that follow from a seed: one that is printed makes a failure come back.
///
/// SplitMix64, from Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True in the given share of cases, from 0 to 1.
    package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    /// One of the elements, of which there must be some.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}

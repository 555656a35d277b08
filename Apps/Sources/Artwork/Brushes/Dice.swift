/// Chance that falls the same on every run (SplitMix64).
struct Dice {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    /// A number from 0 up to 1.
    mutating func roll() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
    }

    /// A number in a range, all equally likely.
    mutating func roll(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + roll() * (range.upperBound - range.lowerBound)
    }

    /// A number from -1 to 1 that is more often near 0.
    mutating func sway() -> Double { roll() + roll() - 1 }

    mutating func chance(_ probability: Double) -> Bool { roll() < probability }
}

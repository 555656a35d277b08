public import Testing

/// Says which facts about Apple's SwiftUI a test holds.
///
/// `Tests/FidelityTests/facts.txt` says what each name stands for. `Documentation/Fidelity.md` is made from that file and
/// from these traits, as they are written in the tests' sources.
public struct FactTrait: TestTrait, SuiteTrait {
    /// The names of the facts.
    public let names: [String]
    /// The fonts that the facts hold with.
    public let metrics: Metrics

    /// The fonts that a fact about text holds with.
    public enum Metrics: Sendable {
        /// Those that are shown.
        case installed
        /// Those of the machine that the fact was measured on, which the test sets.
        case fixed
    }
}

extension Trait where Self == FactTrait {
    /// The test holds facts: names of `facts.txt`.
    public static func fact(_ names: String..., metrics: FactTrait.Metrics = .installed) -> Self {
        FactTrait(names: names, metrics: metrics)
    }
}

extension Tips {
    /// A condition that has to be met before a tip is shown; `#Rule` makes one.
    public struct Rule: Identifiable, @unchecked Sendable {
        /// What the rule is about: the identifiers of its parameters and events.
        public let id: String
        // It is evaluated where the tip's other code is, with the values of its inputs.
        private let isMet: () -> Bool

        fileprivate init(id: String, isMet: @escaping () -> Bool) {
            self.id = id
            self.isMet = isMet
        }

        var isSatisfied: Bool { isMet() }
    }

    /// What a rule follows.
    public protocol _RuleInput: Sendable {
        /// What the rule's closure is given.
        associatedtype _RuleValue
        /// What the input is known by.
        var id: String { get }
        /// What it is now.
        var _ruleValue: _RuleValue { get }
    }
}

/// What `#Rule` becomes.
public func _tipRule<each Input: Tips._RuleInput>(
    _ input: repeat each Input, body: @escaping (repeat (each Input)._RuleValue) -> Bool
) -> Tips.Rule {
    var names: [String] = []
    for input in repeat each input { names.append(input.id) }
    return Tips.Rule(id: names.joined(separator: ",")) { body(repeat (each input)._ruleValue) }
}

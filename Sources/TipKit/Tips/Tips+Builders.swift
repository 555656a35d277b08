extension Tips {
    /// Makes the buttons of a tip.
    @resultBuilder
    public struct ActionBuilder {
        /// A button.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// Buttons.
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        /// Those of all statements.
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        /// Those of a loop.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
        /// Those of one branch.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// Those of the other branch.
        public static func buildEither(second component: [Action]) -> [Action] { component }
        /// Those of an `if`.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// Those of an `if #available`.
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
        /// All of them, each with its number.
        public static func buildFinalResult(_ component: [Action]) -> [Action] {
            component.enumerated().map { $1.at($0) }
        }
    }

    /// Makes the conditions of a tip.
    @resultBuilder
    public struct RuleBuilder {
        /// A condition.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// Conditions.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// Those of all statements.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        /// Those of a loop.
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }
        /// Those of one branch.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        /// Those of the other branch.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        /// Those of an `if`.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        /// Those of an `if #available`.
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
    }

    /// Makes the options of a tip.
    @resultBuilder
    public struct OptionsBuilder {
        /// An option.
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        /// Options.
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        /// Those of all statements.
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
            components.flatMap { $0 }
        }
        /// Those of a loop.
        public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] { components.flatMap { $0 } }
        /// Those of one branch.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        /// Those of the other branch.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
        /// Those of an `if`.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        /// Those of an `if #available`.
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }
    }

    /// Makes the tips of a group.
    @resultBuilder
    public struct GroupBuilder {
        /// A tip.
        public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
        /// Tips.
        public static func buildExpression(_ expression: [any Tip]) -> [any Tip] { expression }
        /// Tips of one type.
        public static func buildExpression<T: Tip>(_ expression: [T]) -> [any Tip] { expression }
        /// Those of all statements.
        public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
        /// Those of a loop.
        public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }
        /// Those of one branch.
        public static func buildEither(first component: [any Tip]) -> [any Tip] { component }
        /// Those of the other branch.
        public static func buildEither(second component: [any Tip]) -> [any Tip] { component }
        /// Those of an `if`.
        public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
        /// Those of an `if #available`.
        public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] { component }
    }
}

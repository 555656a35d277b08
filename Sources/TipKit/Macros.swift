/// Makes a static property one that rules of tips follow: `$name` is the parameter for `#Rule`.
///
///     struct FavoriteTip: Tip {
///         @Parameter static var isLoggedIn: Bool = false
///
///         var title: Text { Text("Add a favorite") }
///         var rules: [Rule] {
///             #Rule(Self.$isLoggedIn) { $0 == true }
///         }
///     }
///
/// The value is kept from one run of the app to the next, unless the option `.transient` is given.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "SwiftUIMacros", type: "ParameterMacro")

/// Makes a condition for a tip of parameters and events, whose values the closure is given in their order.
@freestanding(expression)
public macro Rule<each Input: Tips._RuleInput>(
    _ input: repeat each Input, body: (repeat (each Input)._RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// How large the user wants text: iOS's twelve sizes, the last five for accessibility.
package enum TypeSizeCategory: Int, CaseIterable, Comparable, Sendable {
    case extraSmall
    case small
    case medium
    /// The one devices come with.
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    package static func < (first: TypeSizeCategory, second: TypeSizeCategory) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// Names of types, each found once: to print one takes longer than to make the nodes of a view.
@MainActor
package enum TypeName {
    private static var known: [ObjectIdentifier: String] = [:]

    /// A type's name without generic arguments: `Foo` for `Foo<Bar>`.
    package static func short(_ type: Any.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = "\(type)".prefixUpToGenerics
        known[ObjectIdentifier(type)] = name
        return name
    }
}

extension String {
    /// `Foo<Bar>` without what is in angle brackets.
    package var prefixUpToGenerics: String { String(prefix { $0 != "<" }) }
}

/// A visitor as far as a server can tell: who shows one cookie.
package struct PersonID: Hashable, Sendable, Comparable {
    /// 32 hexadecimal digits, which nobody can guess.
    package let name: String

    /// Somebody new.
    package static func random() -> PersonID { PersonID(name: AccessToken.random()) }

    private init(name: String) { self.name = name }

    /// Nil for what is no name of a person's. A name is part of a file's.
    package init?(_ name: some StringProtocol) {
        guard AccessToken.isOne(name) else { return nil }
        self.init(name: String(name))
    }

    package static func < (first: PersonID, second: PersonID) -> Bool { first.name < second.name }
}

/// What a server's cookies are called beside their own names, so that servers that share a host and a port number can tell theirs
/// apart.
package struct CookieLabel: Hashable, Sendable {
    package let text: String

    /// A text that cannot be part of a cookie's name.
    package struct Invalid: Error, Hashable, CustomStringConvertible {
        package let text: String
        package var description: String {
            "A server's name has 1 to 32 letters of the alphabet, digits and hyphens, such as shop-2. It cannot be \(text)."
        }
    }

    package init(_ text: String) throws(Invalid) {
        let isPlain = text.utf8.allSatisfy { byte in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber) || character == "-"
        }
        guard (1...32).contains(text.utf8.count), isPlain else { throw Invalid(text: text) }
        self.text = text
    }
}

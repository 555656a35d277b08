/// Secrets that stand in addresses and messages.
package enum AccessToken {
    /// 128 random bits as 32 hexadecimal digits.
    package static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares in a time that does not tell how much of a guess is right.
    package static func matches(_ guess: String, _ token: String) -> Bool {
        let guess = Array(guess.utf8)
        let token = Array(token.utf8)
        guard guess.count == token.count else { return false }
        return zip(guess, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

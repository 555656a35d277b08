import Foundation
import RiffleHosting

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

    /// A file for a token cannot be used.
    package struct FileError: Error, CustomStringConvertible {
        package let path: String
        package let reason: String

        package var description: String { "--token-file \(path): \(reason)" }
    }

    /// The token that a file keeps over restarts; one that is not there is made, for this user alone.
    ///
    /// Throws `FileError` where the file holds something else, or cannot be read, protected or made.
    package static func kept(in path: String) throws -> String {
        let file = URL(fileURLWithPath: path)
        if !FileManager.default.fileExists(atPath: file.path) {
            do {
                let token = random()
                if try WholeFile.create(Data((token + "\n").utf8), at: file) { return token }
            } catch {
                throw FileError(path: path, reason: "\(error). Name a file in a folder that may be written to.")
            }
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw FileError(path: path, reason: "The file cannot be read.")
        }
        let token = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard (16...128).contains(token.utf8.count), token.utf8.allSatisfy(mayStand) else {
            throw FileError(
                path: path,
                reason:
                    "The file has no token in it: 16 to 128 letters, digits, - and _. Delete it, and a new one is made."
            )
        }
        guard chmod(file.path, 0o600) == 0 else {
            throw FileError(path: path, reason: "The file belongs to somebody else, who could read the token.")
        }
        return token
    }

    /// Whether a byte means itself in addresses and cookies.
    private static func mayStand(_ byte: UInt8) -> Bool {
        let character = Character(UnicodeScalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber) || byte == 0x2D || byte == 0x5F
    }

    /// Whether a text could be one of `random`.
    package static func isOne(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Compares in a time that does not tell how much of a guess is right.
    package static func matches(_ guess: String, _ token: String) -> Bool {
        let guess = Array(guess.utf8)
        let token = Array(token.utf8)
        guard guess.count == token.count else { return false }
        return zip(guess, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

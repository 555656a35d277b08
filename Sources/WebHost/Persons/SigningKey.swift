import Foundation
import RiffleHosting

/// The key that signs cookies: made once, and kept where only the user who runs the server can read it.
enum SigningKey {
    static let byteCount = 32

    static func random() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// The key of a file, which is made where there is none. A file that holds no key is put aside.
    static func kept(in file: URL, onProblem: (String) -> Void) throws -> [UInt8] {
        if let key = try read(file) { return key }
        if FileManager.default.fileExists(atPath: file.path) {
            let other = file.appendingPathExtension("unreadable")
            try? FileManager.default.removeItem(at: other)
            try FileManager.default.moveItem(at: file, to: other)
            onProblem(
                "\(file.path) holds no key and was renamed to \(other.lastPathComponent). There is a new key now: "
                    + "visitors are not known by their cookies any more")
        }
        let key = random()
        if try WholeFile.create(Data(key), at: file) { return key }
        // Another server of the same program was faster.
        return try read(file) ?? key
    }

    private static func read(_ file: URL) throws -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: file.path), data.count == byteCount else { return nil }
        guard chmod(file.path, 0o600) == 0 else {
            throw WholeFile.Failure(step: "protected", path: file.path, code: errno)
        }
        return Array(data)
    }
}

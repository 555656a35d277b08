import Foundation
import FoundationNetworking
import Synchronization

extension URLCache {
    /// A cache of answers that holds so many bytes in memory and on disk.
    ///
    /// - Parameter directory: where it lies on disk; nil for a folder of the program's own.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLResponse {
    /// An answer of which nothing is known, for tests and places that need one.
    ///
    /// Its address is `about:blank`, as answers have none without one only on Apple's systems.
    ///
    /// - Parameter none: left out. An initializer without parameters is that of every object, which Swift on Linux keeps
    ///   from answers.
    public convenience init(_ none: Void = ()) {
        self.init(
            url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension URLSessionConfiguration {
    // Foundation has it too, without a setter: what only reads it takes that one.
    /// Whether transfers wait for a network where there is none, and do not fail. On Linux none waits: setting it to
    /// true is reported once, and it stays false.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {
            guard newValue else { return }
            let isFirst = Self.isReported.withLock { isReported in
                defer { isReported = true }
                return !isReported
            }
            guard isFirst else { return }
            FileHandle.standardError.write(
                Data(
                    ("Riffle: URLSessionConfiguration.waitsForConnectivity is true, and transfers on Linux do not wait: "
                        + "without a network they fail at once. Try again when an error says so.\n").utf8))
        }
    }

    private static let isReported = Mutex(false)
}

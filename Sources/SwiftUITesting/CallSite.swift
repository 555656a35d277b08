/// The line of a test that called something that failed.
///
/// Test libraries report an error that a test throws at the line where the test begins. So that the line of the call is
/// not lost, errors of this module begin with it, written as compilers write it.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let file: String
    /// Counted from 1.
    public let line: Int

    package init(_ file: StaticString, _ line: UInt) {
        self.file = "\(file)"
        self.line = Int(clamping: line)
    }

    /// The file's name and the line, as in `CounterTests.swift:12`.
    public var description: String {
        "\(file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]):\(line)"
    }
}

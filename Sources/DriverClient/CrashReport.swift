import Foundation

/// What a process said when it ended by a mistake.
struct CrashReport {
    /// The user's own frames of the stack, the innermost first.
    let frames: [String]
    /// Whether the app was ended because it gave no answer.
    let isHang: Bool
    private let fatal: String?

    /// Sources that are not the user's.
    private static let ours =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/"
    private static let foreign = [ours, "/swift/", "/usr/", "/.build/checkouts/", "/<compiler-generated>"]

    init(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        isHang = lines.contains { $0.hasPrefix("riffle: no answer after") }
        fatal = lines.last {
            $0.contains("Fatal error:") || $0.hasPrefix("riffle: no answer") || $0.contains("Error raised at top level")
        }
        var found: [String] = []
        for line in lines {
            guard let place = line.range(of: " at /"), line.first.map({ $0.isNumber || $0 == " " }) == true else {
                continue
            }
            let file = "/" + line[place.upperBound...]
            let isForeign = Self.foreign.contains { file.contains($0) } || line.contains("[system]")
            if !isForeign, !found.contains(line) { found.append(line.trimmingCharacters(in: .whitespaces)) }
        }
        frames = Array(found.prefix(20))
    }

    func message(signal: Int32, code: Int32) -> String {
        let how =
            isHang
            ? "The app gave no answer and was ended"
            : signal != 0 ? "The app crashed (signal \(signal))" : "The app ended (code \(code))"
        return how + (fatal.map { ": \($0)" } ?? ".") + (frames.isEmpty ? "" : "\nYour code in the stack:")
    }
}

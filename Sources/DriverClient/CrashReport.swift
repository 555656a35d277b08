import Foundation

/// How a process that was driven has ended by a mistake, in words.
struct CrashReport {
    /// The user's own frames of the stack, the innermost first.
    let frames: [String]
    /// Whether the app was ended because it gave no answer.
    let isHang: Bool
    private let fatal: String?

    /// Sources that are not the user's.
    private static let ours =
        URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent()
        .path + "/"
    private static let foreign = [ours, "/swift/", "/usr/", "/.build/checkouts/", "/<compiler-generated>"]

    init(_ output: String) {
        let text = CrashText(output)
        isHang = text.isHang
        fatal = text.reason
        var found: [String] = []
        for frame in text.frames where !found.contains(frame.text) && !frame.text.contains("[system]") {
            if !Self.foreign.contains(where: frame.file.contains) { found.append(frame.text) }
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

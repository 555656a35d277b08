import Foundation

/// The format of a message as C writes it, with words on privacy: "%{public}@ took %{private}d ms".
struct OSLogFormat {
    /// The format without these words, and without what is private.
    let plain: String
    /// Whether each argument is shown.
    let shows: [Bool]

    init(_ format: String) {
        var plain = ""
        var shows: [Bool] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            plain += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                plain += "%%"
                rest = rest.dropFirst()
                continue
            }
            var isPrivate = false
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isPrivate = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
                rest = rest[rest.index(after: end)...]
            }
            // Flags, lengths and precision go before the letter that says what it is.
            let end = rest.firstIndex { ("a"..."z").contains($0) && !"hlqzt".contains($0) || "@DUOXEFGAC".contains($0) }
            guard let end else { break }
            let next = rest.index(after: end)
            plain += isPrivate ? "<private>" : "%" + rest[..<next]
            shows.append(!isPrivate)
            rest = rest[next...]
        }
        self.plain = plain + rest
        self.shows = shows
    }

    /// The message with its arguments.
    func text(_ arguments: [any CVarArg]) -> String {
        let shown = zip(arguments, shows).filter(\.1).map(\.0)
        // A format that asks for more than there is would read what is none of its own.
        guard arguments.count >= shows.count else { return plain }
        return String(format: plain, arguments: shown)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log, its values given in the manner of C.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    os_log(type, log: log, "\(OSLogFormat(message.description).text(args), privacy: .public)")
}

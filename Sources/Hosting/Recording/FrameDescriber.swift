import RiffleLayers
import RiffleSemantics

/// Says what the frames of a session show: a digest that tells each from anything else, and lines that tell people what
/// differs where two digests do.
struct FrameDescriber {
    /// Whether the lines can be read. Else they are digests, which only tell which of them differ.
    let isReadable: Bool
    private var encoder = LayerEncoder()
    /// The elements of the last frame that has their lines.
    private(set) var elements: [String] = []

    init(isReadable: Bool) { self.isReadable = isReadable }

    mutating func describe(_ frame: Frame, at time: Double, elements tree: () -> SemanticsTree) -> RecordedFrame {
        var recorded = RecordedFrame(time: time)
        guard !frame.changes.isEmpty else { return recorded }
        var layers = Digest()
        layers.add(encoder.encode(frame.changes))
        recorded.layers = layers.hex
        recorded.layerLines = frame.changes.map { shown($0.line) }
        // Elements are gathered for nobody else while things move.
        if !frame.isMoving {
            let text = tree().description
            var digest = Digest()
            digest.add(text)
            recorded.elements = digest.hex
            let lines = text.split(separator: "\n").map { shown(String($0)) }
            recorded.elementLines = RecordedLines(lines, since: elements)
            elements = lines
        }
        return recorded
    }

    private func shown(_ line: String) -> String { isReadable ? line : RecordedLines.digest(line) }
}

extension LayerChange {
    /// What changes, and what the layer is then.
    fileprivate var line: String {
        switch self {
        case .insert(let layer): "insert \(layer.id.rawValue): \(layer)"
        case .update(let layer, _): "change \(layer.id.rawValue): \(layer)"
        case .remove(let id): "remove \(id.rawValue)"
        }
    }
}

/// Lines, as what differs from the lines before.
package struct RecordedLines: Codable, Hashable, Sendable {
    /// How many lines at the start and at the end are as before.
    package var start: Int
    package var end: Int
    /// Those between.
    package var lines: [String]

    init(_ lines: [String], since former: [String]) {
        start = zip(lines, former).prefix { $0 == $1 }.count
        let rest = min(lines.count, former.count) - start
        end = zip(lines.reversed(), former.reversed()).prefix(rest).prefix { $0 == $1 }.count
        self.lines = Array(lines[start..<(lines.count - end)])
    }

    /// All lines, given those before.
    func applied(to former: [String]) -> [String] {
        Array(former.prefix(max(start, 0))) + lines + Array(former.suffix(max(end, 0)))
    }

    static func digest(_ line: String) -> String {
        var digest = Digest()
        digest.add(line)
        return mark + digest.hex.prefix(12)
    }

    /// What lines that are digests begin with.
    private static let mark = "#"

    /// Says which lines differ: with a minus those that were recorded and are not shown, with a plus those that are shown
    /// and were not recorded.
    ///
    /// - Parameter limit: after so many lines the rest is counted.
    static func difference(from recorded: [String], to shown: [String], limit: Int = 24) -> [String] {
        let isReadable = !recorded.allSatisfy { $0.hasPrefix(mark) }
        let comparable = isReadable ? shown : shown.map { digest($0) }
        var lines: [String] = []
        var hidden = 0
        for change in comparable.difference(from: recorded) {
            switch change {
            case .remove(_, let line, _): if isReadable { lines.append("- " + line) } else { hidden += 1 }
            case .insert(let offset, _, _): lines.append("+ " + shown[offset])
            }
        }
        if lines.count > limit { lines[limit...] = ["  and \(lines.count - limit) more"] }
        if hidden > 0 {
            lines.append("- \(hidden) lines that only the recording has; it does not say what was in them")
        }
        return lines
    }
}

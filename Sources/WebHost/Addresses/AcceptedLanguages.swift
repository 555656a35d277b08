/// What `Accept-Language` says (RFC 9110, 12.5.4).
enum AcceptedLanguages {
    /// The tags of the languages that are asked for, as they are written, the best first; those of one weight in their order.
    static func tags(in header: String) -> [String] {
        let wanted = header.split(separator: ",").prefix(64).compactMap { range -> (tag: String, weight: Double)? in
            let parts = range.split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
            guard let tag = parts.first else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return weight > 0 ? (tag.trimmingSuffix(of: " "), weight) : nil
        }
        return wanted.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(of character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return String(text)
    }
}

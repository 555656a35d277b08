/// Which symbols are mirrored where text runs from right to left.
extension SymbolLibrary {
    /// Whether a symbol means a direction of reading, or shows lines of text, and so is mirrored from right to left.
    ///
    /// Those named for left and right never are, nor playback controls, turning arrows, and what has a check mark or
    /// digits in it, which look the same in all languages.
    package static func followsReadingDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, !words.contains("checkmark"), !words.contains("number") else { return false }
        switch first {
        // Playback.
        case "forward", "backward": return false
        case "list", "increase", "decrease": return true
        case "speaker": return words.contains("wave") || words.contains { Int($0) != nil }
        case "text": return words.count > 1 && linesOfText.contains(words[1])
        default: return words.dropFirst().contains { directions.contains($0) }
        }
    }

    private static let directions: Set<Substring> = [
        "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf",
    ]
    /// The second words of symbols of text that begins at one side, and is not named for it.
    private static let linesOfText: Set<Substring> = ["append", "badge", "insert", "quote"]
}

extension GestureArena: CustomDebugStringConvertible {
    /// Every finger with the gestures on its path, innermost first: id, kind, priority, state, and what it may tell.
    package var debugDescription: String {
        guard !paths.isEmpty else { return "no finger" }
        var lines: [String] = []
        for path in paths {
            lines.append("finger \(path.finger) \(path.isDown ? "down" : "up")")
            for entry in path.entries {
                let member = entry.member
                lines.append(
                    "  \(member.id.rawValue) \(member.kind) \(member.priority) "
                        + "\(entry.recognizer.stateDescription), \(entry.gate)")
            }
        }
        return lines.joined(separator: "\n")
    }
}

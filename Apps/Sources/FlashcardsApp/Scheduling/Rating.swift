/// How well an answer was known.
enum Rating: Int, CaseIterable, Codable, Sendable {
    case again = 1
    case hard, good, easy

    /// The label of its button.
    var name: String {
        switch self {
        case .again: "Again"
        case .hard: "Hard"
        case .good: "Good"
        case .easy: "Easy"
        }
    }

    /// Whether the answer was known at all.
    var isRight: Bool { self != .again }
}

import SwiftUI

/// How well an answer was known.
enum Rating: Int, CaseIterable, Codable, Sendable {
    case again = 1
    case hard, good, easy

    /// The label of its button.
    var name: String {
        switch self {
        case .again: String(localized: "Again")
        case .hard: String(localized: "Hard")
        case .good: String(localized: "Good")
        case .easy: String(localized: "Easy")
        }
    }

    /// Whether the answer was known at all.
    var isRight: Bool { self != .again }
}

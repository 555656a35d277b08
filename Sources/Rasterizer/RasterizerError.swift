/// Why a picture could not be made.
package enum RasterizerError: Error, Hashable, Sendable, CustomStringConvertible {
    case sizeOutOfRange(width: Int, height: Int)
    case cairo(String)

    package var description: String {
        switch self {
        case .sizeOutOfRange(let width, let height):
            "A picture of \(width) × \(height) pixels cannot be made: each side must be 1…32767. "
                + "Ask for a smaller size or scale."
        case .cairo(let message):
            "Cairo could not paint: \(message). Ask for a smaller picture, or free memory."
        }
    }
}

/// What no page would send.
enum HostileKind: String, CaseIterable {
    case garbageBytes = "garbage bytes"
    case garbageFrames = "garbage frames"
    case hugeLengths = "huge lengths"
    case truncated = "truncated"
    case wrongOrder = "wrong order"
    case strangeNumbers = "strange numbers"
    case unknownNames = "unknown ids"
    case resizes = "floods of resizes"
    case keys = "floods of keys"
    case touches = "floods of touches"
    case neverReading = "never reading"
    case halfOpen = "half open"
    case handshakes = "handshakes"
    case closings = "close codes"
    case fragments = "fragments"

    /// Of how many messages a batch is: those that end their connection are few.
    var batchSize: Int {
        switch self {
        case .garbageBytes, .garbageFrames, .hugeLengths, .truncated, .wrongOrder, .handshakes, .closings: 40
        case .halfOpen, .neverReading: 60
        case .strangeNumbers, .unknownNames, .fragments: 200
        case .resizes, .keys, .touches: 400
        }
    }
}

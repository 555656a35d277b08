/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both edges; here at the left.
    case justified
    /// Where the language has it.
    case natural
}

/// What becomes of a text that there is no room for.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, after a word.
    case byWordWrapping
    /// It goes on in the next line; here after a word.
    case byCharWrapping
    /// It is cut off; here with an ellipsis.
    case byClipping
    /// Its beginning gives way to an ellipsis.
    case byTruncatingHead
    /// Its end gives way to an ellipsis.
    case byTruncatingTail
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle
}

extension NSTextAlignment {
    /// Where lines stand in their own width.
    package var inside: TextAlignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    /// Where the text stands in the room for it.
    package var frame: Alignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

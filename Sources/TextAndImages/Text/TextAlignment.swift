import RiffleTextLayout

/// Where the lines of a text stand in its own width.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing

    var layoutAlignment: TextRequest.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

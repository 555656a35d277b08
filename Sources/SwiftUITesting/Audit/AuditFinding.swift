import RiffleDriverMessages

/// Something that keeps people from using a screen: which element, what is wrong with it, and what to do.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// What an audit looks for.
    public typealias Rule = _AuditRule

    /// What meets elements.
    public enum Input: Hashable, Sendable {
        /// Fingers: 44 points.
        case touch
        /// A mouse: 24 points.
        case pointer
    }

    /// The rule that is broken.
    public let rule: Rule
    /// The element, with its number, kind, label and place.
    public let element: String
    /// What is wrong, and by how much.
    public let message: String
    /// What to do.
    public let remedy: String

    init(_ finding: DriverFinding) {
        rule = finding.rule
        element = finding.element
        message = finding.message
        remedy = finding.remedy
    }

    /// All of it, on one line.
    public var description: String { "\(rule.rawValue): \(element): \(message) \(remedy)" }
}

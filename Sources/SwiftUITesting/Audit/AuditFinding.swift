import RiffleDriverMessages

/// Something that keeps people from using a screen: which element, what is wrong with it, and what to do.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// What an audit looks for.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Text whose contrast with what is behind it is below 4.5:1, or 3:1 from 18 points on, or 14 in bold, also with
        /// more contrast. 3:1 is enough for the system's secondary color. Prompts and what is disabled are left out.
        case contrast
        /// What is pressed and is less than 44 points wide or high, or 24 for a pointer. Fields in rows are left out.
        case hitRegion
        /// Controls and pictures without a label, and controls with that of another one.
        case sufficientElementDescription
        /// Text that is as large with the largest type size. That of bars is left out.
        case dynamicType
        /// Text that is cut off, or, outside of bars, would be with the largest type size.
        case textClipped
        /// Elements that can be used, and are called text or picture.
        case trait
        /// Elements that are read after what stands behind them.
        case readingOrder
        /// Elements that can be used by touch, and that Tab does not come to.
        case keyboard
    }

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

    init?(_ finding: DriverFinding) {
        guard let rule = Rule(rawValue: finding.rule) else { return nil }
        self.rule = rule
        element = finding.element
        message = finding.message
        remedy = finding.remedy
    }

    /// All of it, on one line.
    public var description: String { "\(rule.rawValue): \(element): \(message) \(remedy)" }
}

import RiffleDriverMessages

/// What an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt64

    /// A set by its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text that is hard to tell from what is behind it.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Elements that say nothing.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// What is too small to be touched.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements that cannot be told apart by what they say.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that does not become larger.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Text that is cut off.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Traits that contradict each other.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// All of it.
    public static let all = XCUIAccessibilityAuditType(rawValue: .max)

    /// That of a rule; nil for those that Apple has no type for.
    init?(_ rule: AuditRule) {
        switch rule {
        case .contrast: self = .contrast
        case .elementDetection: self = .elementDetection
        case .hitRegion: self = .hitRegion
        case .sufficientElementDescription: self = .sufficientElementDescription
        case .dynamicType: self = .dynamicType
        case .textClipped: self = .textClipped
        case .trait: self = .trait
        case .readingOrder, .keyboard: return nil
        }
    }
}

/// Something that an audit has found.
public final class XCUIAccessibilityAuditIssue: @unchecked Sendable {
    /// Where.
    public let element: XCUIElement?
    /// In a few words.
    public let compactDescription: String
    /// With the element, and what to do.
    public let detailedDescription: String
    /// What it was looked for as.
    public let auditType: XCUIAccessibilityAuditType

    init(_ finding: DriverFinding, _ type: XCUIAccessibilityAuditType, _ element: XCUIElement) {
        self.element = element
        auditType = type
        compactDescription = finding.message
        detailedDescription = "\(finding.element): \(finding.message) \(finding.remedy)"
    }
}

/// What an audit looks for. The raw values are what drivers say; those that Apple has a type for are called as
/// `XCUIAccessibilityAuditType` calls them.
public enum _AuditRule: String, Hashable, Sendable, CaseIterable, Codable {
    /// Text whose contrast with what is behind it is below 4.5:1, or 3:1 from 18 points on, or 14 in bold, also with
    /// more contrast. 3:1 is enough for the system's secondary color and hues. Prompts and what is disabled are left out.
    case contrast
    /// Text that is to be seen and that no element says.
    case elementDetection
    /// What is pressed and is less than 44 points wide or high, or 24 for a pointer. Fields in rows are left out.
    case hitRegion
    /// Controls and pictures without a label, and controls with that of another one.
    case sufficientElementDescription
    /// Text that is as large with the largest type size. That of bars is left out.
    case dynamicType
    /// Text that is cut off, or, outside of bars, would be with the largest type size.
    case textClipped
    /// What can be used, and is called text or picture or nothing at all.
    case trait
    /// Elements that are read after what stands behind them.
    case readingOrder
    /// Elements that can be used by touch, and that Tab does not come to.
    case keyboard
}

package typealias AuditRule = _AuditRule

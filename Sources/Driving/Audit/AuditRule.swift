/// What an audit looks for. The raw values are what drivers say; those that Apple has a type for are called as
/// `XCUIAccessibilityAuditType` calls them.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
    /// Text that is hard to tell from what is behind it.
    case contrast
    /// What is too small to be touched.
    case hitRegion
    /// Elements without a label, or with that of another one.
    case sufficientElementDescription
    /// Text that does not become larger.
    case dynamicType
    /// Text that is cut off.
    case textClipped
    /// Elements that can be used, and are said to be no more than text or a picture.
    case trait
    /// Elements that are read before what stands in front of them.
    case readingOrder
    /// Controls that keys do not come to.
    case keyboard
}

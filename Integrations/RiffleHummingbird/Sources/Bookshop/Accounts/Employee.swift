import RiffleServer

/// Somebody who works in the shop.
struct Employee: Hashable, Sendable {
    /// Never changes, and is nobody else's.
    var id: String
    var name: String
}

/// Who works at a page.
struct EmployeeKey: WebRequestKey {
    static let defaultValue: Employee? = nil
}

import SwiftText

/// What is left out so far, by the paths of files.
struct Decisions {
    var imports: [String: Set<String>] = [:]
    var omissions: [String: [RewritingPlan.Omission]] = [:]
    var files: Set<String> = []
    var packages: Set<String> = []
    /// Macros, plugins and tools, of which nothing can be left out but all.
    var targets: Set<String> = []
    /// The same for the report, in the order of the decisions.
    var entries: [LeftOut] = []

    /// Whether a file is compiled as a copy because of them.
    func concern(_ path: String) -> Bool { imports[path] != nil || omissions[path] != nil }

    func omits(_ declaration: String, in path: String, wholly: Bool) -> Bool {
        omissions[path]?.contains { $0.declaration == declaration && (!wholly || $0.part == .whole) } == true
    }
}

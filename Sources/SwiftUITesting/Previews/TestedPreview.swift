import Foundation
import SwiftUI
import Testing

/// A preview of the program's, `#Preview` or one of a `PreviewProvider`, for tests that go through all of them.
///
///     @Test(arguments: TestedPreview.all(in: "Shop"))
///     @MainActor func looksAsBefore(_ preview: TestedPreview) async {
///         await expectPreview(preview, in: [.standard, .dark, .largestText])
///     }
public struct TestedPreview: Hashable, Sendable, CustomTestStringConvertible, CustomStringConvertible {
    /// Its file and its name or line, as in the names of the files that `--previews` writes.
    public let name: String
    /// The module that it stands in.
    public let module: String
    /// The name of its file, or of its `PreviewProvider`.
    public let source: String
    /// The line of `#Preview`, from 1; nil for one of a provider.
    public let line: Int?

    /// What it is called in results of tests.
    public var testDescription: String { name }
    /// What it is called.
    public var description: String { name }

    /// The previews of modules, those of `#Preview` by file and line, then those of providers by name.
    ///
    /// Modules count that the test's program was linked of: of a package, all whose tests run. A preview that cannot be
    /// made is left out here and fails nothing; `--previews` says why.
    ///
    /// - Parameter modules: their names; none for all of them.
    /// - Complexity: O(number of previews): every provider's views are made.
    public static func all(in modules: String...) -> [TestedPreview] { all(in: modules) }

    /// The previews of modules by their names; of no names, all of them.
    public static func all(in modules: [String]) -> [TestedPreview] {
        OnMain.run {
            guard let entries = try? PreviewCatalog.all() else { return [] }
            return entries.map { entry in
                TestedPreview(
                    name: entry.fileName, module: entry.module, source: entry.file, line: entry.line)
            }.filter { modules.isEmpty || modules.contains($0.module) }
        }
    }

    @MainActor var entry: PreviewCatalog.Entry? {
        get throws { try PreviewCatalog.all().first { $0.fileName == name && $0.module == module } }
    }
}

/// Does something on the main actor, from wherever a test library asks.
private enum OnMain {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        _ = isMarked
        if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
            return MainActor.assumeIsolated { body() }
        }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
    }
}

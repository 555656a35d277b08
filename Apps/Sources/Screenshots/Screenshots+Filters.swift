import FiltersApp
import Foundation
import SwiftUITesting

extension Screenshots {
    /// All projects, those that are left by two chips, and what is shown when none is.
    @MainActor
    static func filters(into folder: URL, _ colorScheme: ColorScheme) async throws {
        let suffix = colorScheme == .dark ? "-dark" : ""
        let tester = ViewTester(FiltersView()) { $0.colorScheme = colorScheme }
        try await tester.settle()
        try save(tester, "filters\(suffix)", in: folder)
        for (names, picture) in [
            (["Illustration", "Pink"], "filters-chosen"), (["Illustration", "Icon", "Pink", "Black"], "filters-none"),
        ] {
            for name in names {
                await tester.tap(try tester.find(.role(.button, name)))
                try await tester.settle()
            }
            try save(tester, "\(picture)\(suffix)", in: folder)
        }
    }
}

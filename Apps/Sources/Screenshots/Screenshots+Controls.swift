import ControlsApp
import Foundation
import SwiftUITesting

extension Screenshots {
    /// The list of families, and a page for each; in light, or dark with names that say so.
    @MainActor
    static func controls(into folder: URL, _ colorScheme: ColorScheme) async throws {
        let suffix = colorScheme == .dark ? "-dark" : ""
        let list = ViewTester(ControlsView()) { $0.colorScheme = colorScheme }
        try await list.settle()
        try save(list, "controls\(suffix)", in: folder)
        for family in Family.allCases {
            let tester = ViewTester(
                NavigationStack {
                    family.page
                        .navigationTitle(family.title)
                        .navigationBarTitleDisplayMode(.inline)
                }
            ) { $0.colorScheme = colorScheme }
            await tester.advance(by: 0.5)
            try save(tester, "controls-\(family.rawValue)\(suffix)", in: folder)
        }
    }
}

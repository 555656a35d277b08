import FiltersApp
import FlashcardsApp
import Foundation
import SwiftUITesting
import TripsApp
import WalletApp

extension Screenshots {
    /// A size of a window, and what its user has asked the system for.
    private struct Setting {
        let name: String
        var size = CGSize(width: 393, height: 852)
        var change: (inout EnvironmentValues) -> Void = { _ in }
    }

    /// The sizes and settings in which every app has to be usable.
    @MainActor private static let settings: [Setting] = [
        Setting(name: "320 × 568", size: CGSize(width: 320, height: 568)),
        Setting(name: "393 × 852"),
        Setting(name: "852 × 393", size: CGSize(width: 852, height: 393)),
        Setting(name: "820 × 1180", size: CGSize(width: 820, height: 1180)),
        Setting(name: "1440 × 900", size: CGSize(width: 1440, height: 900)),
        Setting(name: "dark") { $0.colorScheme = .dark },
        Setting(name: "smallest type") { $0.dynamicTypeSize = .xSmall },
        Setting(name: "largest type") { $0.dynamicTypeSize = .accessibility5 },
        Setting(name: "largest type, small", size: CGSize(width: 320, height: 568)) {
            $0.dynamicTypeSize = .accessibility5
        },
        Setting(name: "largest type, wide", size: CGSize(width: 852, height: 393)) {
            $0.dynamicTypeSize = .accessibility5
        },
        Setting(name: "right to left") { $0.layoutDirection = .rightToLeft },
        Setting(name: "reduced motion") { $0.accessibilityReduceMotion = true },
    ]

    /// A sheet for each app, with its first screen at every size and setting.
    @MainActor
    static func sizes(into folder: URL) async throws {
        try await sheet("wallet-sizes", in: folder) { AnyView(WalletView()) }
        try await sheet("trips-sizes", in: folder) { AnyView(TripsView()) }
        try await sheet("flashcards-sizes", in: folder) { AnyView(FlashcardsView()) }
        try await sheet("filters-sizes", in: folder) { AnyView(FiltersView()) }
    }

    @MainActor
    private static func sheet(_ name: String, in folder: URL, app: () -> AnyView) async throws {
        var pictures: [(name: String, image: UIImage)] = []
        for setting in settings {
            let tester = ViewTester(app(), size: setting.size, scale: 1, environment: setting.change)
            try await tester.settle()
            if let image = UIImage(data: try tester.snapshot().pngData) { pictures.append((setting.name, image)) }
        }
        let rows = [Array(pictures[0..<3]), Array(pictures[3..<5]), Array(pictures[5..<9]), Array(pictures[9...])]
        let sheet = VStack(alignment: .leading, spacing: 24) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: 24) {
                    ForEach(rows[row].indices, id: \.self) { index in
                        VStack(alignment: .leading, spacing: 6) {
                            Text(rows[row][index].name)
                                .font(.title2)
                            Image(uiImage: rows[row][index].image)
                                .border(Color.gray)
                        }
                    }
                }
            }
        }
        .padding(24)
        .frame(width: 2400, height: 3300, alignment: .topLeading)
        try save(ViewTester(sheet, size: CGSize(width: 2400, height: 3300), scale: 1), name, in: folder)
    }
}

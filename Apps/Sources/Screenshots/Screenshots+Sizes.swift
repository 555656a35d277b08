import FiltersApp
import FlashcardsApp
import Foundation
import GalleryApp
import SwiftUITesting
import TripsApp
import WalletApp

extension Screenshots {
    /// A size of a window, and what its user has asked the system for.
    struct Setting {
        let name: String
        var size = CGSize(width: 393, height: 852)
        /// What the user reads, and where.
        var language = "en_US"
        var change: (inout EnvironmentValues) -> Void = { _ in }
    }

    /// The sizes and settings in which every app has to be usable.
    @MainActor static let settings: [Setting] = [
        Setting(name: "320 × 568", size: CGSize(width: 320, height: 568)),
        Setting(name: "375 × 667", size: CGSize(width: 375, height: 667)),
        Setting(name: "393 × 852"),
        Setting(name: "430 × 932", size: CGSize(width: 430, height: 932)),
        Setting(name: "852 × 393", size: CGSize(width: 852, height: 393)),
        Setting(name: "768 × 1024", size: CGSize(width: 768, height: 1024)),
        Setting(name: "820 × 1180", size: CGSize(width: 820, height: 1180)),
        Setting(name: "1024 × 768", size: CGSize(width: 1024, height: 768)),
        Setting(name: "1200 × 800", size: CGSize(width: 1200, height: 800)),
        Setting(name: "1440 × 900", size: CGSize(width: 1440, height: 900)),
        Setting(name: "1920 × 1080", size: CGSize(width: 1920, height: 1080)),
        Setting(name: "2560 × 1440", size: CGSize(width: 2560, height: 1440)),
        Setting(name: "dark") { $0.colorScheme = .dark },
        Setting(name: "smallest type") { $0.dynamicTypeSize = .xSmall },
        Setting(name: "large type") { $0.dynamicTypeSize = .accessibility3 },
        Setting(name: "largest type") { $0.dynamicTypeSize = .accessibility5 },
        Setting(name: "largest type, small", size: CGSize(width: 320, height: 568)) {
            $0.dynamicTypeSize = .accessibility5
        },
        Setting(name: "largest type, wide", size: CGSize(width: 852, height: 393)) {
            $0.dynamicTypeSize = .accessibility5
        },
        Setting(name: "right to left") { $0.layoutDirection = .rightToLeft },
        Setting(name: "German", language: "de_DE"),
        Setting(name: "German, small", size: CGSize(width: 320, height: 568), language: "de_DE"),
        Setting(name: "Japanese", language: "ja_JP"),
        Setting(name: "Arabic", language: "ar_EG"),
        Setting(name: "Arabic, wide", size: CGSize(width: 852, height: 393), language: "ar_EG"),
        Setting(name: "increased contrast") { $0._colorSchemeContrast = .increased },
        Setting(name: "increased contrast, dark") {
            $0.colorScheme = .dark
            $0._colorSchemeContrast = .increased
        },
        Setting(name: "reduced motion") { $0.accessibilityReduceMotion = true },
    ]

    /// A sheet for each app, with its first screen at every size and setting.
    @MainActor
    static func sizes(into folder: URL) async throws {
        try await sheet("wallet-sizes", in: folder) { AnyView(WalletView()) }
        try await sheet("wallet-open-sizes", in: folder) {
            AnyView(WalletView())
        } prepare: { tester in
            await tester.tap(try tester.find(.id("visa")))
        }
        try await sheet("trips-sizes", in: folder) { AnyView(TripsView()) }
        try await sheet("flashcards-sizes", in: folder) { AnyView(FlashcardsView()) }
        try await sheet("filters-sizes", in: folder) { AnyView(FiltersView()) }
        try await sheet("gallery-sizes", in: folder) { AnyView(GalleryView()) }
    }

    @MainActor
    private static func sheet(
        _ name: String, in folder: URL, app: () -> AnyView, prepare: (ViewTester) async throws -> Void = { _ in }
    ) async throws {
        var pictures: [SheetPicture] = []
        for setting in settings {
            let tester = setting.tester(app())
            try await tester.settle()
            try await prepare(tester)
            try await tester.settle()
            pictures.append(try SheetPicture(setting.name, of: tester, size: setting.size))
        }
        try save(sheet(of: pictures), name, in: folder, quality: sheetQuality)
    }
}

extension Screenshots.Setting {
    /// An app in a window of the size, for the user.
    @MainActor
    func tester(_ app: AnyView) -> ViewTester {
        ViewTester(app, size: size, scale: 1) { values in
            let locale = Locale(identifier: language)
            values.locale = locale
            values.calendar = locale.calendar
            if locale.language.characterDirection == .rightToLeft { values.layoutDirection = .rightToLeft }
            change(&values)
        }
    }
}

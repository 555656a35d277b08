import FiltersApp
import FlashcardsApp
import Foundation
import SwiftUITesting
import TripsApp
import WalletApp

extension Screenshots {
    /// A screen of an app besides its first, and the way there.
    private struct Screen {
        let name: String
        let open: @MainActor (ViewTester) async throws -> Void

        /// A screen that is reached by pressing what has these names, one after the other.
        init(_ name: String, _ presses: String...) {
            self.init(name) { tester in
                for label in presses { try await press(label, tester) }
            }
        }

        init(_ name: String, open: @escaping @MainActor (ViewTester) async throws -> Void) {
            self.name = name
            self.open = open
        }
    }

    /// A sheet for each app, with its other screens at the sizes and settings that are furthest apart.
    @MainActor
    static func screens(into folder: URL) async throws {
        try await sheet(
            "wallet-screens", in: folder, app: { AnyView(WalletView()) },
            [
                Screen("New card") { tester in
                    try await press("Add card", tester)
                    await tester.type("400012345678")
                    await tester.key(.return)
                    await tester.type("Ada Quill")
                },
                Screen("Payments") { try await openCard($0) },
                Screen("Payment") { tester in
                    try await openCard(tester)
                    try await press("Meridian Air", tester)
                },
                Screen("Card actions") { tester in
                    try await openCard(tester)
                    try await press("Card actions", tester)
                },
            ])
        try await sheet(
            "trips-screens", in: folder, app: { AnyView(TripsView()) },
            [
                Screen("Booking", "BOOK IT NOW"), Screen("Booked", "BOOK IT NOW", "Book This Trip"),
                Screen("Bookings", "BOOK IT NOW", "Book This Trip", "Done", "Menu", "Bookings"),
                Screen(
                    "Booking's details", "BOOK IT NOW", "Book This Trip", "Done", "Menu", "Bookings", "Yosemite, USA"),
                Screen("Liked trips", "Like", "Like", "Liked trips"),
            ])
        try await sheet(
            "flashcards-screens", in: folder, app: { AnyView(FlashcardsView()) },
            [
                Screen("Statistics", "Easy", "Good", "Again", "Good", "Statistics"), Screen("Decks", "Decks"),
                Screen("Deck", "Decks", "General Knowledge"),
                Screen("Card", "Decks", "General Knowledge", "New Card"),
                Screen("Import", "Decks", "General Knowledge", "More", "Import"),
            ])
        try await sheet(
            "filters-screens", in: folder, app: { AnyView(FiltersView()) },
            [
                Screen("Chosen", "Web", "Black"), Screen("Editor", "Edit filters"),
                Screen("Project") { tester in
                    try await tester.perform("Activate", on: try tester.find(.id("shot-1")))
                },
            ])
    }

    @MainActor
    private static func openCard(_ tester: ViewTester) async throws {
        try await tester.perform(translated("Show transactions"), on: try tester.find(.id("amex")))
        try await tester.settle()
    }

    /// What is read on the screens that are drawn now.
    @MainActor private static var spoken = Locale(identifier: "en_US")

    /// What an English label is in the language that is read now.
    @MainActor
    private static func translated(_ label: String) -> String {
        String(localized: String.LocalizationValue(label), locale: spoken)
    }

    /// Presses the first element that can be pressed and has a name in its label, and scrolls where there is none.
    ///
    /// - Parameter name: in English.
    @MainActor
    private static func press(_ name: String, _ tester: ViewTester) async throws {
        let label = translated(name)
        // In low windows it may be further down.
        for _ in 0..<6 {
            for element in tester.findAll(.label(label)) + tester.findAll(.containing(label)) {
                guard (try? await tester.perform("Activate", on: element)) != nil else { continue }
                return try await tester.settle()
            }
            await tester.scroll(at: CGPoint(x: 160, y: 250), by: CGSize(width: 0, height: 150))
            try await tester.settle()
        }
        _ = try tester.find(.label(label))
    }

    @MainActor
    private static func sheet(
        _ name: String, in folder: URL, app: () -> AnyView, _ screens: [Screen]
    ) async throws {
        let names = [
            "320 × 568", "393 × 852", "852 × 393", "820 × 1180", "dark", "largest type", "right to left",
            "increased contrast", "German", "Japanese", "Arabic",
        ]
        var pictures: [SheetPicture] = []
        for screen in screens {
            for setting in settings where names.contains(setting.name) {
                let tester = setting.tester(app())
                spoken = Locale(identifier: setting.language)
                try await tester.settle()
                try await screen.open(tester)
                try await tester.settle()
                pictures.append(try SheetPicture("\(screen.name), \(setting.name)", of: tester, size: setting.size))
            }
        }
        try save(sheet(of: pictures), name, in: folder, quality: sheetQuality)
    }
}

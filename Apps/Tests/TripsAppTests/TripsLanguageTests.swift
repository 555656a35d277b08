import SwiftUITesting
import Testing

@testable import TripsApp

/// The app for users who do not read English.
@MainActor
struct TripsLanguageTests {
    private func trips(_ language: String) async throws -> TripsFixture {
        try await TripsFixture {
            $0.locale = Locale(identifier: language)
            $0.calendar = $0.locale.calendar
            $0.layoutDirection = language.hasPrefix("ar") ? .rightToLeft : .leftToRight
        }
    }

    @Test("destinations, buttons, dates and what is counted are in the user's language, on one screen in one form")
    func german() async throws {
        let trips = try await trips("de_DE")
        _ = try trips.tester.find(.text("Yosemite, USA"))
        try await trips.press("JETZT BUCHEN")
        _ = try trips.tester.find(.text("2 Personen · 8.–14. Mai 2027 · 6 Nächte"))
        #expect(!trips.tester.findAll(.containing("8. Mai 2027")).isEmpty)
        try await trips.press("Diese Reise buchen")
        #expect(trips.tester.announcements == ["Gebucht: Yosemite, USA"])
    }

    @Test("digits are the user's")
    func arabic() async throws {
        let trips = try await trips("ar_EG")
        try await trips.press("احجز الآن")
        _ = try trips.tester.find(.text("مسافران · ٨–١٤ مايو ٢٠٢٧ · ٦ ليالٍ"))
    }
}

import Foundation
import Testing
import RiffleTextAndImages

/// What code formats that is no view's.
@MainActor
struct FormattedTests {
    @Test("outside of windows prices and dates are written as in the environment's own region")
    func standard() {
        #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
        #expect(Float(0.5).formatted(.percent) == "50%")
        #expect(1200.formatted(.currency(code: "USD").precision(.fractionLength(0))) == "$1,200")
        #expect(Decimal(3).formatted(.currency(code: "USD")) == "$3.00")
        let date = Date(timeIntervalSince1970: 0)
        let format = Date.FormatStyle(timeZone: .gmt).day().month(.abbreviated).year()
        #expect(date.formatted(format) == "Jan 1, 1970")
    }

    @Test("a region that a format has of its own stays")
    func own() {
        let german = Locale(identifier: "de_DE")
        #expect(12.5.formatted(.currency(code: "EUR").locale(german)) == "12,50\u{A0}€")
        #expect(12.5.formatted(.number.locale(german)) == "12,5")
    }

    @Test("code that runs for a window writes for its region")
    func window() {
        let fixture = Fixture(Box("window"))
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "fr_FR")
        let text = fixture.graph.whileCurrent(in: environment) { 12.5.formatted(.currency(code: "EUR")) }
        #expect(text == "12,50\u{A0}€")
    }
}

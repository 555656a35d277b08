import RiffleTextAndImages
import Testing

@MainActor
struct LocalizedStringKeyTests {
    private func shown(_ text: Text, locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return text.string(in: environment)
    }

    @Test("Numbers in a literal are written for the locale")
    func numbers() {
        #expect(shown(Text("\(1234) cards")) == "1,234 cards")
        #expect(shown(Text("\(1234) cards"), locale: "de_DE") == "1.234 cards")
        #expect(shown(Text("\(UInt8(7)) and \(-3)")) == "7 and -3")
        #expect(shown(Text("\(1.5)")) == "1.500000")
        #expect(shown(Text("\(CGFloat(0.25), specifier: "%.1f")")) == "0.2")
        #expect(shown(Text("\(1234.5, specifier: "%.1f")"), locale: "de_DE") == "1.234,5")
        #expect(shown(Text("\(7, specifier: "%03d")")) == "007")
        #expect(shown(Text("\(255, specifier: "%x")")) == "ff")
    }

    @Test("Text around the conversion of a specifier is shown with the number")
    func textInSpecifiers() {
        #expect(shown(Text("\(12.3, specifier: "%.0f%%")")) == "12%")
        #expect(shown(Text("\(1234.5, specifier: "$%.2f")"), locale: "de_DE") == "$1.234,50")
        #expect(shown(Text("\(1.25, specifier: "%%%.1f %% km%%")")) == "%1.2 % km%")
        #expect(shown(Text("\(5, specifier: "No. %d")")) == "No. 5")
    }

    @Test("A specifier that does not fit its value is not passed on")
    func wrongSpecifiers() {
        #expect(shown(Text("\(5, specifier: "%d %n")")) == "5")
        #expect(shown(Text("\(5, specifier: "%d%")")) == "5")
        #expect(shown(Text("\(5, specifier: "a %*d")")) == "5")
        #expect(shown(Text("\(5, specifier: "%%")")) == "5")
        #expect(shown(Text("\(5, specifier: "a %5")")) == "5")
        #expect(shown(Text("\(5, specifier: "%5%d")")) == "5")
        #expect(shown(Text("\(5, specifier: "%s")")) == "5")
        #expect(shown(Text("\(5, specifier: "%@")")) == "5")
        #expect(shown(Text("\(5, specifier: "%f %d")")) == "5")
        #expect(shown(Text("\(1.5, specifier: "%d")")) == "1.500000")
        #expect(shown(Text("\(5, specifier: "")")) == "5")
    }

    @Test("Words that agree with a number are in the plural, and the markup is never shown")
    func inflection() {
        func cards(_ count: Int) -> Text { Text("You have ^[\(count) card](inflect: true).") }
        #expect(
            [0, 1, 2, -1].map { shown(cards($0)) }
                == [0, 1, 2, -1].map { "You have \($0) card\($0.magnitude == 1 ? "" : "s")." })
        #expect(shown(cards(3), locale: "de_DE") == "You have 3 card.")
        #expect(shown(Text("^[\(2) small **child**](inflect: true) left")) == "2 small children left")
        #expect(shown(Text("^[\(2) slice of bread](inflect: true)")) == "2 slices of bread")
        #expect(shown(Text("^[\(2) berry](inflect: true), ^[\(1) box](inflect: true)")) == "2 berries, 1 box")
        #expect(shown(Text("^[\(2) Person](inflect: true)")) == "2 People")
        #expect(shown(Text("^[\("Ann") card](inflect: true)")) == "Ann card")
        #expect(shown(Text("^[a](color: 'red') ^[b] ^c")) == "a ^[b] ^c")
        #expect(shown(Text("[^[\(2) dog](inflect: true)](https://example.com)")) == "2 dogs")
    }

    @Test("Ranges of dates are times of day, with dates where they are of several days")
    func dateRanges() {
        let morning = Date(timeIntervalSince1970: 8.5 * 3600)
        func plain(_ text: Text, _ locale: String = "en_US") -> String {
            shown(text, locale: locale).map { $0.isWhitespace ? " " : String($0) }.joined()
        }
        #expect(plain(Text(morning...morning.addingTimeInterval(3600))) == "8:30 – 9:30 AM")
        #expect(plain(Text(DateInterval(start: morning, duration: 6 * 3600))) == "8:30 AM – 2:30 PM")
        #expect(plain(Text("Open \(morning...morning.addingTimeInterval(3600))"), "de_DE") == "Open 08:30–09:30 Uhr")
        let days = plain(Text(morning...morning.addingTimeInterval(86400)))
        #expect(days.contains("1/1/1970") && days.contains("1/2/1970"), "\(days)")
    }

    @Test("Strings are put in as they are, and are not read as Markdown")
    func strings() {
        let name = "*Ann*"
        #expect(shown(Text("Hello \(name)!")) == "Hello *Ann*!")
        #expect(shown(Text("\(name.dropFirst())")) == "Ann*")
        #expect(shown(Text("a\u{FFFC}b \(name)")) == "a\u{FFFC}b *Ann*")
    }

    @Test("A string variable is shown verbatim")
    func variables() {
        let string = "**not bold** %d"
        #expect(shown(Text(string)) == string)
        #expect(shown(Text(verbatim: "**\(1234)**")) == "**1234**")
        #expect(shown(Text("**bold**")) == "bold")
    }

    @Test("Formats follow the locale of the environment")
    func formats() {
        #expect(shown(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
        #expect(shown(Text(-12.5, format: .currency(code: "USD"))) == "-$12.50")
        #expect(shown(Text("\(0.5, format: .percent) done")) == "50% done")
        #expect(shown(Text(Date(timeIntervalSince1970: 0), style: .date)) == "January 1, 1970")
        #expect(shown(Text(Date(timeIntervalSince1970: 0), style: .date), locale: "de_DE") == "1. Januar 1970")
        #expect(shown(Text(NSNumber(value: 3), formatter: NumberFormatter())) == "3")
    }

    @Test("Formatters write for the locale, the calendar and the time zone of the environment")
    func formatters() {
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.locale = Locale(identifier: "en_US")
        let number = Text(NSNumber(value: 1234.5), formatter: numbers)
        #expect(shown(number) == "1,234.5")
        #expect(shown(number, locale: "de_DE") == "1.234,5")
        #expect(shown(number) == "1,234.5", "as before, whoever else uses the formatter")
        #expect(shown(Text("\(NSNumber(value: 2.5), formatter: numbers) kg"), locale: "de_DE") == "2,5 kg")

        let dates = DateFormatter()
        dates.dateStyle = .long
        dates.timeZone = TimeZone(secondsFromGMT: 3600)
        let date = Date(timeIntervalSince1970: 0)
        #expect(shown(Text(date, formatter: dates), locale: "de_DE") == "1. Januar 1970")
        var west = EnvironmentValues()
        west.timeZone = TimeZone(secondsFromGMT: -7200) ?? .gmt
        #expect(Text(date, formatter: dates).string(in: west) == "December 31, 1969")
        #expect(Text("on \(date, formatter: dates)").string(in: west) == "on December 31, 1969")

        let lengths = LengthFormatter()
        #expect(shown(Text(Date(), formatter: lengths)).isEmpty, "what a formatter cannot write")
        #expect(shown(Text(NSNumber(value: 1500), formatter: lengths), locale: "de_DE").hasPrefix("1,5"))
        #expect(Text(date, formatter: dates) == Text(date, formatter: dates))
        #expect(Text(date, formatter: dates) != Text(date.addingTimeInterval(1), formatter: dates))
    }

    @Test("Styles of dates are kept by the numbers that SwiftUI gives them")
    func codedStyles() throws {
        let styles: [Text.DateStyle] = [.time, .date, .relative, .offset, .timer]
        for (number, style) in styles.enumerated() {
            let data = try JSONEncoder().encode(style)
            #expect(String(decoding: data, as: UTF8.self) == #"{"storage":\#(number)}"#)
            #expect(try JSONDecoder().decode(Text.DateStyle.self, from: data) == style)
        }
        let unknown = Data(#"{"storage":5}"#.utf8)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Text.DateStyle.self, from: unknown) }
    }

    @Test("Equal keys are equal, others are not")
    func equality() {
        let count = 3
        #expect(Text("\(count) cards") == Text("\(3) cards"))
        #expect(Text("\(count) cards") != Text("\(4) cards"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(LocalizedStringKey("a") == "a")
        let start = Date(timeIntervalSince1970: 0)
        let hour = start...start.addingTimeInterval(3600)
        let interval = DateInterval(start: start, duration: 3600)
        let key: LocalizedStringKey = "\(start, style: .date): \(hour), \(interval), \(timerInterval: hour)"
        #expect(key == "\(Text(start, style: .date)): \(Text(hour)), \(Text(interval)), \(Text(timerInterval: hour))")
    }
}

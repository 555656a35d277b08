import CRiffleCarriers
import CRiffleInterposition
import Foundation
import SwiftUICore

/// What Foundation says of the user: language, region, calendar and time zone are those of the window whose code asks.
///
/// Foundation on Linux knows one language, `en_001`, and the time zone of the machine, for a whole process.
enum CarriedRegion {
    struct LocaleGetter { let call: () -> Locale }
    struct CalendarGetter { let call: () -> Calendar }
    struct TimeZoneGetter { let call: () -> TimeZone }
    struct LanguagesGetter { let call: () -> [String] }
    struct CalendarMaker { let call: (Calendar.Identifier) -> Calendar }

    static let locale = CarriedValue<LocaleGetter>()
    static let updatingLocale = CarriedValue<LocaleGetter>()
    static let languages = CarriedValue<LanguagesGetter>()
    static let calendar = CarriedValue<CalendarGetter>()
    static let updatingCalendar = CarriedValue<CalendarGetter>()
    static let madeCalendar = CarriedValue<CalendarMaker>()
    static let timeZone = CarriedValue<TimeZoneGetter>()
    static let updatingTimeZone = CarriedValue<TimeZoneGetter>()
    static let dateFormatter = CarriedValue<Void>()

    static func install() {
        // Whatever the replacements use has to be there before them.
        _ = (TextRegion.usual, TextRegion.inUse)
        let prefix = "$s20FoundationEssentials"
        locale.carry(prefix + "6LocaleV7currentACvgZ", by: riffle_region_locale())
        updatingLocale.carry(prefix + "6LocaleV19autoupdatingCurrentACvgZ", by: riffle_region_updating_locale())
        languages.carry(prefix + "6LocaleV18preferredLanguagesSaySSGvgZ", by: riffle_region_languages())
        calendar.carry(prefix + "8CalendarV7currentACvgZ", by: riffle_region_calendar())
        updatingCalendar.carry(prefix + "8CalendarV19autoupdatingCurrentACvgZ", by: riffle_region_updating_calendar())
        madeCalendar.carry(prefix + "8CalendarV10identifierA2C10IdentifierOh_tcfC", by: riffle_region_made_calendar())
        timeZone.carry(prefix + "8TimeZoneV7currentACvgZ", by: riffle_region_time_zone())
        updatingTimeZone.carry(prefix + "8TimeZoneV19autoupdatingCurrentACvgZ", by: riffle_region_updating_time_zone())
        dateFormatter.carry("$s10Foundation13DateFormatterCACycfC", by: riffle_region_date_formatter())
    }
}

/// A static property, or an initializer, of a structure of Foundation's that has a replacement.
///
/// `Function` is a structure with one property, a closure of its parameters and result: see `CarriedMethod`.
final class CarriedValue<Function>: @unchecked Sendable {
    /// Written before anybody can call the replacement.
    private let address = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

    init() { address.initialize(to: nil) }

    func carry(_ symbol: String, by replacement: UnsafeMutableRawPointer?) {
        guard let replacement else { return }
        ContextCarriers.carry(symbol, by: replacement, next: address)
    }

    /// Where Foundation's own is.
    var function: UnsafeMutableRawPointer? { riffle_next(address) }

    /// Foundation's own. The types of structures are known where they are used: nothing is handed over but the parameters.
    var original: Function {
        unsafeBitCast((riffle_next(address), UnsafeMutableRawPointer?.none), to: Function.self)
    }
}

extension Locale {
    @_silgen_name("riffle_carried_locale")
    static func carriedCurrent() -> Locale { TextRegion.current?.locale ?? CarriedRegion.locale.original.call() }

    @_silgen_name("riffle_carried_updating_locale")
    static func carriedUpdating() -> Locale {
        TextRegion.current?.locale ?? CarriedRegion.updatingLocale.original.call()
    }

    @_silgen_name("riffle_carried_languages")
    static func carriedLanguages() -> [String] {
        guard let region = TextRegion.current else { return CarriedRegion.languages.original.call() }
        let languages = WindowContext.carried?.window.languages ?? []
        return languages.isEmpty ? [region.locale.identifier(.bcp47)] : languages
    }
}

extension Calendar {
    @_silgen_name("riffle_carried_calendar")
    static func carriedCurrent() -> Calendar {
        TextRegion.current?.calendar ?? CarriedRegion.calendar.original.call()
    }

    @_silgen_name("riffle_carried_updating_calendar")
    static func carriedUpdating() -> Calendar {
        TextRegion.current?.calendar ?? CarriedRegion.updatingCalendar.original.call()
    }

    /// A calendar begins its days as the user's time zone does, unless it is given another.
    @_silgen_name("riffle_carried_made_calendar")
    static func carried(identifier: __shared Calendar.Identifier) -> Calendar {
        var calendar = CarriedRegion.madeCalendar.original.call(identifier)
        if let zone = TextRegion.current?.timeZone, calendar.timeZone != zone { calendar.timeZone = zone }
        return calendar
    }
}

extension TimeZone {
    @_silgen_name("riffle_carried_time_zone")
    static func carriedCurrent() -> TimeZone {
        TextRegion.current?.timeZone ?? CarriedRegion.timeZone.original.call()
    }

    @_silgen_name("riffle_carried_updating_time_zone")
    static func carriedUpdating() -> TimeZone {
        TextRegion.current?.timeZone ?? CarriedRegion.updatingTimeZone.original.call()
    }
}

extension DateFormatter {
    /// A formatter takes its language from `Locale.current`, and its time zone from the system.
    @_silgen_name("riffle_carried_date_formatter")
    static func carried() -> DateFormatter {
        let type = unsafeBitCast(self, to: UnsafeMutableRawPointer.self)
        // The replacement is there because the function is.
        let object = riffle_allocate(CarriedRegion.dateFormatter.function!, type)!
        let formatter = Unmanaged<DateFormatter>.fromOpaque(object).takeRetainedValue()
        if let zone = TextRegion.current?.timeZone { formatter.timeZone = zone }
        return formatter
    }
}

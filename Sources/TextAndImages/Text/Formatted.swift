// A format that code of a window makes is made for its user: `ContextCarrying` sees to what `autoupdatingCurrent` is then. One
// that belongs to nobody, such as a global, is the process's until it is used; on Linux it is not Foundation that knows better.
// Foundation's own functions stay for generic code, and for formats of other results.

extension FormatStyle {
    /// The format in a language and region, unless the app has chosen others for it.
    package func local(to locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) || self == self.locale(.ofNobody) ? self.locale(locale) : self
    }

    /// The format in the language, region and time zone of the window whose code runs, unless the app has chosen others.
    fileprivate var inUse: Self {
        let region = TextRegion.inUse
        return local(to: region.locale).local(in: region)
    }

    /// The format with the calendar and the time zone of a region, where it is one of dates and the app has not chosen others.
    fileprivate func local(in region: TextRegion) -> Self {
        guard var dates = self as? Date.FormatStyle else { return self }
        if dates.timeZone == .ofNobody { dates.timeZone = region.timeZone }
        if dates.calendar == .ofNobody { dates.calendar = region.calendar }
        return dates as? Self ?? self
    }
}

extension Locale {
    /// What formats have that are made where no window's code runs.
    fileprivate static var ofNobody: Locale { WindowContext.runForNobody { .autoupdatingCurrent } }
}

extension TimeZone {
    fileprivate static var ofNobody: TimeZone { WindowContext.runForNobody { .autoupdatingCurrent } }
}

extension Calendar {
    fileprivate static var ofNobody: Calendar { WindowContext.runForNobody { .autoupdatingCurrent } }
}

extension Double {
    /// The number as a format writes it, in the language and region of the window whose code runs.
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Double {
        format.inUse.format(self)
    }
}

extension Float {
    /// The number as a format writes it, in the language and region of the window whose code runs.
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Float {
        format.inUse.format(self)
    }
}

extension Int {
    /// The number as a format writes it, in the language and region of the window whose code runs.
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Int {
        format.inUse.format(self)
    }
}

extension Decimal {
    /// The number as a format writes it, in the language and region of the window whose code runs.
    ///
    /// Only for texts: the constraint has the compiler prefer it to Foundation's.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> String
    where S.FormatInput == Decimal, S.FormatOutput == String {
        format.inUse.format(self)
    }
}

extension Date {
    /// The date as a format writes it, in the language and region of the window whose code runs.
    ///
    /// Only for texts: the constraint has the compiler prefer it to Foundation's.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
    where F.FormatInput == Date, F.FormatOutput == String {
        format.inUse.format(self)
    }
}

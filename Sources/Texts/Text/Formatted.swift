// Foundation on Linux knows one region only, `en_001`, where a dollar is `US$` and dates begin with the day. What code
// formats is therefore written as views write it. Foundation's own functions stay for generic code, for formats of other
// results, and for `formatted(date:time:)`, which nothing can stand before.

extension FormatStyle {
    /// The format in a language and region, unless the app has chosen others for it.
    package func local(to locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
    }

    /// The format in the language and region of the window whose code runs, unless the app has chosen others for it.
    fileprivate var inUse: Self { local(to: WindowContext.current?.environment?.locale ?? EnvironmentValues().locale) }
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

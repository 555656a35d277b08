// Foundation on Linux does not say of dates that they have a class of their own, as it does of other values.

extension Text {
    /// Shows a date as a formatter writes it; what the formatter cannot write shows nothing.
    ///
    /// The environment's locale, calendar and time zone replace those of the formatter.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(.formatted(FormattedText(subject, by: formatter)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date as a formatter writes it for the environment; nothing that it cannot write.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        append(.text(Text(subject, formatter: formatter)))
    }
}

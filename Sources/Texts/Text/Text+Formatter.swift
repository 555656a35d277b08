// Foundation on Linux does not say of dates that they have a class of their own, as it does of other values.

extension Text {
    /// Shows a date as a formatter writes it; what the formatter cannot write shows nothing.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(.formatted(FormattedText(formatter.string(for: subject) ?? "")))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date as a formatter writes it.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }
}

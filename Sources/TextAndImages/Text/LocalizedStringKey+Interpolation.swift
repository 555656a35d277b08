extension LocalizedStringKey {
    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        private(set) var template = ""
        private(set) var arguments: [Argument] = []

        /// An empty literal with room for as much as is announced.
        public init(literalCapacity: Int, interpolationCount: Int) {
            template.reserveCapacity(literalCapacity + 3 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            template += literal
            // The character that stands for arguments can be in a literal, too; there it stands for itself.
            for character in literal where character == LocalizedStringKey.placeholder {
                arguments.append(.string(String(character)))
            }
        }

        /// Appends a string as it is.
        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// Appends a substring as it is.
        public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

        /// Appends a number, written for the locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(value._number, specifier: value._specifier))
        }

        /// Appends a number, written by a specifier as of `String(format:)`, for the locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(value._number, specifier: specifier))
        }

        /// Appends a text with its attributes.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Appends an image.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        /// Appends a string with its attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        /// Appends a value as a formatter writes it for the environment, or as it describes itself without one.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(formatter.map { .text(Text(subject, formatter: $0)) } ?? .string("\(subject)"))
        }

        /// Appends an object as a formatter writes it for the environment, or as it describes itself without one.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(formatter.map { .text(Text(subject, formatter: $0)) } ?? .string("\(subject)"))
        }

        /// Appends a value in a format; the environment's locale replaces the format's.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(FormattedText(input, format)))
        }

        /// Appends a date or its time of day.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        /// Appends from when until when.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)))
        }

        /// Appends from when until when.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)))
        }

        /// Appends the time of a timer: down to the end of an interval, or up from its start.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        mutating func append(_ argument: Argument) {
            template.append(LocalizedStringKey.placeholder)
            arguments.append(argument)
        }
    }
}

import Foundation

// Foundation on Linux has neither; both follow PersonNameComponentsFormatter.
extension PersonNameComponents {
    /// Writes the names of persons.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// Given and family name.
            case medium
            /// All there is.
            case long
            /// The first letters.
            case abbreviated

            fileprivate var formatterStyle: PersonNameComponentsFormatter.Style {
                switch self {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            }
        }

        /// How much of a name is written.
        public var style: Style

        /// A style that writes so much of a name.
        public init(style: Style = .medium) { self.style = style }

        /// A name as it is written.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNameComponentsFormatter.localizedString(from: value, style: style.formatterStyle)
        }
    }

    /// The name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { format.format(self) }

    /// Given and family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The parts of a written name: its first word is the given name and its last one the family name.
    ///
    /// - Throws: a `CocoaError` for nothing but space.
    public init(_ value: String) throws {
        guard let parts = PersonNameComponentsFormatter().personNameComponents(from: value) else {
            throw CocoaError(.formatting)
        }
        self = parts
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes the names of persons.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// Something wrong with an asset that the developer should hear about, once.
package struct AssetIssue: Sendable, Hashable, CustomStringConvertible {
    /// What sort of thing is wrong.
    package enum Kind: String, Sendable, Hashable {
        case missingImage, missingColor, missingSymbol, brokenCatalog, unreadableImage, duplicateName
    }

    /// What sort of thing is wrong.
    package let kind: Kind
    /// The asset's name, or the path of the file at fault.
    package let subject: String
    /// What happened, why, and what to try.
    package let message: String

    package init(kind: Kind, subject: String, message: String) {
        self.kind = kind
        self.subject = subject
        self.message = message
    }

    package var description: String { message }
}

/// Why a picture could not be read: text for people, without the file's name.
package struct AssetError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, as the second half of a sentence: "it is empty (0 bytes)".
    package let reason: String

    package init(_ reason: String) { self.reason = reason }

    package var description: String { reason }
}

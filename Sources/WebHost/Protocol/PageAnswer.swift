/// What came of a question that the server had asked.
package enum PageAnswer: Hashable, Sendable {
    /// Somebody thought better of it, or the browser did not let it happen.
    case cancelled
    /// It is done.
    case done
    /// A text that somebody has copied.
    case text(String)
    /// The files that somebody chose are more, or larger, than what may be sent.
    case tooLarge

    init(from reader: inout MessageReader) throws {
        switch try reader.byte() {
        case 0: self = .cancelled
        case 1: self = .done
        case 2: self = .text(try reader.text())
        case 3: self = .tooLarge
        case let kind: throw ClientMessageError.unknown(what: "answer", value: kind)
        }
    }
}

/// A file that a page is about to send.
package struct AnnouncedFile: Hashable, Sendable {
    /// What the visitor's computer calls it: anything.
    package var name: String
    /// In bytes.
    package var size: Int

    package init(name: String, size: Int) {
        self.name = name
        self.size = size
    }

    init(from reader: inout MessageReader) throws {
        name = try reader.text()
        size = Int(try reader.unsigned())
    }
}

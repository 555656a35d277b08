import SwiftUI

/// A text whose encoding has been found out.
struct TextFile: Equatable, Sendable {
    enum Encoding: String, Sendable {
        case utf8 = "UTF-8"
        case utf16 = "UTF-16"
        case latin1 = "Latin-1"
    }

    /// Why a file has no text.
    struct NotText: Error, Equatable, CustomStringConvertible {
        var description: String {
            String(localized: "This file holds no text. Choose one that a spreadsheet has saved as CSV.")
        }
    }

    /// The text, without a byte-order mark.
    let text: String
    let encoding: Encoding

    /// Reads the bytes of a file.
    ///
    /// A byte-order mark says what the encoding is. Without one, text is UTF-16 if every other byte is zero where it
    /// begins, UTF-8 if it can be, and otherwise Latin-1 with the additions of Windows, as old spreadsheets write it.
    ///
    /// - Throws: ``NotText`` if there are zeros among the characters, as in pictures and archives.
    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        let (text, encoding) = try Self.decode(bytes)
        guard !text.utf8.contains(0) else { throw NotText() }
        self.text = text
        self.encoding = encoding
    }

    private static func decode(_ bytes: [UInt8]) throws -> (String, Encoding) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return (String(decoding: bytes.dropFirst(3), as: UTF8.self), .utf8)
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return (utf16(bytes.dropFirst(2), isLittleEndian: true), .utf16) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (utf16(bytes.dropFirst(2), isLittleEndian: false), .utf16) }
        if let isLittleEndian = utf16Order(of: bytes.prefix(200)) {
            return (utf16(bytes[...], isLittleEndian: isLittleEndian), .utf16)
        }
        if let text = String(validating: bytes, as: UTF8.self) { return (text, .utf8) }
        return (String(String.UnicodeScalarView(bytes.map(scalar))), .latin1)
    }

    /// Whether text that begins so is UTF-16 with the lower byte first (true) or last (false); nil if it is neither.
    private static func utf16Order(of bytes: ArraySlice<UInt8>) -> Bool? {
        guard bytes.count >= 4 else { return nil }
        let zeros = bytes.enumerated().filter { $0.element == 0 }.map { $0.offset % 2 }
        // Among letters of most alphabets that use separators and digits, more than a third of the bytes are zero.
        guard zeros.count * 3 > bytes.count, Set(zeros).count == 1 else { return nil }
        return zeros[0] == 1
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittleEndian ? first | second << 8 : first << 8 | second)
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The characters that Windows has where Latin-1 has control characters, from 0x80 on. Source: the code page 1252.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        (0x80..<0xA0).contains(byte) ? Unicode.Scalar(windows[Int(byte) - 0x80])! : Unicode.Scalar(byte)
    }
}

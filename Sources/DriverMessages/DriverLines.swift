import Foundation

/// Messages as lines of JSON.
package enum DriverLines {
    /// A message on one line, with the end of the line. Keys are in order, so that the same message is the same bytes.
    package static func line(of message: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard var data = try? encoder.encode(message) else {
            return Data(
                "{\"error\":{\"kind\":\"badRequest\",\"message\":\"The answer cannot be written.\"},\"id\":0}\n".utf8)
        }
        data.append(UInt8(ascii: "\n"))
        return data
    }

    /// A message of a line.
    package static func message<Message: Decodable>(_ type: Message.Type, of line: Data) throws -> Message {
        try JSONDecoder().decode(type, from: line)
    }
}

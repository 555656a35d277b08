import Foundation
import RiffleHosting
import RiffleLayers
import NIOCore

/// Where the session comes from that answers a page.
enum SessionOrigin: UInt8 {
    /// The page has been there before, and finds all as it was.
    case known = 0
    /// Nothing of an older session is left.
    case new = 1
    /// It goes on with the state of a session that has ended, as in another process. Elements, texts and questions have other
    /// numbers.
    case handedOn = 2
    /// A page that is there already has what it shows again, with other numbers: the session was asleep.
    case woken = 3
}

/// One thing that the server tells a page (`Documentation/WebHost.md`).
enum ServerMessage {
    /// Answers hello. `session` is what to come back with, and `nextInput` the number of the first input that was not dealt
    /// with.
    case welcome(session: String, SessionOrigin, nextInput: UInt32)
    case frame(FrameHead, layers: [UInt8])
    /// Font files for faces that the next frame names, as JSON.
    case faces(Data)
    /// Changes to the elements, as JSON.
    case semantics(Data)
    case pong(UInt32)
    /// Changes to the texts that can be edited, as JSON.
    case texts(Data)
    /// What the page is to do outside of the app's views, as JSON.
    case requests(Data)
    /// Where the page is in its history.
    case history(PageHistory.Advice)
    /// Fonts and pictures of the next frame that come together, as JSON.
    case pack(Data)

    func encode(into buffer: inout ByteBuffer) {
        switch self {
        case .welcome(let session, let origin, let nextInput):
            buffer.writeInteger(UInt8(1))
            buffer.writeInteger(origin.rawValue)
            buffer.writeVariableLength(nextInput)
            buffer.writeString(session)
        case .frame(let head, let layers):
            buffer.writeInteger(UInt8(2))
            buffer.writeVariableLength(head.number)
            let flags =
                UInt8(head.isMoving ? 1 : 0) | (head.delay == nil ? 0 : 2) | (head.isDark ? 4 : 0)
                | (head.takesPinches ? 8 : 0) | (head.wantsHover ? 16 : 0) | (head.gaps.before ? 32 : 0)
                | (head.gaps.after ? 64 : 0)
            buffer.writeInteger(flags)
            if let delay = head.delay { buffer.writeInteger(Float(delay).bitPattern, endianness: .little) }
            buffer.writeBytes(layers)
        case .faces(let json):
            buffer.writeInteger(UInt8(3))
            buffer.writeBytes(json)
        case .semantics(let json):
            buffer.writeInteger(UInt8(4))
            buffer.writeBytes(json)
        case .pong(let number):
            buffer.writeInteger(UInt8(5))
            buffer.writeVariableLength(number)
        case .texts(let json):
            buffer.writeInteger(UInt8(6))
            buffer.writeBytes(json)
        case .requests(let json):
            buffer.writeInteger(UInt8(7))
            buffer.writeBytes(json)
        case .history(let advice):
            buffer.writeInteger(UInt8(8))
            let (way, number): (UInt8, Int) =
                switch advice {
                case .push(let number): (0, number)
                case .go(let number): (1, number)
                case .begin(let number): (2, number)
                case .enter(let number): (3, number)
                }
            buffer.writeInteger(way)
            buffer.writeVariableLength(UInt32(number))
        case .pack(let json):
            buffer.writeInteger(UInt8(9))
            buffer.writeBytes(json)
        }
    }
}

extension JSONEncoder {
    /// Encodes what is equal to the same bytes, in every run.
    static var ordered: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}

/// What comes with every frame.
package struct FrameHead: Hashable, Sendable {
    /// What the page acknowledges.
    package var number: UInt32
    /// Whether the page is to tick with every animation frame.
    package var isMoving: Bool
    /// Seconds after this frame at which one tick is wanted although nothing moves.
    package var delay: Double?
    /// Whether the app is in dark appearance, which may not be the page's.
    package var isDark = false
    /// Whether two fingers are the app's: else the browser enlarges the page.
    package var takesPinches = false
    /// Whether the page is to tell where the mouse is while no button is down.
    package var wantsHover = false
    /// Where the page is to leave it to the app which view the keyboard goes to next.
    package var gaps = FocusGaps()
}

/// Where a page finds the font file of a face.
package struct FaceSource: Codable, Hashable, Sendable {
    /// The face's number in the layer coding.
    package var face: Int
    /// A path on this server.
    package var url: String
    /// The path of what the face is likely to need next; nil where nobody knows.
    package var next: String?
}

extension ByteBuffer {
    /// Seven bits a byte, low bits first.
    mutating func writeVariableLength(_ value: UInt32) {
        var rest = value
        while rest >= 0x80 {
            writeInteger(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        writeInteger(UInt8(truncatingIfNeeded: rest))
    }
}

import RiffleGestures
import RiffleHosting
import NIOCore

/// One thing that a page tells the server (`Documentation/WebHost.md`). Times are the page's own, in milliseconds.
package enum ClientMessage: Hashable, Sendable {
    /// The first message of a connection. `session` names the session to come back to, or the one that the tab had before
    /// its page was loaded; empty for a new one.
    case hello(PageTraits, session: String, isLoaded: Bool, time: Double)
    case traits(PageTraits, time: Double)
    /// The event's time is in milliseconds of the page.
    case input(InputEvent)
    /// An animation frame: what has happened until then may be shown.
    case tick(time: Double)
    /// A frame of that number has arrived.
    case acknowledge(UInt32)
    /// Somebody who does not touch the screen asks for an element's action, by name.
    case perform(String, node: UInt32, time: Double)
    /// The keyboard was brought to an element; 0 for none.
    case focus(UInt32, byKeyboard: Bool = true, time: Double)
    /// The page lost its fingers: it was covered, or the window left.
    case lose(time: Double)
    /// Asks for an answer once everything before it has been dealt with.
    case ping(UInt32)
    /// The page went to the entry of this number in its history.
    case go(to: UInt32, time: Double)
    /// Somebody gave the page's address another fragment, which made the entry of this number in its history. The address
    /// is empty where it names no place in the app.
    case enter(UInt32, address: String, time: Double)
    /// The page was opened at an address with a fragment.
    case open(String, time: Double)
    /// The page's answer to a question of the server's.
    case answer(UInt32, PageAnswer, time: Double)
    /// Somebody chose files, which are about to come: the answer to a question.
    case files(UInt32, [AnnouncedFile])
    /// The next bytes of files that were announced, one file after the other.
    case piece(UInt32, [UInt8])
    /// The next input has this number: see `InputSequence`.
    case number(UInt32)
    /// Somebody who works on the program points at a view; nil once nobody does. Only pages of `riffle dev` ask.
    case inspect(PointedPlace?)

    /// Whether it asks for a frame of an animation frame.
    var isTick: Bool { if case .tick = self { true } else { false } }

    /// When somebody did what it tells of, in the page's milliseconds; nil where nobody did anything.
    var inputTime: Double? {
        switch self {
        case .input(.pointer(let event)): event.time
        case .input(.secondaryPress(let event)): event.time
        case .input(.key(let event)): event.time
        case .input(.text(let event)): event.time
        case .perform(_, _, let time): time
        default: nil
        }
    }

    /// What the page's first byte has to be.
    package static let version: UInt8 = 4

    /// All messages in the payload of one WebSocket message.
    package static func decode(_ payload: ByteBuffer) throws -> [ClientMessage] {
        var reader = MessageReader(payload)
        var messages: [ClientMessage] = []
        while !reader.isAtEnd {
            guard messages.count < WebLimits.recordsPerMessage else {
                throw ClientMessageError.invalid(what: "number of records")
            }
            messages.append(try ClientMessage(from: &reader))
        }
        return messages
    }

    private init(from reader: inout MessageReader) throws {
        switch try reader.byte() {
        case 1:
            let version = try reader.byte()
            guard version == Self.version else { throw ClientMessageError.version(version) }
            let traits = try PageTraits(from: &reader)
            let session = try reader.text()
            self = .hello(traits, session: session, isLoaded: try reader.byte() == 1, time: try reader.double())
        case 2: self = .traits(try PageTraits(from: &reader), time: try reader.double())
        case 3: self = .input(.pointer(try PointerEvent(from: &reader)))
        case 4: self = .input(.wheel(try WheelEvent(from: &reader)))
        case 5: self = .input(.key(try KeyEvent(from: &reader)))
        case 6: self = .input(.text(try TextInputEvent(from: &reader)))
        case 7: self = .tick(time: try reader.double())
        case 8: self = .acknowledge(try reader.unsigned())
        case 9:
            let node = try reader.unsigned()
            self = .perform(try reader.text(), node: node, time: try reader.double())
        case 10: self = .lose(time: try reader.double())
        case 11: self = .ping(try reader.unsigned())
        case 12: self = .focus(try reader.unsigned(), time: try reader.double())
        case 23: self = .focus(try reader.unsigned(), byKeyboard: false, time: try reader.double())
        case 13: self = .number(try reader.unsigned())
        case 15: self = .go(to: try reader.unsigned(), time: try reader.double())
        case 18:
            let (number, address) = (try reader.unsigned(), try reader.text())
            self = .enter(number, address: address, time: try reader.double())
        case 16:
            let address = try reader.text()
            self = .open(address, time: try reader.double())
        case 20:
            let question = try reader.unsigned()
            self = .answer(question, try PageAnswer(from: &reader), time: try reader.double())
        case 21:
            let question = try reader.unsigned()
            let count = try reader.unsigned()
            guard count <= WebLimits.filesAtOnce else { throw ClientMessageError.invalid(what: "number of files") }
            self = .files(question, try (0..<count).map { _ in try AnnouncedFile(from: &reader) })
        case 22: self = .piece(try reader.unsigned(), try reader.bytes())
        case 14: self = .input(.hover(try HoverEvent(from: &reader)))
        case 24:
            let isPointing = try reader.byte() == 1
            let place = PointedPlace(
                x: try reader.float(), y: try reader.float(), lift: Int(try reader.unsigned()))
            self = .inspect(isPointing ? place : nil)
        case 17: self = .input(.secondaryPress(try SecondaryPressEvent(from: &reader)))
        case let kind: throw ClientMessageError.unknown(what: "message", value: kind)
        }
    }
}

extension PageTraits {
    fileprivate init(from reader: inout MessageReader) throws {
        let width = try reader.float()
        let height = try reader.float()
        let scale = try reader.float()
        var insets = EdgeInsets()
        insets.top = try reader.float()
        insets.leading = try reader.float()
        insets.bottom = try reader.float()
        insets.trailing = try reader.float()
        let flags = try reader.byte()
        let region = flags & 16 == 0 ? UserRegion() : try UserRegion(from: &reader)
        let textScale: CGFloat = flags & 32 == 0 ? 1 : try reader.float()
        self.init(
            size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: insets, isDark: flags & 1 != 0,
            reducesMotion: flags & 2 != 0, increasesContrast: flags & 4 != 0, isHidden: flags & 8 != 0, region: region,
            textScale: textScale)
    }
}

extension UserRegion {
    fileprivate init(from reader: inout MessageReader) throws {
        let languages = try reader.text().split(separator: ",").map(String.init)
        let (timeZone, hourCycle) = (try reader.text(), try reader.text())
        let (calendar, digits) = (try reader.text(), try reader.text())
        self.init(
            languages: languages, timeZone: timeZone, hourCycle: hourCycle, firstWeekday: Int(try reader.byte()),
            calendar: calendar, digits: digits)
    }
}

/// Where somebody points who works on the program.
package struct PointedPlace: Hashable, Sendable {
    /// In the window, in points.
    package var x: Double
    package var y: Double
    /// How many views further out than the innermost one there.
    package var lift: Int

    package init(x: Double, y: Double, lift: Int = 0) {
        self.x = x
        self.y = y
        self.lift = lift
    }
}

import Foundation
import RiffleGestures

extension PointerEvent {
    init(from reader: inout MessageReader) throws {
        let flags = try reader.byte()
        let phase: Phase
        switch flags & 3 {
        case 0: phase = .began
        case 1: phase = .moved
        case 2: phase = .ended
        default: phase = .cancelled
        }
        let kind: Kind
        switch flags >> 2 {
        case 0: kind = .touch
        case 1: kind = .mouse
        case 2: kind = .pen
        default: throw ClientMessageError.unknown(what: "kind of pointer", value: flags >> 2)
        }
        let id = Int(try reader.unsigned())
        let location = CGPoint(x: try reader.float(), y: try reader.float())
        self.init(id: id, phase: phase, location: location, time: try reader.double(), kind: kind)
    }
}

extension WheelEvent {
    init(from reader: inout MessageReader) throws {
        let phase: Phase
        switch try reader.byte() {
        case 0: phase = .began
        case 1: phase = .changed
        case 2: phase = .ended
        case 3: phase = .momentum
        case let value: throw ClientMessageError.unknown(what: "phase of a wheel", value: value)
        }
        let modifiers = EventModifiers(rawValue: Int(try reader.byte())).intersection(.all)
        let location = CGPoint(x: try reader.float(), y: try reader.float())
        let delta = CGSize(width: try reader.float(), height: try reader.float())
        self.init(location: location, delta: delta, phase: phase, modifiers: modifiers, time: try reader.double())
    }
}

extension HoverEvent {
    init(from reader: inout MessageReader) throws {
        let isOver = try reader.byte() == 1
        let location = CGPoint(x: try reader.float(), y: try reader.float())
        self.init(location: isOver ? location : nil, time: try reader.double())
    }
}

extension SecondaryPressEvent {
    init(from reader: inout MessageReader) throws {
        let location = CGPoint(x: try reader.float(), y: try reader.float())
        self.init(location: location, time: try reader.double())
    }
}

extension KeyEvent {
    init(from reader: inout MessageReader) throws {
        let phase = KeyPress.Phases(rawValue: Int(try reader.byte()))
        guard [.down, .repeat, .up].contains(phase) else {
            throw ClientMessageError.unknown(what: "phase of a key", value: UInt8(phase.rawValue))
        }
        let modifiers = EventModifiers(rawValue: Int(try reader.byte())).intersection(.all)
        let key = try reader.text()
        guard let character = key.first, key.count == 1 else { throw ClientMessageError.invalid(what: "key") }
        let characters = try reader.text()
        self.init(
            key: KeyEquivalent(character), characters: characters, modifiers: modifiers, phase: phase,
            time: try reader.double())
    }
}

extension TextInputEvent {
    init(from reader: inout MessageReader) throws {
        let target = try reader.unsigned()
        let version = Int(try reader.unsigned())
        let edit: Edit
        switch try reader.byte() {
        case 0:
            let range = try reader.range()
            let text = try reader.text()
            let selection = try reader.range()
            let marked = try reader.byte() == 1 ? try reader.range() : nil
            edit = .replace(range, with: text, selection: selection, marked: marked)
        case 1: edit = .select(try reader.range())
        case 2: edit = .command(.undo)
        case 3: edit = .command(.redo)
        case 4: edit = .command(.enter)
        case let value: throw ClientMessageError.unknown(what: "edit", value: value)
        }
        self.init(edit, target: target, version: version, time: try reader.double())
    }
}

extension MessageReader {
    /// Two offsets in UTF-16 code units, the smaller one first.
    fileprivate mutating func range() throws -> Range<Int> {
        let start = Int(try unsigned())
        let end = Int(try unsigned())
        guard start <= end else { throw ClientMessageError.invalid(what: "range") }
        return start..<end
    }
}

extension InputEvent {
    /// The same event with its time replaced.
    func at(_ time: Double) -> InputEvent {
        switch self {
        case .pointer(var event):
            event.time = time
            return .pointer(event)
        case .wheel(var event):
            event.time = time
            return .wheel(event)
        case .hover(var event):
            event.time = time
            return .hover(event)
        case .secondaryPress(var event):
            event.time = time
            return .secondaryPress(event)
        case .key(var event):
            event.time = time
            return .key(event)
        case .text(var event):
            event.time = time
            return .text(event)
        }
    }
}

import RiffleGestures

/// An event of a recording. What was typed where nobody may read it, and what was pasted, is not in it.
package enum RecordedInput: Codable, Hashable, Sendable {
    case pointer(id: Int, phase: Int, kind: Int, x: Double, y: Double, time: Double)
    case wheel(x: Double, y: Double, dx: Double, dy: Double, phase: Int, modifiers: Int, time: Double)
    case hover(x: Double?, y: Double?, time: Double)
    case secondaryPress(x: Double?, y: Double?, time: Double)
    case key(key: String, characters: String, phase: Int, modifiers: Int, time: Double, isRedacted: Bool)
    case text(RecordedEdit)

    /// No word that somebody types or an input method composes is longer.
    static let longestTypedText = 16
    private static let stand: Character = "•"

    /// - Parameter isSecret: whether the text that has the focus is one that is not shown.
    package init(_ event: InputEvent, isSecret: Bool) {
        switch event {
        case .pointer(let event):
            self = .pointer(
                id: event.id, phase: Self.phases.firstIndex(of: event.phase) ?? 0,
                kind: Self.kinds.firstIndex(of: event.kind) ?? 0, x: event.location.x, y: event.location.y,
                time: event.time)
        case .wheel(let event):
            self = .wheel(
                x: event.location.x, y: event.location.y, dx: event.delta.width, dy: event.delta.height,
                phase: Self.wheelPhases.firstIndex(of: event.phase) ?? 0, modifiers: event.modifiers.rawValue,
                time: event.time)
        case .hover(let event):
            self = .hover(
                x: event.location.map { Double($0.x) }, y: event.location.map { Double($0.y) }, time: event.time)
        case .secondaryPress(let event):
            self = .secondaryPress(
                x: event.location.map { Double($0.x) }, y: event.location.map { Double($0.y) }, time: event.time)
        case .key(let event):
            let isHidden = isSecret && !event.characters.isEmpty && !event.characters.contains(where: \.isControl)
            self = .key(
                key: isHidden ? String(Self.stand) : String(event.key.character),
                characters: isHidden ? Self.redacted(event.characters) : event.characters,
                phase: event.phase.rawValue, modifiers: event.modifiers.rawValue, time: event.time,
                isRedacted: isHidden)
        case .text(let event): self = .text(RecordedEdit(event, isSecret: isSecret))
        }
    }

    /// As long, as offsets in texts count.
    static func redacted(_ text: String) -> String { String(repeating: stand, count: text.utf16.count) }

    /// Whether something was left out.
    package var isRedacted: Bool {
        switch self {
        case .pointer, .wheel, .hover, .secondaryPress: false
        case .key(_, _, _, _, _, let isRedacted): isRedacted
        case .text(let edit): edit.isRedacted
        }
    }

    /// The event; nil where the recording was changed by hand so that it names none.
    package var event: InputEvent? {
        switch self {
        case .pointer(let id, let phase, let kind, let x, let y, let time):
            guard Self.phases.indices.contains(phase), Self.kinds.indices.contains(kind) else { return nil }
            let place = CGPoint(x: x, y: y)
            return .pointer(
                PointerEvent(id: id, phase: Self.phases[phase], location: place, time: time, kind: Self.kinds[kind]))
        case .wheel(let x, let y, let dx, let dy, let phase, let modifiers, let time):
            guard Self.wheelPhases.indices.contains(phase) else { return nil }
            return .wheel(
                WheelEvent(
                    location: CGPoint(x: x, y: y), delta: CGSize(width: dx, height: dy), phase: Self.wheelPhases[phase],
                    modifiers: EventModifiers(rawValue: modifiers), time: time))
        case .hover(let x, let y, let time):
            return .hover(HoverEvent(location: Self.place(x, y), time: time))
        case .secondaryPress(let x, let y, let time):
            return .secondaryPress(SecondaryPressEvent(location: Self.place(x, y), time: time))
        case .key(let key, let characters, let phase, let modifiers, let time, _):
            guard let character = key.first else { return nil }
            return .key(
                KeyEvent(
                    key: KeyEquivalent(character), characters: characters,
                    modifiers: EventModifiers(rawValue: modifiers),
                    phase: KeyPress.Phases(rawValue: phase), time: time))
        case .text(let edit): return .text(edit.event)
        }
    }

    private static func place(_ x: Double?, _ y: Double?) -> CGPoint? {
        x.flatMap { x in y.map { CGPoint(x: x, y: $0) } }
    }

    // Recordings name these by their places.
    private static let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
    private static let kinds: [PointerEvent.Kind] = [.touch, .mouse, .pen]
    private static let wheelPhases: [WheelEvent.Phase] = [.began, .changed, .ended, .momentum]
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.value < 32 || (127..<160).contains($0.value) } }
}

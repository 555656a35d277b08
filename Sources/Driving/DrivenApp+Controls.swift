import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleSemantics

/// What is done to controls.
extension DrivenApp {
    /// Types into what has the keyboard's focus; an element that is named and has not gets it by a tap.
    func type(_ request: DriverRequest) async throws {
        guard let text = request.text else { throw DriverError(.badRequest, "type needs a \"text\".") }
        if request.element != nil || request.query != nil {
            let element = try element(of: request)
            let isFocused = element.flattened.contains(where: \.isFocused)
            if !isFocused {
                try await tap(request, count: 1)
                await becomeStill()
            }
        }
        guard screen.graph.textInputs.focused != nil || text.unicodeScalars.allSatisfy(Self.isCommand) else {
            throw DriverError(
                .notPossible, "Nothing has the keyboard's focus: tap a text field first, or name one.",
                candidates: elements.filter { $0.type.hasSuffix("Field") || $0.type == "textView" }.map(\.description))
        }
        for character in text { await screen.press(Self.key(for: character)) }
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || scalar.value >= 0xF700 }

    private static func key(for character: Character) -> KeyEquivalent {
        switch character {
        case "\n", "\r\n": .return
        case "\u{7F}": .delete
        default: KeyEquivalent(character)
        }
    }

    /// Presses a key by its name or character.
    func press(key request: DriverRequest) async throws {
        guard let name = request.text, !name.isEmpty else {
            throw DriverError(.badRequest, "key needs a \"text\": a character, or a name such as return.")
        }
        guard let key = Self.keys[name] ?? (name.count == 1 ? KeyEquivalent(Character(name)) : nil) else {
            throw DriverError(
                .badRequest,
                "No key is called \"\(name)\". There are characters, and: \(Self.keys.keys.sorted().joined(separator: ", "))."
            )
        }
        var modifiers: EventModifiers = []
        for name in request.modifiers ?? [] {
            switch name {
            case "command": modifiers.insert(.command)
            case "shift": modifiers.insert(.shift)
            case "option": modifiers.insert(.option)
            case "control": modifiers.insert(.control)
            default:
                throw DriverError(
                    .badRequest, "\"\(name)\" is no modifier. There are: command, shift, option, control.")
            }
        }
        for _ in 0..<max(request.count ?? 1, 1) { await screen.press(key, modifiers: modifiers) }
    }

    private static let keys: [String: KeyEquivalent] = [
        "return": .return, "delete": .delete, "tab": .tab, "space": .space, "escape": .escape, "up": .upArrow,
        "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp,
        "pageDown": .pageDown,
    ]

    /// Drags a slider's thumb to a place on its track.
    func set(_ request: DriverRequest) async throws {
        let element = try await bringIntoSight(try element(of: request))
        guard element.type == "slider", let value = request.value, (0...1).contains(value) else {
            throw DriverError(
                .notPossible, "set takes a slider and a \"value\" from 0 to 1; \(element) is a \(element.type).")
        }
        let percent =
            element.value.flatMap { Double($0.trimmingCharacters(in: CharacterSet(charactersIn: "% "))) } ?? 50
        let frame = element.rect
        // Half of the thumb stays inside at each end.
        func place(_ fraction: Double) -> CGPoint {
            CGPoint(x: frame.minX + 14 + (frame.width - 28) * min(max(fraction, 0), 1), y: frame.midY)
        }
        let finger = finger(at: place(percent / 100))
        await finger.move(to: place(value), over: 0.3)
        await screen.advance(by: 0.1)
        await finger.end(.ended)
    }

    /// Brings a picker to a choice: turns a wheel, presses a segment, or opens a menu and presses an entry.
    func choose(_ request: DriverRequest) async throws {
        guard let wanted = request.text else { throw DriverError(.badRequest, "choose needs a \"text\": the choice.") }
        let element = try element(of: request)
        if element.type == "pickerWheel" { return try await turn(element, to: wanted) }
        let number: UInt32
        if let segment = element.flattened.dropFirst().first(where: { $0.label == wanted && $0.type == "button" }) {
            number = segment.number
        } else {
            var press = request
            press.unitX = nil
            try await tap(press, count: 1)
            await becomeStill()
            number = try self.element(DriverQuery(type: "button", label: wanted)).number
        }
        var press = DriverRequest("tap")
        press.element = number
        try await tap(press, count: 1)
    }

    /// Steps through a wheel's choices, to its end and back from there.
    private func turn(_ wheel: DriverElement, to wanted: String) async throws {
        func current() -> String? { application.flattened.first { $0.number == wheel.number }?.value }
        var seen: [String] = []
        for direction in ["Increment", "Decrement"] {
            for _ in 0..<500 {
                let value = current()
                if value == wanted { return }
                if let value, !seen.contains(value) { seen.append(value) }
                guard let action = screen.semantics[wheel.number]?.action(named: direction) else { break }
                screen.perform(action, on: wheel.number)
                await becomeStill()
                if current() == value { break }
            }
        }
        throw DriverError(
            .notFound, "The wheel has no choice \"\(wanted)\". It has:", candidates: Array(seen.prefix(12)))
    }

    /// Performs an accessibility action.
    func perform(_ request: DriverRequest) async throws {
        guard let name = request.text else { throw DriverError(.badRequest, "perform needs a \"text\": the action.") }
        let element = try element(of: request)
        guard let action = screen.semantics[element.number]?.action(named: name) else {
            throw DriverError(
                .notPossible, "\(element) has no action \"\(name)\". It has:", candidates: element.actions)
        }
        screen.perform(action, on: element.number)
        await screen.pump()
    }

    // MARK: Questions

    func chooseFiles(_ request: DriverRequest) async throws {
        for case (let id, .chooseFiles) in screen.openQuestions {
            screen.answer(id, .files((request.files ?? []).map { URL(fileURLWithPath: $0) }))
            return await screen.pump(by: 0)
        }
        throw Self.noDialog("fileImporter")
    }

    func saveFiles() async throws -> [String: Data] {
        for case (let id, .keepFiles(let files)) in screen.openQuestions {
            screen.answer(id, .done)
            await screen.pump(by: 0)
            return Dictionary(files.map { ($0.name, $0.data) }) { $1 }
        }
        throw Self.noDialog("fileExporter")
    }

    func paste(_ text: String?) async throws {
        for (id, question) in screen.openQuestions where question == .readClipboard {
            screen.answer(id, .text(text))
            return await screen.pump(by: 0)
        }
        throw Self.noDialog("tapped PasteButton")
    }

    func cancelFiles() async throws {
        for (id, question) in screen.openQuestions where question != .readClipboard {
            screen.answer(id, .cancelled)
            return await screen.pump(by: 0)
        }
        throw Self.noDialog("fileImporter or fileExporter")
    }

    private static func noDialog(_ name: String) -> DriverError {
        DriverError(.notPossible, "There is no \(name) open: do first what opens it.")
    }
}

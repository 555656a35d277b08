import RiffleGestures
import RiffleHosting
import SeededNumbers
import Testing

@testable import RiffleTextInput
@testable import RiffleWebHost

/// Somebody who types into a field of a page while the app puts the digits in groups of four, as messages cross on the way.
private struct TypingRace {
    enum Key: Equatable {
        case digit(Character)
        case backspace, left, right
    }

    /// What can happen next.
    enum Step: CaseIterable {
        /// The next key is pressed.
        case press
        /// The next edit reaches the server.
        case edit
        /// The server makes a frame and tells the page.
        case frame
        /// The next message reaches the page.
        case message
    }

    private var keys: ArraySlice<Key>
    private var page = ModelField()
    private var app: TextEditingState
    private var server = PageText()
    private var toServer: [TextInputEvent] = []
    private var toPage: [TextMessage] = []
    private var needsFrame = false
    /// The digits that were typed, and how many of them are before the caret.
    private(set) var digits: String
    private(set) var caret: Int

    init(_ text: String, _ keys: [Key]) {
        self.keys = keys[...]
        app = TextEditingState(text)
        digits = text.filter(\.isNumber)
        caret = digits.count
        tell()
        page.take(toPage.removeFirst())
    }

    private var state: TextInputState {
        var state = TextInputState()
        state.text = app.text
        state.selection = app.selection
        state.version = app.version
        return state
    }

    var possible: [Step] {
        Step.allCases.filter { step in
            switch step {
            case .press: !keys.isEmpty
            case .edit: !toServer.isEmpty
            case .frame: needsFrame
            case .message: !toPage.isEmpty
            }
        }
    }

    mutating func take(_ step: Step) {
        switch step {
        case .press: press(keys.removeFirst())
        case .edit: edit(toServer.removeFirst())
        case .frame:
            format()
            tell()
        case .message: page.take(toPage.removeFirst())
        }
    }

    private func count(before place: Int) -> Int { page.text.prefix(place).count { $0.isNumber } }

    private mutating func press(_ key: Key) {
        let place = page.caret
        switch key {
        case .digit(let digit):
            caret = count(before: place)
            digits.insert(digit, at: digits.index(digits.startIndex, offsetBy: caret))
            caret += 1
            toServer.append(page.type(String(digit), in: place..<place))
        case .backspace:
            guard place > 0 else { return }
            caret = count(before: place - 1)
            if caret < count(before: place) { digits.remove(at: digits.index(digits.startIndex, offsetBy: caret)) }
            toServer.append(page.type("", in: place - 1..<place))
        case .left, .right:
            let next = key == .left ? max(place - 1, 0) : min(place + 1, page.text.utf16.count)
            caret = count(before: next)
            if next != place { toServer.append(page.select(next)) }
        }
    }

    private mutating func edit(_ event: TextInputEvent) {
        let event = server.take(event, on: state)
        // What the app makes of earlier edits comes before this one, though it was not known when it was placed.
        format()
        switch event.edit {
        case .replace(let range, let text, let selection, let marked):
            _ = app.replace(range, with: text, selection: selection, marked: marked, on: event.version)
        case .select(let range): _ = app.select(range, on: event.version)
        case .command: break
        }
        needsFrame = true
    }

    private mutating func format() {
        let digits = Array(app.text.filter(\.isNumber))
        app.take(
            stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) }
                .joined(separator: " "))
    }

    private mutating func tell() {
        needsFrame = false
        let change = TextInputChange(id: 1, state: state, isFocused: true)
        if let message = server.message(for: change) { toPage.append(message) }
    }

    /// What is wrong at the end; nil where nothing is.
    var fault: String? {
        if page.text != app.text { return "the page has “\(page.text)”, the app “\(app.text)”" }
        if app.text.filter(\.isNumber) != digits { return "“\(app.text)” instead of the digits \(digits)" }
        if app.selection != page.caret..<page.caret {
            return "the page's caret at \(page.caret), the app's \(app.selection)"
        }
        if count(before: page.caret) != caret {
            return "the caret at \(page.caret) of “\(page.text)” instead of \(caret)"
        }
        return nil
    }

    /// Tries every order in which things can happen.
    ///
    /// - Returns: how many ends there are, and what is wrong with the first that is.
    func explore() -> (ends: Int, fault: String?) {
        var known: Set<String> = []
        var ends = 0
        var open = [(race: self, steps: [Step]())]
        while let (race, steps) = open.popLast() {
            guard known.insert("\(race)").inserted else { continue }
            let possible = race.possible
            if possible.isEmpty {
                ends += 1
                if let fault = race.fault { return (ends, "\(fault) after \(steps)") }
            }
            for step in possible {
                var next = race
                next.take(step)
                open.append((next, steps + [step]))
            }
        }
        return (ends, nil)
    }
}

@Suite
struct TypingRaceTests {
    /// - Parameter script: digits, `<` for backspace, `l` and `r` for the arrow keys.
    private func keys(_ script: String) -> [TypingRace.Key] {
        script.map { character in
            switch character {
            case "<": .backspace
            case "l": .left
            case "r": .right
            default: .digit(character)
            }
        }
    }

    @Test(
        "Whatever crosses on the way, digits and caret stand where they were typed",
        arguments: [
            ("", "123456789"), ("1234", "56<7"), ("1234 5678 9", "lll00"), ("1234 5678 9", "lllll00<"),
            ("1234 5678 9", "lllll<<<0"), ("1111 1111 1", "lll11<1"), ("0286 82", "<l<1<"), ("1234", "l5<6"),
            ("1234 5", "<<6"), ("2268", "r2l2<"),
        ])
    func orders(start: String, script: String) {
        let (ends, fault) = TypingRace(start, keys(script)).explore()
        #expect(ends > 0)
        #expect(fault == nil, "\(start) \(script)")
    }

    @Test("So do keys at random", arguments: UInt64(1)...8)
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let digits = (0..<Int.random(in: 0...11, using: &numbers)).map { _ in Int.random(in: 0...9, using: &numbers) }
        let start = stride(from: 0, to: digits.count, by: 4).map { first in
            digits[first..<min(first + 4, digits.count)].map(String.init).joined()
        }.joined(separator: " ")
        let script = (0..<5).map { _ in numbers.pick(["l", "l", "r", "<", "<", "1", "2", "3", "4"]) }.joined()
        let (_, fault) = TypingRace(start, keys(script)).explore()
        #expect(fault == nil, "seed \(seed): “\(start)” \(script)")
    }
}

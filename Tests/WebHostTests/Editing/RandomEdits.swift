import SeededNumbers

/// Edits at random, made by somebody's hands and to a plain text, which both have to come to the same.
@MainActor
struct RandomEdits {
    private let hands: any EditingHands
    private var numbers: SeededGenerator
    private var plain = PlainText()
    /// What was done since somebody looked last, for messages.
    private var done: [String] = []

    /// Something else came of the edits.
    struct Differs: Error, CustomStringConvertible {
        var expected: String
        var found: String
        var done: [String]
        var description: String {
            "Expected \(expected), found \(found), after \(done.joined(separator: ", "))."
        }
    }

    init(_ hands: any EditingHands, seed: UInt64) {
        self.hands = hands
        numbers = SeededGenerator(seed: seed)
    }

    /// Makes so many edits, and looks after every few of them and at the end.
    mutating func run(_ count: Int, lookingEvery interval: Int = 16) async throws {
        for index in 0..<count {
            try await step()
            if index % interval == interval - 1 { try await look() }
        }
        try await look()
    }

    private static let accent = "\u{301}"
    private static let texts = [
        "a", "b", "x", " ", ", ", "word ", "two words", "é", "e\u{301}", accent, "😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️",
        "שלום", "مرحبا ", "日本", "語", "नि", "1", "2", "ﬁ", "𝒳",
    ]
    private static let compositions = [
        ["k", "か", "かn", "かな", "仮名"], ["n", "ni", "nih", "你好"], ["ㅎ", "하", "한"], ["´", "é"], ["a", "ab", "abc "],
        ["s", "し", ""],
    ]

    private mutating func step() async throws {
        // An accent that finds a letter before it is one character with it; what is edited in its middle is different from
        // system to system, too.
        let caret = plain.selection.upperBound
        if plain.selection.isEmpty, !plain.places.contains(caret) {
            let place = plain.place(after: caret)
            try await select(place..<place)
        }
        if plain.units.count > 160 {
            try await select(0..<plain.place(after: 120))
            return try await press(.backspace)
        }
        switch Int.random(in: 0..<32, using: &numbers) {
        case 0..<10:
            var text = numbers.pick(Self.texts)
            if text == Self.accent, hands.needsLettersBelowAccents, !plain.hasLetterBeforeSelection {
                text = "e" + text
            }
            note("type “\(text)”")
            try await hands.type(text)
            for character in text { plain.insert(String(character)) }
        case 10..<13: try await press(.backspace)
        case 13..<15: try await press(.forwardDelete)
        case 15..<18:
            let places = plain.places
            let ends = [numbers.pick(places), numbers.pick(places)].sorted()
            try await select(ends[0]..<(numbers.chance(0.5) ? ends[0] : ends[1]))
        case 18..<21:
            let steps = numbers.pick(Self.compositions)
            note("compose \(steps)")
            try await hands.compose(steps)
            plain.insert(steps[steps.count - 1])
        case 21:
            note("copy")
            try await hands.copy()
            plain.copy()
        case 22:
            note("cut")
            try await hands.cut()
            plain.cut()
        case 23..<25:
            note("paste")
            try await hands.paste()
            plain.paste()
        case 25..<27:
            let isThere = numbers.chance(0.5)
            note(isThere ? "undo" : "redo")
            if isThere { try await hands.undo() } else { try await hands.redo() }
            try await travel()
        case 27: try await undoAndRedo()
        case 28: try await drag()
        case 29:
            note("select all")
            try await hands.press(.all)
            plain.select(0..<plain.units.count)
        default: try await move()
        }
    }

    private mutating func note(_ what: String) { done.append(what) }

    private mutating func select(_ range: Range<Int>) async throws {
        note("select \(range)")
        try await hands.select(range)
        plain.select(range)
    }

    private mutating func press(_ key: EditingKey) async throws {
        // What a key removes of a character that is made of several is different from system to system.
        if plain.selection.isEmpty {
            let place = plain.selection.lowerBound
            let range = key == .backspace ? plain.place(before: place)..<place : place..<plain.place(after: place)
            if String(decoding: plain.units[range], as: UTF16.self).unicodeScalars.count > 1 { try await select(range) }
        }
        note("\(key)")
        try await hands.press(key)
        if key == .backspace { plain.deleteBackward() } else { plain.deleteForward() }
    }

    /// Where words end is different from system to system, too, as is the way through text in two directions.
    private mutating func move() async throws {
        let key = numbers.pick(Array(EditingKey.allCases[2...].dropLast()))
        note("\(key)")
        try await hands.press(key)
        try await observeSelection()
    }

    private mutating func drag() async throws {
        let ends = (Double.random(in: 0...1, using: &numbers), Double.random(in: 0...1, using: &numbers))
        // What is selected would go along with the mouse.
        try await select(0..<0)
        note("drag \(ends)")
        try await hands.drag(from: ends.0, to: ends.1)
        try await observeSelection()
    }

    private mutating func observeSelection() async throws {
        // What is shown is enough: somebody who types does not wait for the app either.
        let found = try await hands.glance()
        guard Array(found.text.utf16) == plain.units else { throw differs(found) }
        let places = plain.places
        guard places.contains(found.selection.lowerBound), places.contains(found.selection.upperBound) else {
            throw differs(found)
        }
        plain.select(found.selection)
    }

    private mutating func travel() async throws {
        let found = try await found()
        guard plain.travel(to: found.text, found.selection) else { throw differs(found) }
    }

    private mutating func undoAndRedo() async throws {
        note("undo and redo")
        try await hands.undo()
        let undone = try await found()
        let units = plain.units
        guard plain.travel(to: undone.text, undone.selection) else { throw differs(undone) }
        guard Array(undone.text.utf16) != units else { return }
        try await hands.redo()
        let redone = try await found()
        guard Array(redone.text.utf16) == units, plain.travel(to: redone.text, redone.selection) else {
            throw differs(redone)
        }
    }

    private mutating func look() async throws {
        let found = try await found()
        guard Array(found.text.utf16) == plain.units, found.selection == plain.selection else { throw differs(found) }
        done = []
    }

    private func found() async throws -> (text: String, selection: Range<Int>) {
        do { return try await hands.look() } catch let error as HandsDisagree {
            throw Differs(expected: "“\(plain.text)” \(plain.selection)", found: "\(error)", done: done)
        }
    }

    private func differs(_ found: (text: String, selection: Range<Int>)) -> Differs {
        Differs(
            expected: "“\(plain.text)” \(plain.selection)", found: "“\(found.text)” \(found.selection)", done: done)
    }
}

import RiffleGestures
import RiffleHosting

/// A text as a page has it, who edits it while the app may change it, too.
///
/// The page shows what is typed at once, and tells. Each message to the page has a number, and the page says with its edits
/// which of them it had seen. Until then its edits count in the text before, which is therefore kept: an edit is made to
/// each of the texts that the page has or will have, moved by where they differ. The page moves its own edits in the same
/// way when a message arrives, so that both come to the same text. `field-text.js` is the other side.
package struct PageText: Equatable {
    private struct Known: Equatable {
        let number: UInt32
        var text: String
    }

    /// The texts that the page may have, the newest last; none before the first message.
    private var known: [Known] = []
    private var lastNumber: UInt32 = 0
    /// How many of the page's edits have been dealt with.
    private var taken: UInt32 = 0
    /// What the page has selected; nil while that is not known for sure.
    private var selection: Range<Int>? = 0..<0
    private var traits: TextInputTraits?
    /// What the page was told or has told of its focus.
    private var isFocused = false

    /// How many texts are kept for a page that does not answer, and how many UTF-16 code units of them.
    private static let textsKept = 256
    private static let unitsKept = 4 << 20

    package init() {}

    /// The page has nothing any more, but may still send what it did.
    package mutating func attach() {
        traits = nil
        isFocused = false
    }

    /// The page has directed its keyboard here, or elsewhere.
    package mutating func pageFocused(_ isFocused: Bool) { self.isFocused = isFocused }

    /// Takes an edit of the page's.
    ///
    /// - Parameters:
    ///   - event: whose version is the number of the message that the page had seen.
    ///   - state: the app's text now.
    ///   - isFormer: whether the page made the edit in a field that it has not any more by the time it is told of this text, and counts
    ///     it no more.
    /// - Returns: the edit of the app's text.
    package mutating func take(
        _ event: TextInputEvent, on state: TextInputState, isFormer: Bool = false
    ) -> TextInputEvent {
        if !isFormer { taken &+= 1 }
        var event = event
        let base = UInt32(clamping: event.version)
        event.version = state.version
        if let first = known.firstIndex(where: { $0.number == base }) { known.removeFirst(first) }
        // What crosses with a message the page has put elsewhere by itself, maybe on the other side of a space.
        defer { if base != lastNumber { selection = nil } }
        switch event.edit {
        case .replace(let range, let text, let selection, let marked):
            let moved = move(range, replacingWith: text, to: state.text)
            func shifted(_ other: Range<Int>) -> Range<Int> {
                let shift = moved.lowerBound - range.lowerBound
                return max(other.lowerBound + shift, 0)..<max(other.upperBound + shift, 0)
            }
            let selected = shifted(selection)
            self.selection = selected
            event.edit = .replace(moved, with: text, selection: selected, marked: marked.map { shifted($0) })
        case .select(let range):
            let selected = move(range, replacingWith: nil, to: state.text)
            self.selection = selected
            event.edit = .select(selected)
        case .command: break
        }
        return event
    }

    /// Moves a range through the texts up to the app's, and replaces it in those that the page may have.
    private mutating func move(_ range: Range<Int>, replacingWith new: String?, to current: String) -> Range<Int> {
        var range = range
        var before: String?
        for index in known.indices {
            let text = known[index].text
            if let before, !before.hasSameUnits(as: text) {
                range = range.moved(by: TextReplacement.steps(from: before, to: text))
            }
            range = text.clamped(units: range)
            before = text
            if let new { known[index].text = text.replacing(units: range, with: new) }
        }
        if let before, !before.hasSameUnits(as: current) {
            range = range.moved(by: TextReplacement.steps(from: before, to: current))
        }
        return current.clamped(units: range)
    }

    /// What the page has to be told of the text as it is now, if anything.
    package mutating func message(for change: TextInputChange) -> TextMessage? {
        guard let state = change.state else { return TextMessage(target: change.id, isGone: true) }
        var message = TextMessage(target: change.id)
        let last = known.last?.text
        if last?.hasSameUnits(as: state.text) != true || traits == nil {
            lastNumber &+= 1
            message.number = lastNumber
            message.edits = taken
            if let last, traits != nil {
                let replaced = TextReplacement(from: last, to: state.text)
                let end = replaced.range.lowerBound + replaced.length
                let new = state.text.utf16.index(state.text.startIndex, offsetBy: replaced.range.lowerBound)
                message.replaced = [replaced.range.lowerBound, replaced.range.upperBound]
                message.text = String(
                    state.text[new..<state.text.utf16.index(state.text.startIndex, offsetBy: end)])
            } else {
                message.text = state.text
            }
            known.append(Known(number: lastNumber, text: state.text))
            let most = max(2, min(Self.textsKept, Self.unitsKept / max(state.text.utf16.count, 1)))
            if known.count > most { known.removeFirst(known.count - most) }
        }
        if message.number != nil || state.selection != selection {
            selection = state.selection
            message.edits = taken
            message.selection = [state.selection.lowerBound, state.selection.upperBound]
        }
        if traits != state.traits {
            traits = state.traits
            message.traits = TextMessage.Traits(state.traits)
        }
        if isFocused != change.isFocused {
            isFocused = change.isFocused
            message.isFocused = isFocused
        }
        return message.saysSomething ? message : nil
    }
}

/// What a page is told of a text, as JSON.
package struct TextMessage: Encodable, Equatable {
    /// What fields of HTML go by.
    package struct Traits: Encodable, Equatable {
        var inputMode: String
        var type: String
        var autocomplete: String
        var autocapitalize: String
        var enterKeyHint: String
        var corrects: Bool
        var wantsKeys: Bool
    }

    package var target: UInt32
    /// Of a message that changes the text.
    package var number: UInt32?
    /// How many of the page's edits are in it.
    package var edits: UInt32?
    /// What of the last message's text is replaced; all of it where nothing is said.
    package var replaced: [Int]?
    package var text: String?
    package var selection: [Int]?
    package var traits: Traits?
    package var isFocused: Bool?
    package var isGone: Bool?

    init(target: UInt32, isGone: Bool? = nil) {
        self.target = target
        self.isGone = isGone
    }

    fileprivate var saysSomething: Bool {
        number != nil || selection != nil || traits != nil || isFocused != nil
    }
}

extension TextMessage.Traits {
    init(_ traits: TextInputTraits) {
        inputMode = Self.inputMode(traits)
        type = traits.isSecure ? "password" : "text"
        autocomplete = traits.contentType.isEmpty ? (traits.isSecure ? "current-password" : "off") : Self.name(traits)
        autocapitalize = ["none", "words", "sentences", "characters"][traits.capitalization.rawValue]
        enterKeyHint = Self.hint(traits)
        corrects = traits.correctsSpelling
        wantsKeys = traits.wantsKeys
    }

    /// Apple's names that HTML calls otherwise.
    private static func name(_ traits: TextInputTraits) -> String {
        traits.contentType == "password" ? "current-password" : traits.contentType
    }

    private static func inputMode(_ traits: TextInputTraits) -> String {
        switch traits.keyboard {
        case .standard, .ascii, .numbersAndPunctuation, .namePhone, .social: traits.isSearch ? "search" : "text"
        case .url: "url"
        case .number, .asciiNumber: "numeric"
        case .phone: "tel"
        case .email: "email"
        case .decimal: "decimal"
        case .webSearch: "search"
        }
    }

    private static func hint(_ traits: TextInputTraits) -> String {
        switch traits.submitLabel {
        case .done: "done"
        case .go, .join, .route: "go"
        case .send: "send"
        case .search: "search"
        case .next, .continue: "next"
        case .return: traits.isSearch ? "search" : traits.isMultiline ? "enter" : "done"
        }
    }
}

/// A text that the keyboard can be directed to.
///
/// This is all that hosts and the engine know of what edits a text. Offsets count UTF-16 code units, since hosts and
/// input methods count so.
@MainActor
package protocol TextInputClient: AnyObject {
    /// The text as it is now.
    var textInput: TextInputState { get }

    /// Takes an edit that was made on a version of the text.
    ///
    /// - Returns: whether it could be taken: the version may be too old, or not there yet.
    @discardableResult
    func take(_ edit: TextInputEvent.Edit, on version: Int) -> Bool

    /// Takes a key that nothing else wanted.
    ///
    /// - Returns: whether it meant something.
    func take(_ press: KeyPress) -> Bool

    /// The text is shown in a view, which the keyboard is directed to while it is edited.
    func attached(to node: TextInputNode)

    /// The keyboard is directed to the text from now on, or no more.
    func focusChanged(_ isFocused: Bool)

    /// Where the caret is, and what a selection covers, in the window's coordinates as shown now; nil while the text is not
    /// shown.
    var textInputRectangles: TextInputRectangles? { get }
}

/// A text that is being edited, as hosts see it.
package struct TextInputState: Hashable, Sendable {
    package var text = ""
    package var selection = 0..<0
    /// What an input method is composing.
    package var marked: Range<Int>?
    /// Grows with every change of the text.
    package var version = 0
    package var traits = TextInputTraits()

    package init() {}
}

/// Where a text is being edited.
package struct TextInputRectangles: Hashable, Sendable {
    package var caret: CGRect
    package var selection: [CGRect]

    package init(caret: CGRect, selection: [CGRect]) {
        self.caret = caret
        self.selection = selection
    }
}

/// What is known of a text to be edited before it is: what on-screen keyboards, input methods and password managers go by.
package struct TextInputTraits: Hashable, Sendable {
    /// What keyboard is shown; the raw values are those of `UIKeyboardType`.
    package enum Keyboard: Int, Hashable, Sendable {
        case standard, ascii, numbersAndPunctuation, url, number, phone, namePhone, email, decimal, social, webSearch
        case asciiNumber
    }

    package enum Capitalization: Int, Hashable, Sendable {
        case never, words, sentences, characters
    }

    /// What the key that ends the editing says.
    package enum SubmitLabel: Int, Hashable, Sendable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    package var keyboard = Keyboard.standard
    package var capitalization = Capitalization.sentences
    package var correctsSpelling = true
    package var submitLabel = SubmitLabel.return
    /// What is written there, by the name that UIKit has for it, as "username"; empty where nothing is said.
    package var contentType = ""
    /// Whether nobody may read along.
    package var isSecure = false
    /// Whether the text may have several lines; the return key ends them.
    package var isMultiline = false
    /// Whether it is there to find something.
    package var isSearch = false
    /// Whether the app wants to be told of keys before they type.
    package var wantsKeys = false

    package init() {}
}

/// What a text field holds, as plainly as it can be said: what editing it in any other way is held against.
///
/// Offsets count UTF-16 code units. Texts are the same where their code units are.
struct PlainText {
    private(set) var units: [UInt16]
    private(set) var selection: Range<Int>
    /// What has been copied here last.
    private(set) var clipboard: [UInt16] = []
    /// All that the text has been.
    private var former: Set<[UInt16]> = []

    init(_ text: String = "") {
        units = Array(text.utf16)
        selection = units.count..<units.count
    }

    var text: String { String(decoding: units, as: UTF16.self) }

    /// The places between the characters that people see.
    var places: [Int] {
        let text = text
        return text.indices.map { $0.utf16Offset(in: text) } + [units.count]
    }

    /// The places before and after another; the ends have none beyond them.
    func place(before offset: Int) -> Int { places.last { $0 < offset } ?? 0 }
    func place(after offset: Int) -> Int { places.first { $0 > offset } ?? units.count }

    /// Whether the character before what is selected begins with a letter.
    var hasLetterBeforeSelection: Bool {
        String(decoding: units[..<selection.lowerBound], as: UTF16.self).last?.isLetter ?? false
    }

    mutating func insert(_ new: String) { replace(selection, with: Array(new.utf16)) }

    private mutating func replace(_ range: Range<Int>, with new: [UInt16]) {
        former.insert(units)
        units.replaceSubrange(range, with: new)
        former.insert(units)
        let caret = range.lowerBound + new.count
        selection = caret..<caret
    }

    mutating func deleteBackward() {
        replace(selection.isEmpty ? place(before: selection.lowerBound)..<selection.lowerBound : selection, with: [])
    }

    mutating func deleteForward() {
        replace(selection.isEmpty ? selection.upperBound..<place(after: selection.upperBound) : selection, with: [])
    }

    mutating func select(_ range: Range<Int>) { selection = range }

    mutating func copy() { if !selection.isEmpty { clipboard = Array(units[selection]) } }

    mutating func cut() {
        copy()
        if !selection.isEmpty { replace(selection, with: []) }
    }

    mutating func paste() { if !clipboard.isEmpty { replace(selection, with: clipboard) } }

    /// Undoing and redoing lead to what there was once.
    ///
    /// - Returns: whether it was there.
    mutating func travel(to text: String, _ selection: Range<Int>) -> Bool {
        let found = Array(text.utf16)
        guard found == units || former.contains(found) else { return false }
        (units, self.selection) = (found, selection)
        return true
    }
}

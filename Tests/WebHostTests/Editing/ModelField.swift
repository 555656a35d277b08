import RiffleGestures
import RiffleHosting

@testable import RiffleTextInput
@testable import RiffleWebHost

/// What `field-text.js` and `fields.js` do, for a field of a page in tests.
struct ModelField {
    struct Pending {
        var range: Range<Int>
        /// Nil for what changes no text by itself.
        var inserted: String?
        var before: String
        var number: UInt32
    }

    var text = ""
    var caret = 0
    var number: UInt32 = 0
    var count: UInt32 = 0
    var pending: [Pending] = []

    mutating func type(_ inserted: String, in range: Range<Int>) -> TextInputEvent {
        count += 1
        pending.append(Pending(range: range, inserted: inserted, before: text, number: count))
        text = text.replacing(units: range, with: inserted)
        caret = range.lowerBound + inserted.utf16.count
        return TextInputEvent(
            .replace(range, with: inserted, selection: caret..<caret), target: 1, version: Int(number), time: 0)
    }

    mutating func select(_ place: Int) -> TextInputEvent {
        count += 1
        pending.append(Pending(range: 0..<0, inserted: nil, before: text, number: count))
        caret = place
        return TextInputEvent(.select(place..<place), target: 1, version: Int(number), time: 0)
    }

    mutating func take(_ message: TextMessage) {
        guard let edits = message.edits else { return }
        guard let number = message.number, let new = message.text else {
            pending.removeAll { $0.number <= edits }
            if pending.isEmpty, let selection = message.selection { caret = selection[1] }
            return
        }
        let shown = text
        let isDeleting = pending.last { $0.inserted != nil }?.inserted == ""
        let former = pending.first { $0.number > edits }?.before ?? text
        pending.removeAll { $0.number <= edits }
        var base = message.replaced.map { former.replacing(units: $0[0]..<$0[1], with: new) } ?? new
        for index in pending.indices {
            let before = pending[index].before
            pending[index].before = base
            guard let inserted = pending[index].inserted else { continue }
            if before != base {
                pending[index].range = pending[index].range.moved(by: TextReplacement.steps(from: before, to: base))
            }
            pending[index].range = base.clamped(units: pending[index].range)
            base = base.replacing(units: pending[index].range, with: inserted)
        }
        self.number = number
        text = base
        if pending.isEmpty, let selection = message.selection {
            caret = selection[1]
        } else if shown != text {
            caret = TextDifference(from: shown, to: text).place(caret, carriesAfter: !isDeleting)
        }
    }
}

/// Fingers and mice; points are those of the window.
extension EditingSession {
    /// A tap directs the keyboard here and puts the caret there; a second selects the word, a third the paragraph.
    func tapped(at point: CGPoint) {
        guard let node else { return }
        guard !node.graph.hostEditsText else { return }
        let count = taps.tapped(at: point, time: node.graph.now)
        node.focus()
        guard let place = place(at: point) else { return }
        let word = word(at: place.offset)
        edit { state in
            switch count {
            case 1: state.move(to: place.offset, extends: false, isUpstream: place.isUpstream)
            case 2: state.select(word)
            default:
                state.select(
                    state.text.paragraphStart(at: place.offset)..<state.text.paragraphEnd(at: place.offset))
            }
        }
    }

    /// A finger that rested on the text moves: it selects from the word it rested on.
    func selecting(from start: CGPoint, to point: CGPoint) {
        guard let node, !node.graph.hostEditsText, let first = place(at: start), let last = place(at: point) else {
            return
        }
        node.focus()
        isSelecting = true
        let word = word(at: first.offset)
        let end = self.word(at: last.offset)
        edit { state in
            if last.offset < word.lowerBound {
                state.select(word.upperBound..<word.upperBound)
                state.move(to: end.lowerBound, extends: true)
            } else {
                state.select(word.lowerBound..<max(word.upperBound, end.upperBound))
            }
        }
    }

    private func place(at point: CGPoint) -> (offset: Int, isUpstream: Bool)? {
        guard let found = display.node?.offset(nearestToGlobal: point) else { return nil }
        return (offset(shown: found.offset), found.isUpstream)
    }

    private func word(at offset: Int) -> Range<Int> {
        setup.traits.isSecure ? 0..<state.length : state.text.word(at: offset)
    }
}

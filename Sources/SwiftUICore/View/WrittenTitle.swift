/// A view that may consist of one text, as the titles of most labels do.
///
/// A label that shows its icon alone is still called by its title, which then is nowhere among the views.
@MainActor
package protocol WrittenTitle {
    /// The text; nil where the view is something else, or where only its body would tell.
    var titleText: (any SpokenText)? { get }
}

extension ModifiedContent: WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? { (content as? any WrittenTitle)?.titleText }
}

extension Group: WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? { (content as? any WrittenTitle)?.titleText }
}

extension _ConditionalContent: WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? {
        switch storage {
        case .trueContent(let content): (content as? any WrittenTitle)?.titleText
        case .falseContent(let content): (content as? any WrittenTitle)?.titleText
        }
    }
}

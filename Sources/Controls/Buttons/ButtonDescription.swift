/// What a button is for and does, for containers that offer it in another way too.
package struct ButtonDescription {
    package let role: ButtonRole?
    /// The text of its label; nil where the label has none that can be known.
    package let title: Text?
    package let action: @MainActor () -> Void

    package init(role: ButtonRole?, title: Text?, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.title = title
        self.action = action
    }
}

/// A view that is a button, below whatever modifiers.
@MainActor
protocol DescribedButton {
    var buttonDescription: ButtonDescription? { get }
}

extension Button: DescribedButton {
    @MainActor var buttonDescription: ButtonDescription? {
        ButtonDescription(role: role, title: (label as? any WrittenTitle)?.titleText as? Text, action: action)
    }
}

extension ModifiedContent: DescribedButton where Content: View {
    @MainActor var buttonDescription: ButtonDescription? {
        (content as? any DescribedButton)?.buttonDescription
    }
}

extension ViewList {
    /// The buttons among the views of a view, as far as they are no secret of other views' bodies.
    package static func buttons(of view: some View) -> [ButtonDescription] {
        written(in: view).compactMap { ($0 as? any DescribedButton)?.buttonDescription }
    }
}

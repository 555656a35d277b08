extension View {
    /// Whether the view has the id outermost, or below modifiers.
    @MainActor
    func hasExplicitID(_ id: AnyHashable) -> Bool { (self as? any IdentifiedContent)?.isIdentified(by: id) ?? false }
}

/// A view that may have been given an id.
@MainActor
private protocol IdentifiedContent {
    func isIdentified(by id: AnyHashable) -> Bool
}

extension ModifiedContent: IdentifiedContent where Content: View, Modifier: ViewModifier {
    fileprivate func isIdentified(by id: AnyHashable) -> Bool {
        if let modifier = modifier as? any IdentityGiving, modifier.identity == id { return true }
        return (content as? any IdentifiedContent)?.isIdentified(by: id) ?? false
    }
}

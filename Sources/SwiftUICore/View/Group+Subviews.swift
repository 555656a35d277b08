/// What a group made of the subviews of a view shows.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    /// What the closure makes of the subviews.
    @MainActor public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group {
    /// Makes views of all subviews of a view.
    ///
    /// Subviews are told apart by the places and ids they have in the view, so that they keep their state while others
    /// come, go or change places.
    @MainActor
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(subviews: view, content: transform))
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// A view for each subview of a view.
    @MainActor
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(SubviewsCollection(of: view), content: content)
    }
}

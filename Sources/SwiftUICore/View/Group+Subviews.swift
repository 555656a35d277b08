/// What a group made of the subviews of a view shows.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    /// The engine makes the nodes itself.
    public typealias Body = Never

    /// Makes a node that takes the view apart and shows what is made of it.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        SubviewsNode({ view.content(SubviewsCollection(ViewList(view.subviews, $0))) }, context)
    }

    /// Takes the newer view apart.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        unsafeDowncast(node, to: SubviewsNode<Content>.self).update(
            { view.content(SubviewsCollection(ViewList(view.subviews, $0))) }, transaction)
    }

    /// That of what is shown.
    @MainActor public static var _listShape: _ListShape { Content._listShape }
}

/// What a group made of the sections of a view shows.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let sections: Sections
    let content: (SectionCollection) -> Content

    /// The engine makes the nodes itself.
    public typealias Body = Never

    /// Makes a node that takes the view apart and shows what is made of it.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        SubviewsNode({ view.content(SectionCollection(ViewList(view.sections, $0))) }, context)
    }

    /// Takes the newer view apart.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        unsafeDowncast(node, to: SubviewsNode<Content>.self).update(
            { view.content(SectionCollection(ViewList(view.sections, $0))) }, transaction)
    }

    /// That of what is shown.
    @MainActor public static var _listShape: _ListShape { Content._listShape }
}

extension GroupElementsOfContent: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        list.add(content(SubviewsCollection(ViewList(subviews, list.around.owner))))
    }
}

extension GroupSectionsOfContent: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        list.add(content(SectionCollection(ViewList(sections, list.around.owner))))
    }
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

    /// Makes views of all sections of a view.
    ///
    /// Views that stand in no section make one of their own, without header and footer, up to the next section.
    @MainActor
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(sections: view, content: transform))
    }
}

/// A section of a view: what is between its header and its footer, or views that stand in no section.
nonisolated public struct SectionConfiguration: Identifiable {
    /// What tells a section apart from the others.
    public struct ID: Hashable {
        let subview: Subview.ID
    }

    /// The actions of a section.
    public struct Actions: View {
        let views: SubviewsCollection

        /// The actions, one after the other.
        @MainActor public var body: some View { views }
    }

    package let section: ListedSection

    init(_ section: ListedSection) { self.section = section }

    /// What tells the section apart from the others.
    public var id: ID { ID(subview: onMainActor { [section] in section.id }) }

    /// What the section tells its container.
    @MainActor public var containerValues: ContainerValues { section.values }

    /// The views of the header; none where there is none.
    public var header: SubviewsCollection { SubviewsCollection(onMainActor { [section] in section.header }) }

    /// The views of the section, without its actions.
    public var content: SubviewsCollection {
        SubviewsCollection(onMainActor { [section] in section.parts?.content ?? section.content })
    }

    /// What `sectionActions(content:)` has added to the section, as one view; without any there is nothing in it.
    public var actions: Actions {
        Actions(views: SubviewsCollection(onMainActor { [section] in section.parts?.actions ?? ViewList() }))
    }

    /// The views of the section and its actions after them, for containers that have no other place for these.
    package var contentAndActions: SubviewsCollection {
        SubviewsCollection(onMainActor { [section] in section.content })
    }

    /// The views of the footer; none where there is none.
    public var footer: SubviewsCollection { SubviewsCollection(onMainActor { [section] in section.footer }) }

    /// Whether the content is shown, where one may choose.
    package var isExpanded: Binding<Bool>? { onMainActor { [section] in section.isExpanded } }
}

/// The sections of a view, in order.
nonisolated public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    @MainActor
    init(_ list: ViewList) { sections = list.sections.map { SectionConfiguration($0) } }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }

    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a view that a `ForEach` goes through.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let sections: SectionCollection?

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections?.count ?? 0 }

    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections![index] }
}

/// The subviews of a view that a `ForEach` goes through.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let subviews: SubviewsCollection?

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of subviews.
    public var endIndex: Int { subviews?.count ?? 0 }

    /// The subview at a place.
    public subscript(index: Int) -> Subview { subviews![index] }
}

extension ForEachSubviewCollection: IdentifiedElements {
    @MainActor package func offset(identified id: AnyHashable) -> Int? { subviews?.offset(identified: id) }
}

extension ForEachSubviewCollection: SubviewFinding {
    @MainActor package func offset(of id: Subview.ID) -> Int? { subviews?.offset(of: id) }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    /// A view for each subview of a view.
    @MainActor
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(
            data: ForEachSubviewCollection(subviews: nil), content: content, identify: { subview, _ in subview.id },
            listing: { owner in
                let data = ForEachSubviewCollection<Content>(subviews: SubviewsCollection(ViewList(view, owner)))
                return ForEach(data: data, content: content, identify: { subview, _ in subview.id })
            })
    }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    /// A view for each section of a view.
    @MainActor
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
        self.init(
            data: ForEachSectionCollection(sections: nil), content: content, identify: { section, _ in section.id },
            listing: { owner in
                let data = ForEachSectionCollection<Content>(sections: SectionCollection(ViewList(view, owner)))
                return ForEach(data: data, content: content, identify: { section, _ in section.id })
            })
    }
}

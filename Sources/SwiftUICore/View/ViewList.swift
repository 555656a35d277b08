/// The views that a view consists of, in order, none of which is made before it is asked for.
///
/// Tuples, groups, branches, collections, sections, and bodies that hold several views are taken apart. A collection
/// whose elements have one and the same number of views each, as their types say, is not walked: its views are looked up
/// by place, in constant time. Looking a view up takes time in the logarithm of the number of parts.
@MainActor
package struct ViewList {
    enum Part {
        case view(ListedPlace)
        case elements(ListedElements)
        case section(ListedSection)

        @MainActor var count: Int {
            switch self {
            case .view: 1
            case .elements(let elements): elements.count
            case .section(let section):
                section.header.count.addingSaturated(section.content.count).addingSaturated(section.footer.count)
            }
        }
    }

    private(set) var parts: [Part] = []
    /// Who remembers what the sections of views outside of any were called, and of which view.
    private var origin: (owner: SubviewsOwner, view: ObjectIdentifier)?
    /// How many views there are up to the end of each part.
    private var ends: [Int] = []

    package init() {}

    /// Lists the views of a view.
    ///
    /// - Parameter owner: keeps the state of the bodies that are taken apart.
    package init(_ view: some View, _ owner: SubviewsOwner) {
        var builder = ViewListBuilder(owner)
        builder.add(view)
        self = builder.list
        origin = (owner, ObjectIdentifier(type(of: view)))
    }

    package var count: Int { ends.last ?? 0 }

    mutating func append(_ part: Part) {
        let size = part.count
        parts.append(part)
        ends.append(count.addingSaturated(size))
    }

    /// The part that holds a view, and the view's place in it.
    private func place(of index: Int) -> (part: Part, offset: Int) {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return (parts[low], index - (low > 0 ? ends[low - 1] : 0))
    }

    /// What tells a view apart from the others.
    package func id(at index: Int) -> Subview.ID { listedPlace(at: index).id }

    func listedPlace(at index: Int) -> ListedPlace {
        let (part, offset) = place(of: index)
        switch part {
        case .view(let place): return place
        case .elements(let elements): return elements.place(offset)
        case .section(let section):
            let (list, rest) = section.part(holding: offset)
            return list.listedPlace(at: rest)
        }
    }

    /// The views of a view as they are written, as far as they are no secret of other views' bodies.
    package static func written(in view: some View) -> [any View] {
        let list = ViewList(view, SubviewsOwner())
        return (0..<list.count).compactMap { list.listedPlace(at: $0).resolve().written }
    }

    /// The place of the view with an id.
    package func offset(of id: Subview.ID) -> Int? {
        for (index, part) in parts.enumerated() {
            let offset: Int? =
                switch part {
                case .view(let place): place.id == id ? 0 : nil
                case .elements(let elements): elements.offset(of: id)
                case .section(let section): section.offset { $0.offset(of: id) }
                }
            if let offset { return (index > 0 ? ends[index - 1] : 0).addingSaturated(offset) }
        }
        return nil
    }

    /// The place of the view that an id of the app names; may look at all elements of the collections.
    package func offset(identified id: AnyHashable) -> Int? {
        for (index, part) in parts.enumerated() {
            let start = index > 0 ? ends[index - 1] : 0
            switch part {
            case .view(let place): if place.isIdentified(id) { return start }
            case .elements(let elements): if let offset = elements.offset(id) { return start.addingSaturated(offset) }
            case .section(let section):
                if let offset = section.offset({ $0.offset(identified: id) }) { return start.addingSaturated(offset) }
            }
        }
        return nil
    }
}

/// A view of a list.
package struct ListedView {
    package var view: AnyView
    /// What the view tells its container.
    package var values = ContainerValues()
    /// The innermost element that the view was made for.
    package var element: ListedElement?
    /// The view without what is around it; nil where that is not known.
    package var written: (any View)?
}

/// Where a view stands in a list; the view itself is put together each time it is asked for.
@MainActor
struct ListedPlace {
    let id: Subview.ID
    let isIdentified: (AnyHashable) -> Bool
    private let make: () -> ListedView
    private let made = LastListed()

    /// What was put together last, for a view that was removed.
    private final class LastListed {
        var view: ListedView?
    }

    init(id: Subview.ID, isIdentified: @escaping (AnyHashable) -> Bool, resolve: @escaping () -> ListedView) {
        self.id = id
        self.isIdentified = isIdentified
        make = resolve
    }

    /// Puts the view together, unless it is for a view that was removed: that keeps what it had.
    func resolve() -> ListedView {
        guard let place = DependencyTracking.place else { return make() }
        if let view = made.view, place.isInRemovedView { return view }
        let view = make()
        made.view = view
        return view
    }
}

/// The views of a collection's elements, by place.
@MainActor
struct ListedElements {
    /// That of the collection.
    let id: Subview.ID
    let count: Int
    let place: (Int) -> ListedPlace
    let offset: (AnyHashable) -> Int?
    /// The place of the first view of an element, by the element's id alone.
    let offsetOfElement: (AnyHashable) -> Int?

    /// The place of the view with an id, which begins with that of the collection and goes on with that of the element.
    func offset(of id: Subview.ID) -> Int? {
        let depth = self.id.path.count
        guard id.path.count > depth, id.path.starts(with: self.id.path), let first = offsetOfElement(id.path[depth])
        else {
            return nil
        }
        // Of several views of an element each one has its number as another step.
        let number = id.path.count > depth + 1 ? id.path[depth + 1].base as? Int ?? 0 : 0
        let offset = first.addingSaturated(number)
        return offset < count && place(offset).id == id ? offset : nil
    }
}

/// A section of a list.
@MainActor
package struct ListedSection {
    package fileprivate(set) var id: Subview.ID
    package var header = ViewList()
    /// With the actions after what is written in the section.
    package var content = ViewList()
    package var footer = ViewList()
    /// What is written in the section, and its actions; nil where it has none.
    var parts: (content: ViewList, actions: ViewList)?
    /// Whether the content is shown, where one may choose.
    package var isExpanded: Binding<Bool>?
    /// What the section tells its container.
    package var values = ContainerValues()

    func part(holding offset: Int) -> (list: ViewList, offset: Int) {
        if offset < header.count { return (header, offset) }
        let rest = offset - header.count
        return rest < content.count ? (content, rest) : (footer, rest - content.count)
    }

    /// Where a view is, by where it is in the header, the content or the footer.
    func offset(_ find: (ViewList) -> Int?) -> Int? {
        if let offset = find(header) { return offset }
        if let offset = find(content) { return header.count.addingSaturated(offset) }
        return find(footer).map { header.count.addingSaturated(content.count).addingSaturated($0) }
    }
}

extension ViewList {
    /// The sections of the list: those that are written, and between them one for the views that stand outside of any.
    package var sections: [ListedSection] {
        var sections: [ListedSection] = []
        var loose: [Int] = []
        var isOpen = false
        for part in parts {
            switch part {
            case .section(let section):
                sections.append(section)
                isOpen = false
            case .elements(let elements) where elements.count == 0 && !isOpen: continue
            case .view, .elements:
                if !isOpen {
                    loose.append(sections.count)
                    sections.append(ListedSection(id: Subview.ID(path: [])))
                }
                isOpen = true
                sections[sections.count - 1].content.append(part)
            }
        }
        for (index, name) in zip(loose, names(ofLoose: loose.map { sections[$0].content })) {
            sections[index].id = Subview.ID(path: ["loose", name])
        }
        return sections
    }

    /// Names for sections of views that stand outside of any. Views come and go in them, the first one as any other.
    private func names(ofLoose sections: [ViewList]) -> [Int] {
        guard let origin else { return Array(sections.indices) }
        return origin.owner.names(ofLoose: sections.map(\.partIDs), in: origin.view)
    }

    private var partIDs: [Subview.ID] {
        parts.map { part in
            switch part {
            case .view(let place): place.id
            case .elements(let elements): elements.id
            case .section(let section): section.id
            }
        }
    }
}

/// Takes a view apart into subviews, without making any of them.
@MainActor
struct SubviewList {
    private(set) var subviews: [Subview] = []
    private var path: [AnyHashable] = []

    /// Adds the subviews of a view.
    mutating func add(_ view: some View) {
        if let list = view as? any SubviewSource {
            list.addSubviews(to: &self)
        } else {
            subviews.append(Subview(Subview.ID(path: path), view))
        }
    }

    /// Adds the subviews of a part of a view.
    mutating func add(_ view: some View, at step: some Hashable) {
        path.append(AnyHashable(step))
        add(view)
        path.removeLast()
    }

    /// Adds the subviews of a view, each changed.
    mutating func add(_ view: some View, change: (Subview) -> some View) {
        let first = subviews.count
        add(view)
        for index in first..<subviews.count {
            subviews[index] = Subview(subviews[index].id, change(subviews[index]))
        }
    }
}

/// A view that stands for none, one or several views and draws nothing itself.
@MainActor
protocol SubviewSource {
    func addSubviews(to list: inout SubviewList)
}

extension EmptyView: SubviewSource {
    func addSubviews(to list: inout SubviewList) {}
}

extension TupleView: SubviewSource {
    @MainActor func addSubviews(to list: inout SubviewList) {
        for (place, view) in TupleFunctions<T>.views(in: value).enumerated() { list.add(view, at: place) }
    }
}

extension Group: SubviewSource where Content: View {
    func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension ForEach: SubviewSource where Content: View {
    func addSubviews(to list: inout SubviewList) {
        for index in data.indices { list.add(content(data[index]), at: identify(data[index], index)) }
    }
}

extension Optional: SubviewSource where Wrapped: View {
    func addSubviews(to list: inout SubviewList) {
        if let self { list.add(self, at: true) }
    }
}

extension _ConditionalContent: SubviewSource {
    @MainActor func addSubviews(to list: inout SubviewList) {
        switch storage {
        case .trueContent(let content): list.add(content, at: true)
        case .falseContent(let content): list.add(content, at: false)
        }
    }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
    @MainActor func addSubviews(to list: inout SubviewList) {
        list.add(header, at: 0)
        list.add(content, at: 1)
        list.add(footer, at: 2)
    }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
    func addSubviews(to list: inout SubviewList) { list.add(content) { $0.modifier(modifier) } }
}

extension SubviewsCollection: SubviewSource {
    @MainActor func addSubviews(to list: inout SubviewList) { self[startIndex..<endIndex].addSubviews(to: &list) }
}

extension SubviewsCollectionSlice: SubviewSource {
    @MainActor func addSubviews(to list: inout SubviewList) {
        for subview in subviews { list.add(subview, at: subview.id) }
    }
}

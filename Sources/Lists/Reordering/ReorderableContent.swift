extension DynamicViewContent {
    /// Lets a finger take the elements to other places, inside a `reorderContainer`.
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        ReorderableContent(content: self, collection: AnyHashable(ReorderableSingleCollectionIdentifier()))
    }

    /// Lets a finger take the elements to other places, also those of other collections of a `reorderContainer`.
    ///
    /// - Parameter collectionID: names the collection among those of the container.
    nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        ReorderableContent(content: self, collection: AnyHashable(collectionID))
    }
}

/// Views of elements that a finger may take to other places: by the rows' own means in a list, each by itself elsewhere.
nonisolated private struct ReorderableContent<Content: DynamicViewContent>: DynamicViewContent {
    let content: Content
    let collection: AnyHashable
    @Environment(\.reordering) private var surroundings
    @Environment(\.isUnfoldedIntoRows) private var isUnfoldedIntoRows

    init(content: Content, collection: AnyHashable) {
        self.content = content
        self.collection = collection
    }

    @MainActor var data: Content.Data { content.data }

    @MainActor var body: some View {
        if isUnfoldedIntoRows {
            let move = rowMove
            content.elementEditing { if let move { $0.move = move } }
        } else if let surroundings {
            let elements = Elements(data)
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    let place = subview.resolved.element
                    subview.modifier(
                        ReorderableView(
                            surroundings: surroundings, collection: collection, offset: place?.offset ?? 0,
                            count: elements.data.count, id: place?.id, element: { elements[$0] }))
                }
            }
        } else {
            content
        }
    }

    /// How rows are moved; nil where they are not.
    @MainActor private var rowMove: ((IndexSet, Int) -> Void)? {
        guard let surroundings, surroundings.isEnabled else { return nil }
        let (scope, collection, elements) = (surroundings.scope, collection, Elements(data))
        return { sources, destination in
            guard let offset = sources.first, let source = elements[offset] else { return }
            scope.apply(
                ReorderMove(
                    source: ReorderElement(value: source),
                    before: elements[destination].map { ReorderElement(value: $0) }, collection: collection))
        }
    }

    /// The elements by their offsets.
    private struct Elements {
        let data: Content.Data

        init(_ data: Content.Data) { self.data = data }

        subscript(offset: Int) -> Any? {
            guard offset >= 0, offset < data.count else { return nil }
            return data[data.index(data.startIndex, offsetBy: offset)]
        }
    }
}

/// A view that a finger takes along, or that makes way for another one.
nonisolated private struct ReorderableView: ViewModifier {
    let surroundings: ReorderSurroundings
    let collection: AnyHashable
    let offset: Int
    let count: Int
    let id: AnyHashable?
    let element: (Int) -> Any?
    @State private var slot = ReorderSlot()

    init(
        surroundings: ReorderSurroundings, collection: AnyHashable, offset: Int, count: Int, id: AnyHashable?,
        element: @escaping (Int) -> Any?
    ) {
        self.surroundings = surroundings
        self.collection = collection
        self.offset = offset
        self.count = count
        self.id = id
        self.element = element
    }

    @MainActor
    func body(content: Content) -> some View {
        let course = surroundings.scope.course
        let place = ReorderPlace(collection: collection, offset: offset)
        let isLifted = course.isLifted(slot)
        let shift = course.shift(of: slot, at: place)
        content
            .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0)
            .offset(shift)
            .animation(isLifted ? nil : .easeOut(duration: 0.2), value: shift)
            .probed(by: slot.probe)
            .onGeometryChange(for: CGPoint?.self, of: { isLifted ? $0.frame(in: .global).origin : nil }) { _ in
                course.follow()
            }
            .zIndex(isLifted ? 1 : 0)
            .onLift(LiftOptions(mouseRests: true, scrolls: true), isEnabled: { surroundings.isEnabled }) { follow($0) }
            .accessibilityActions {
                if surroundings.isEnabled, offset > 0 { Button("Move Up") { step(before: offset - 1) } }
                if surroundings.isEnabled, offset + 1 < count { Button("Move Down") { step(before: offset + 2) } }
            }
            .onAppear { course.add(slot) }
            .onDisappear { course.remove(slot) }
            .afterEvaluation {
                slot.place = place
                slot.element = element
            }
    }

    @MainActor
    private func follow(_ phase: LiftPhase) {
        let course = surroundings.scope.course
        switch phase {
        case .began(let point, let start):
            course.lift(slot, from: start)
            course.move(to: point)
            UISelectionFeedbackGenerator().selectionChanged()
        case .moved(let point): if course.move(to: point) { UISelectionFeedbackGenerator().selectionChanged() }
        case .ended(let point):
            course.move(to: point)
            withAnimation(.easeOut(duration: 0.2)) {
                guard let target = course.drop() else { return }
                apply(target.before.map { ReorderElement(value: $0) }, in: target.collection)
            }
        case .cancelled: withAnimation(.easeOut(duration: 0.2)) { _ = course.drop() }
        }
    }

    /// Moves the element in its collection, for those who do not lift it.
    @MainActor
    private func step(before target: Int) {
        withAnimation { apply(element(target).map { ReorderElement(value: $0) }, in: collection) }
    }

    @MainActor
    private func apply(_ before: ReorderElement?, in target: AnyHashable) {
        guard let value = element(offset) else { return }
        surroundings.scope.apply(
            ReorderMove(source: ReorderElement(value: value, id: id), before: before, collection: target))
    }
}

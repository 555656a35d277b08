extension EmptyView: SubviewSource {
    func addSubviews(to list: inout ViewListBuilder) {}
}

extension TupleView: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        for (place, view) in TupleFunctions<T>.views(in: value).enumerated() { list.add(view, at: place) }
    }
}

extension Group: SubviewSource where Content: View {
    func addSubviews(to list: inout ViewListBuilder) { list.add(content) }
}

extension Optional: SubviewSource where Wrapped: View {
    func addSubviews(to list: inout ViewListBuilder) {
        if let self { list.add(self, at: true) }
    }
}

extension _ConditionalContent: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        switch storage {
        case .trueContent(let content): list.add(content, at: true)
        case .falseContent(let content): list.add(content, at: false)
        }
    }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        var section = ListedSection(id: Subview.ID(path: list.around.path), isExpanded: isExpanded)
        section.header = list.part(header, at: 0)
        section.content = list.part(content, at: 1)
        if let content = content as? any ActionsHolding {
            var around = list.around
            around.path.append(AnyHashable(1))
            section.parts = content.listParts(in: around)
        }
        section.footer = list.part(footer, at: 2)
        var own = ListedView(view: AnyView(EmptyView()))
        list.around.change(&own)
        section.values = own.values
        list.append(section)
    }
}

extension ForEach: SubviewSource where Content: View {
    func addSubviews(to list: inout ViewListBuilder) {
        if let listing, let listed = listing(list.around.owner) { return listed.addSubviews(to: &list) }
        var around = list.around
        let editing = around.editing.filled(from: editing)
        around.editing = ElementEditing()
        let count = data.count
        let collection = Subview.ID(path: around.path)

        func surroundings(of id: ID, at offset: Int) -> ViewListBuilder.Surroundings {
            var around = around
            around.path.append(AnyHashable(id))
            around.element = ListedElement(
                offset: offset, count: count, id: AnyHashable(id), collection: collection, editing: editing)
            around.add { $0.values.fillTag(id, includesOptional: true) }
            return around
        }

        let shape = Content._listShape
        let isErasedOne = shape.isErased && shape.count == nil && count > Self.mostTakenApart
        if let views = isErasedOne ? 1 : shape.countForEachElement {
            list.append(elements(count, views: views, of: collection, surroundings))
        } else {
            for (offset, index) in data.indices.enumerated() {
                let element = data[index]
                list.nested { list in
                    list.around = surroundings(of: identify(element, index), at: offset)
                    list.add(content(element))
                }
            }
        }
    }

    /// Of how many elements whose views hide their types each is looked at, so that all of their views count.
    private static var mostTakenApart: Int { 1_024 }

    /// The elements by place, where each has the same number of views.
    @MainActor
    private func elements(
        _ count: Int, views: Int, of collection: Subview.ID,
        _ surroundings: @escaping (ID, Int) -> ViewListBuilder.Surroundings
    ) -> ListedElements {
        ListedElements(
            id: collection, count: count.multipliedSaturated(by: views),
            place: { place in
                let offset = place / views
                let index = data.index(data.startIndex, offsetBy: offset)
                let around = surroundings(identify(data[index], index), offset)
                return ListedPlace(
                    id: Subview.ID(path: around.path + (views > 1 ? [AnyHashable(place % views)] : [])),
                    isIdentified: { _ in false },
                    resolve: {
                        var builder = ViewListBuilder(around)
                        builder.around.isLazy = true
                        builder.add(content(data[index]))
                        guard place % views < builder.list.count else { return ListedView(view: AnyView(EmptyView())) }
                        return builder.list.listedPlace(at: place % views).resolve()
                    })
            },
            offset: { id in
                // The places in a range are no ids that somebody gave: those inside count first.
                (offset(identified: id, byPlace: false) ?? offset(identified: id, byPlace: true))
                    .map { $0.multipliedSaturated(by: views) }
            },
            offsetOfElement: { id in
                (id.base as? ID).flatMap { self.offset(ofElement: $0) }.map { $0.multipliedSaturated(by: views) }
            })
    }
}

extension _ListShape {
    /// How many views each element of a collection has, where the type of its content tells.
    fileprivate var countForEachElement: Int? {
        guard let count, count > 0, isBounded, !isErased, !usesContent else { return nil }
        return count
    }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
    func addSubviews(to list: inout ViewListBuilder) {
        list.nested { list in
            if let writer = modifier as? any ContainerValueWriting {
                if let editing = modifier as? ElementEditingModifier { editing.edit(&list.around.editing) }
                list.around.add { writer.write(to: &$0.values) }
            } else if Modifier.Body.self != Never.self, isTakenApart(in: list.around) {
                if addBody(to: &list) { return }
                addModifier(to: &list)
            } else {
                addModifier(to: &list)
            }
            list.add(content)
        }
    }

    /// Has the modifier applied to each of the views, or once for all.
    @MainActor private func addModifier(to list: inout ViewListBuilder) {
        if let environment = modifier as? any EnvironmentChanging {
            list.around.environmentEdits.append(environment.environmentChange)
        }
        if let identity = (modifier as? any IdentityGiving)?.identity { list.around.path.append(identity) }
        if modifier is any ActsOnce, list.around.mayBeSeveral(Content._listShape) {
            list.around.path.append(ModifierStep())
            if let shared = list.around.owner.share(modifier, in: list.around) {
                return list.around.add { $0.view = AnyView($0.view.modifier(SharedModifierHolding(shared: shared))) }
            }
        }
        let modifier = modifier
        list.around.add { $0.view = AnyView($0.view.modifier(modifier)) }
    }

    /// Whether the list has to see what is in the modifier's body: what it says to the container, that it has several views,
    /// or that it is one body for several. The library's own modifiers have one for each view, unless they say otherwise.
    @MainActor private func isTakenApart(in around: ViewListBuilder.Surroundings) -> Bool {
        let body = Modifier.Body._listShape
        if body.hasContainerValues { return true }
        // As the shape of the whole says, so that a collection's elements are counted as what they become.
        if let count = body.count, count > 1, OwnViews.isOwn(Modifier.self) { return true }
        guard around.mayBeSeveral(Content._listShape) else { return false }
        return modifier is any EvaluatedOnce || OwnViews.isOwn(Modifier.self)
    }

    /// Takes apart the body of the modifier; false where nobody keeps its state.
    @MainActor private func addBody(to list: inout ViewListBuilder) -> Bool {
        let content = content
        guard list.around.owner.mayUnfold(inside: list.around.bodies, of: list.around.evaluator) else { return true }
        list.around.path.append(ModifierStep())
        let outer = list.around
        guard let unfolded = outer.owner.unfold(ModifierBody(modifier: modifier), in: outer) else { return false }
        list.around.modified = ViewListBuilder.ModifiedPlace(outer, Content._listShape) { $0.add(content) }
        list.around.enter(unfolded.node)
        let providing = ContentProviding(content: AnyView(content), evaluator: unfolded.node)
        list.around.add { $0.view = AnyView($0.view.modifier(providing)) }
        list.add(unfolded.body)
        return true
    }
}

/// The step from a modifier to what it is applied to, where both have something of their own in a list.
private struct ModifierStep: Hashable {}

extension _ViewModifier_Content: SubviewSource {
    func addSubviews(to list: inout ViewListBuilder) {
        guard let place = list.around.modified else {
            // The list is made inside of the modifier's body.
            list.around.owner.modifierContent(of: Modifier.self)?.addSubviews(to: &list)
            return
        }
        list.nested { list in
            list.around.modified = place.surroundings.modified
            // The count of bodies goes on: this one leads to the content.
            list.around.evaluator = place.surroundings.evaluator
            place.add(&list)
        }
    }
}

extension SubviewsCollection: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) { self[startIndex..<endIndex].addSubviews(to: &list) }
}

extension SubviewsCollectionSlice: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) {
        let around = list.around
        let start = startIndex
        let slice = self
        list.append(
            ListedElements(
                id: Subview.ID(path: around.path), count: count,
                place: { slice[start + $0].place(in: around) },
                offset: { id in (0..<slice.count).first { slice[start + $0].isIdentified(by: id) } },
                offsetOfElement: { id in (id.base as? Subview.ID).flatMap { slice.offset(of: $0) } }))
    }
}

extension Subview: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) { list.append(place(in: list.around)) }
}

extension Subview {
    @MainActor
    fileprivate func isIdentified(by id: AnyHashable) -> Bool { listed.isIdentified(id) }

    /// The subview in another list, with what modifiers around it there do.
    @MainActor
    fileprivate func place(in around: ViewListBuilder.Surroundings) -> ListedPlace {
        ListedPlace(
            id: Subview.ID(path: around.path + [AnyHashable(id)]), isIdentified: listed.isIdentified,
            resolve: {
                let own = listed.resolve()
                var listed = own
                listed.view = AnyView(self)
                around.change(&listed)
                return listed
            })
    }
}

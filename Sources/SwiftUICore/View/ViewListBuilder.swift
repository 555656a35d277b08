/// Takes a view apart into a list of views.
@MainActor
struct ViewListBuilder {
    /// What is around the views that are being added.
    struct Surroundings {
        let owner: SubviewsOwner
        /// The steps from the outermost view: places in tuples, branches taken, ids of elements.
        var path: [AnyHashable] = []
        /// What the modifiers around do to each view, the innermost first.
        var changes: Change?
        /// What they do to the environment, the outermost first.
        var environmentEdits: [(inout EnvironmentValues) -> Void] = []
        /// What stands where the bodies of modifiers around have their content.
        var modified: ModifiedPlace?
        var element: ListedElement?
        /// What is said of the next collection.
        var editing = ElementEditing()
        /// The node whose body the views are from; nil for that around the list.
        weak var evaluator: _ViewNode?
        /// How many bodies that were taken apart the views are in.
        var bodies = 0
        /// Whether the views are of an element that is asked for by itself.
        var isLazy = false
    }

    /// A link in the chain of what modifiers do.
    final class Change {
        let outer: Change?
        let apply: @MainActor (inout ListedView) -> Void

        init(_ outer: Change?, _ apply: @escaping @MainActor (inout ListedView) -> Void) {
            self.outer = outer
            self.apply = apply
        }
    }

    /// The content of a modifier whose body is being taken apart.
    final class ModifiedPlace {
        let add: @MainActor (inout ViewListBuilder) -> Void
        let shape: _ListShape
        let surroundings: Surroundings

        init(
            _ surroundings: Surroundings, _ shape: _ListShape,
            _ add: @escaping @MainActor (inout ViewListBuilder) -> Void
        ) {
            self.surroundings = surroundings
            self.shape = shape
            self.add = add
        }
    }

    private(set) var list = ViewList()
    var around: Surroundings

    init(_ owner: SubviewsOwner) { around = Surroundings(owner: owner) }

    init(_ surroundings: Surroundings) { around = surroundings }

    /// Adds the views of a view.
    mutating func add<V: View>(_ view: V) {
        let shape = V._listShape
        if shape.isPlainView { return append(view) }
        if let source = view as? any SubviewSource { return source.addSubviews(to: &self) }
        // A body with several views, or with something to say: the container is to see what is in it.
        guard V.Body.self != Never.self else {
            if let part = view as? any _StyledPart { return add(part._content) }
            return append(view)
        }
        guard around.owner.mayUnfold(inside: around.bodies, of: around.evaluator) else { return }
        guard let unfolded = around.owner.unfold(view, in: around) else {
            return append(view)
        }
        nested { builder in
            builder.around.enter(unfolded.node)
            builder.add(unfolded.body)
        }
    }

    /// Adds the views of a part of a view.
    mutating func add(_ view: some View, at step: some Hashable) {
        around.path.append(AnyHashable(step))
        add(view)
        around.path.removeLast()
    }

    /// Adds views in other surroundings.
    mutating func nested(_ body: (inout ViewListBuilder) -> Void) {
        let outer = around
        body(&self)
        around = outer
    }

    /// Adds a view that stands for itself.
    private mutating func append<V: View>(_ view: V) {
        let around = around
        append(
            ListedPlace(
                id: Subview.ID(path: around.path), isIdentified: { view.hasExplicitID($0) },
                resolve: {
                    var listed = ListedView(view: AnyView(view), element: around.element)
                    listed.written = view
                    if let node = around.evaluator {
                        listed.view = AnyView(listed.view.modifier(EvaluatedElsewhere(evaluator: node)))
                    }
                    around.change(&listed)
                    return listed
                }))
    }

    mutating func append(_ place: ListedPlace) { list.append(.view(place)) }

    mutating func append(_ elements: ListedElements) { list.append(.elements(elements)) }

    mutating func append(_ section: ListedSection) { list.append(.section(section)) }

    /// Lists a part by itself, in the surroundings that the builder is in.
    func part(_ view: some View, at step: some Hashable) -> ViewList {
        var builder = ViewListBuilder(around)
        builder.add(view, at: step)
        return builder.list
    }
}

extension ViewListBuilder.Surroundings {
    /// Does to a view what the modifiers around do.
    @MainActor
    func change(_ listed: inout ListedView) {
        var change = changes
        while let current = change {
            current.apply(&listed)
            change = current.outer
        }
    }

    /// What follows is from a body.
    mutating func enter(_ evaluator: _ViewNode) {
        self.evaluator = evaluator
        bodies += 1
    }

    /// Whether a view may be several in a list. A hidden type counts as one.
    @MainActor
    func mayBeSeveral(_ shape: _ListShape) -> Bool {
        var shape = shape
        if shape.usesContent, let modified { shape = shape.around(modified.shape) }
        if shape.count == 1, shape.isBounded { return false }
        return !shape.isErased || shape.isSequence
    }

    /// Adds what a modifier does to the views in it.
    @MainActor
    mutating func add(_ apply: @escaping @MainActor (inout ListedView) -> Void) {
        changes = ViewListBuilder.Change(changes, apply)
    }
}

extension _ListShape {
    /// Whether the view is one, whatever its values, and has nothing to say to a container.
    var isPlainView: Bool { count == 1 && isBounded && !isErased && !usesContent && !hasContainerValues }
}

/// A modifier that does nothing but change the environment, which lists of subviews have to know of.
protocol EnvironmentChanging {
    var environmentChange: (inout EnvironmentValues) -> Void { get }
}

/// A modifier that gives its content an identity: with another one there are other views.
protocol IdentityGiving {
    var identity: AnyHashable { get }
}

/// A view that stands for none, one or several views and draws nothing itself.
@MainActor
protocol SubviewSource {
    func addSubviews(to list: inout ViewListBuilder)
}

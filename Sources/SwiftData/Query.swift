import Foundation
import Observation
import SwiftUI

/// The models of the view's context that a description fits; the view follows them.
///
///     @Query(sort: \Trip.start) private var trips: [Trip]
@propertyWrapper
@MainActor @preconcurrency
public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @State private var follower = QueryFollower<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let change: Transaction?

    /// All models.
    public init() {
        descriptor = FetchDescriptor()
        change = nil
    }

    private init(_ descriptor: FetchDescriptor<Element>, _ change: Transaction?) {
        self.descriptor = descriptor
        self.change = change
    }

    /// The models.
    public var wrappedValue: [Element] { follower.models(of: descriptor, in: context, change) }

    /// Why the models could not be fetched; nil when they could.
    public var fetchError: (any Error)? { follower.error }

    /// The context that the models belong to.
    public var modelContext: ModelContext { context }
}

extension Query {
    /// All models; changes are animated.
    public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

    /// All models; changes have a transaction.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }

    /// The models that a description fits.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation))
    }

    /// The models that a description fits.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction)
    }

    /// The models for which a predicate holds, ordered by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(Self.description(filter, [SortDescriptor(keyPath, order: order)]), transaction)
    }

    /// The models for which a predicate holds, ordered by a property; those without it come first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(Self.description(filter, [SortDescriptor(keyPath, order: order)]), transaction)
    }

    /// The models for which a predicate holds, ordered by a property; changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// The models for which a predicate holds, ordered by a property; changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// The models for which a predicate holds, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(Self.description(filter, descriptors), transaction)
    }

    /// The models for which a predicate holds, in an order; changes are animated.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(Self.description(filter, descriptors), Transaction(animation: animation))
    }

    private static func description(
        _ filter: Predicate<Element>?, _ sort: [SortDescriptor<Element>]
    ) -> FetchDescriptor<Element> {
        FetchDescriptor(predicate: filter, sortBy: sort)
    }
}

/// Fetches for a query, and again when its context has changed in a way that the query may show.
@MainActor
private final class QueryFollower<Element: PersistentModel>: Observable {
    private(set) var error: (any Error)?
    private var found: [Element]?
    private var question: QueryQuestion<Element>?
    private var context: ModelContext?
    private var change: Transaction?
    private let registrar = ObservationRegistrar()
    private var version: Int { 0 }

    nonisolated init() {}

    isolated deinit { context?.observe(self, nil) }

    func models(
        of descriptor: FetchDescriptor<Element>, in context: ModelContext, _ change: Transaction?
    ) -> [Element] {
        ModelIssueReporting.begin()
        registrar.access(self, keyPath: \.version)
        let question = QueryQuestion(descriptor, in: context)
        self.change = change
        if context !== self.context {
            self.context?.observe(self, nil)
            self.context = context
            found = nil
            context.observe(self) { [weak self] change in MainActor.assumeIsolated { self?.note(change) } }
        }
        if let found, let id = question.id, id == self.question?.id { return found }
        self.question = question
        do {
            let models = try context.fetchUnloaded(descriptor)
            error = nil
            found = models
            return models
        } catch {
            self.error = error
            return []
        }
    }

    private func note(_ change: ContextChange) {
        guard let found, let question, concerns(change, found, question) else { return }
        self.found = nil
        guard let transaction = self.change else { return registrar.withMutation(of: self, keyPath: \.version) {} }
        withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.version) {} }
    }

    /// A change that decides neither whether a model is shown nor where it stands is its row's own matter.
    private func concerns(_ change: ContextChange, _ found: [Element], _ question: QueryQuestion<Element>) -> Bool {
        switch change {
        case .any: return true
        case .models(let type): return type == Element.self || question.readsOthers
        case .property(let model, let path):
            guard let model = model as? Element, !question.readsOthers else { return question.readsOthers }
            let isSorting = question.paths.contains(path)
            guard isSorting || question.descriptor.predicate != nil else { return false }
            return !stays(model, found, question, isSorting: isSorting)
        }
    }

    /// Whether a changed model is still shown where it was, or still not shown.
    private func stays(
        _ model: Element, _ found: [Element], _ question: QueryQuestion<Element>, isSorting: Bool
    ) -> Bool {
        guard let context else { return false }
        let isIn = context.quietly { (try? question.descriptor.predicate?.evaluate(model) ?? true) ?? false }
        let position = found.firstIndex { $0 === model }
        guard let position else { return !isIn }
        guard isIn, isSorting else { return isIn }
        let sort = question.descriptor.sortBy
        let isLimited = question.descriptor.fetchLimit != nil || question.descriptor.fetchOffset != nil
        guard !isLimited || (position > 0 && position < found.count - 1) else { return false }
        func isOrdered(_ first: Element, _ second: Element) -> Bool {
            context.precedes(first, second, sort) ?? (first.id < second.id)
        }
        return (position == 0 || isOrdered(found[position - 1], model))
            && (position == found.count - 1 || isOrdered(model, found[position + 1]))
    }
}

/// What a query asks for, to be told from what it asked before.
private struct QueryQuestion<Element: PersistentModel> {
    /// Nil where it cannot be told: then it is asked each time.
    let id: AnyHashable?
    let descriptor: FetchDescriptor<Element>
    let paths: [AnyKeyPath]
    /// Whether other models than one decide whether it is shown, and where.
    let readsOthers: Bool

    init(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
        var readsOthers = false
        id = context.question(descriptor, readsOthers: &readsOthers)
        self.descriptor = descriptor
        let paths = descriptor.sortBy.compactMap { $0.keyPath as AnyKeyPath? }
        self.paths = paths
        let properties = Element._properties.map(\._path)
        self.readsOthers = readsOthers || !paths.allSatisfy { properties.contains($0) }
    }
}

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
    private weak var context: ModelContext?
    private var change: Transaction?
    private let registrar = ObservationRegistrar()
    private var version: Int { 0 }

    nonisolated init() {}

    func models(
        of descriptor: FetchDescriptor<Element>, in context: ModelContext, _ change: Transaction?
    ) -> [Element] {
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
            let models = try context.fetch(descriptor)
            error = nil
            found = models
            return models
        } catch {
            self.error = error
            return []
        }
    }

    /// A property that decides neither whether a model is shown nor where it stands is its row's own matter.
    private func note(_ change: ContextChange) {
        if case .property(let entity, let path) = change, let question {
            if entity == String(describing: Element.self) {
                guard question.hasPredicate || question.paths.contains(path) else { return }
            } else if !question.hasPredicate && !question.isIndirect {
                return
            }
        }
        guard found != nil else { return }
        found = nil
        guard let transaction = self.change else { return registrar.withMutation(of: self, keyPath: \.version) {} }
        withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.version) {} }
    }
}

/// What a query asks for, to be told from what it asked before.
private struct QueryQuestion<Element: PersistentModel> {
    /// Nil where it cannot be told: then it is asked each time.
    let id: AnyHashable?
    let hasPredicate: Bool
    let paths: [AnyKeyPath]

    init(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
        id = context.question(descriptor)
        hasPredicate = descriptor.predicate != nil
        paths = descriptor.sortBy.compactMap(\.keyPath)
    }

    /// Whether the order may be that of other models' properties.
    var isIndirect: Bool { paths.contains { path in !Element._properties.contains { $0._path == path } } }
}

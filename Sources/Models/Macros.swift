import Foundation

/// Makes a class one that a store keeps.
///
///     @Model final class Trip {
///         var name: String
///         @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///
///         init(name: String) { self.name = name }
///     }
@attached(
    member, names: named(_$record), named(_record), named(init), named(_properties),
    named(_constraints), named(_visitSlots), named(_visitSlot))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Gives a property its slot; `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Says how a property is kept.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelMarkerMacro")

/// Says how a property holds other models.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelMarkerMacro")

/// Leaves a property out of what is kept. It needs a value to begin with.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "ModelMarkerMacro")

/// No two models have the same values of these properties: inserting another takes the place of the first.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelConstraintMacro") where T: PersistentModel

/// Models are often looked up by these properties.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelConstraintMacro") where T: PersistentModel

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// Something that can be dragged, dropped, copied and pasted, and how it becomes data.
public protocol Transferable: SendableMetatype {
    /// How it becomes data, and comes of it.
    associatedtype Representation: TransferRepresentation

    /// How it becomes data, and comes of it, the best way first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which something becomes data, and comes of it.
public protocol TransferRepresentation<Item>: Sendable {
    /// What becomes data.
    associatedtype Item: Transferable
    /// The ways that this one is made of.
    associatedtype Body: TransferRepresentation

    /// The ways that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// The ways as the system takes them.
    func _forms() -> [_TransferForm]
}

extension TransferRepresentation {
    /// Those of the body.
    public func _forms() -> [_TransferForm] { body._forms() }
}

/// What ways are made of that are made of nothing else.
public struct _TransferRepresentationLeaf<Item: Transferable>: TransferRepresentation {
    /// Itself.
    public var body: Self { return self }

    /// None.
    public func _forms() -> [_TransferForm] { [] }
}

/// A value on its way: whoever takes it knows what it is.
struct Carried: @unchecked Sendable {
    let value: Any
}

/// One way in which something becomes data or another thing.
public struct _TransferForm: Sendable {
    /// Into and out of data of a type.
    struct Data: Sendable {
        let type: UTType
        var encode: (@Sendable (Carried) async throws -> Foundation.Data)?
        let decode: (@Sendable (Foundation.Data) async throws -> Carried)?
        var isAllowed: @Sendable (Carried) -> Bool = { _ in true }
    }

    /// Into and out of another thing that can be transferred.
    struct Proxy: Sendable {
        let type: any Transferable.Type
        var export: (@Sendable (Carried) async throws -> Carried)?
        let make: (@Sendable (Carried) async throws -> Carried)?
        var isAllowed: @Sendable (Carried) -> Bool = { _ in true }
    }

    enum Kind: Sendable {
        case data(Data)
        case proxy(Proxy)
    }

    var kind: Kind

    /// The way, where a condition holds.
    func allowed(where condition: @escaping @Sendable (Carried) -> Bool) -> _TransferForm {
        switch kind {
        case .data(var data):
            data.isAllowed = condition
            return _TransferForm(kind: .data(data))
        case .proxy(var proxy):
            proxy.isAllowed = condition
            return _TransferForm(kind: .proxy(proxy))
        }
    }
}

extension Transferable {
    static var forms: [_TransferForm] { transferRepresentation._forms() }

    /// The types of data that it comes of, the best first.
    static var importTypes: [UTType] {
        forms.flatMap { form -> [UTType] in
            switch form.kind {
            case .data(let data): data.decode != nil ? [data.type] : []
            case .proxy(let proxy): proxy.make != nil ? proxy.type.importTypes : []
            }
        }
    }
}

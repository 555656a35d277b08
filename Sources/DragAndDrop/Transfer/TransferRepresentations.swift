/// Builds the ways in which something becomes data.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// One way.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// The first way.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    /// A way after others.
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: First, next: Next
    ) -> _TransferRepresentationPair<First, Next> where First.Item == Item, Next.Item == Item {
        _TransferRepresentationPair(first: accumulated, next: next)
    }
}

/// Two ways, one after the other.
public struct _TransferRepresentationPair<First: TransferRepresentation, Next: TransferRepresentation>:
    TransferRepresentation
where First.Item == Next.Item {
    /// What becomes data.
    public typealias Item = First.Item
    let first: First
    let next: Next

    /// It has none.
    public var body: _TransferRepresentationLeaf<Item> { return _TransferRepresentationLeaf() }

    /// The ways of both.
    public func _forms() -> [_TransferForm] { first._forms() + next._forms() }
}

/// Data that a type's `Codable` makes of it: JSON.
public struct CodableRepresentation<Item: Transferable, Encoder, Decoder>: TransferRepresentation {
    private let form: _TransferForm

    /// JSON under a type's name.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Item: Codable, Encoder == JSONEncoder, Decoder == JSONDecoder {
        let encode: @Sendable (Carried) async throws -> Data = { carried in
            guard let item = carried.value as? Item else { throw TransferError.otherType }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try encoder.encode(item)
        }
        let decode: @Sendable (Data) async throws -> Carried = {
            Carried(value: try JSONDecoder().decode(Item.self, from: $0))
        }
        form = _TransferForm(kind: .data(_TransferForm.Data(type: contentType, encode: encode, decode: decode)))
    }

    /// It has none.
    public var body: _TransferRepresentationLeaf<Item> { return _TransferRepresentationLeaf() }

    /// The way.
    public func _forms() -> [_TransferForm] { [form] }
}

/// Data that closures make of something, and something of data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let form: _TransferForm

    private init(
        _ type: UTType, encode: (@Sendable (Item) async throws -> Data)?,
        decode: (@Sendable (Data) async throws -> Item)?
    ) {
        var encodeCarried: (@Sendable (Carried) async throws -> Data)?
        if let encode {
            encodeCarried = { carried in
                guard let item = carried.value as? Item else { throw TransferError.otherType }
                return try await encode(item)
            }
        }
        var decodeCarried: (@Sendable (Data) async throws -> Carried)?
        if let decode { decodeCarried = { Carried(value: try await decode($0)) } }
        form = _TransferForm(
            kind: .data(_TransferForm.Data(type: type, encode: encodeCarried, decode: decodeCarried)))
    }

    /// Into data and out of it.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, encode: exporting, decode: importing)
    }

    /// Into data only.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, encode: exporting, decode: nil)
    }

    /// Out of data only.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, encode: nil, decode: importing)
    }

    /// It has none.
    public var body: _TransferRepresentationLeaf<Item> { return _TransferRepresentationLeaf() }

    /// The way.
    public func _forms() -> [_TransferForm] { [form] }
}

/// Another thing that goes in the place of something.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    private let form: _TransferForm

    private init(
        export: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        make: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) {
        var exportCarried: (@Sendable (Carried) async throws -> Carried)?
        if let export {
            exportCarried = { carried in
                guard let item = carried.value as? Item else { throw TransferError.otherType }
                return Carried(value: try await export(item))
            }
        }
        var makeCarried: (@Sendable (Carried) async throws -> Carried)?
        if let make {
            makeCarried = { carried in
                guard let proxy = carried.value as? ProxyRepresentation else { throw TransferError.otherType }
                return Carried(value: try await make(proxy))
            }
        }
        form = _TransferForm(
            kind: .proxy(
                _TransferForm.Proxy(type: ProxyRepresentation.self, export: exportCarried, make: makeCarried)))
    }

    /// Into the other thing and out of it.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(export: exporting, make: importing)
    }

    /// Into the other thing only.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(export: exporting, make: nil)
    }

    /// Out of the other thing only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(export: nil, make: importing)
    }

    /// It has none.
    public var body: _TransferRepresentationLeaf<Item> { return _TransferRepresentationLeaf() }

    /// The way.
    public func _forms() -> [_TransferForm] { [form] }
}

extension TransferRepresentation {
    /// The same ways, for items of which a condition holds.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        _ConditionalRepresentation(base: self, condition: condition)
    }
}

/// Ways that are open to some items only.
public struct _ConditionalRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    /// What becomes data.
    public typealias Item = Base.Item
    let base: Base
    let condition: @Sendable (Base.Item) -> Bool

    /// It has none.
    public var body: _TransferRepresentationLeaf<Item> { return _TransferRepresentationLeaf() }

    /// The ways of the base.
    public func _forms() -> [_TransferForm] {
        base._forms().map { form in
            form.allowed { [condition] carried in (carried.value as? Base.Item).map(condition) ?? false }
        }
    }
}

/// Why something could not be transferred.
enum TransferError: Error, CustomStringConvertible {
    case otherType, noWay

    var description: String {
        switch self {
        case .otherType: "What was dragged is not of the type that its representation is for."
        case .noWay: "What was dragged has no representation that what it was dropped on can read."
        }
    }
}

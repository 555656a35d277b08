/// What can be transferred, as the data of a file.
package enum TransferredFile {
    /// The things of a type that item providers hand over, or that what they hand over can become.
    @MainActor
    package static func items<Item: Transferable>(of type: Item.Type, in providers: [NSItemProvider]) async -> [Item] {
        var items: [Item] = []
        for item in providers.compactMap(\.transferItem) where item.canBecome(type) {
            if let value = try? await item.loadCarried(type).value as? Item { items.append(value) }
        }
        return items
    }

    /// The data of the first of some types that an item can become; of its best one where none is named.
    @MainActor
    package static func data<Item: Transferable>(
        of item: Item, as types: [UTType]
    ) async throws -> (data: Data, type: UTType) {
        let item = TransferItem(item)
        for type in types.isEmpty ? item.contentTypes : types {
            if let data = try await item.data(of: type) { return (data, type) }
        }
        throw TransferError.noWay
    }
}

/// Something on its way from where it was dragged to where it is dropped.
struct TransferItem: Sendable {
    private let carried: Carried
    private let type: any Transferable.Type

    init<Item: Transferable>(_ item: Item) {
        carried = Carried(value: item)
        type = Item.self
    }

    private init(_ carried: Carried, _ type: any Transferable.Type) {
        self.carried = carried
        self.type = type
    }

    /// The item itself, where it is of a type.
    func value<Item>(as type: Item.Type) -> Item? { carried.value as? Item }

    /// The types of data that it can become, the best first.
    var contentTypes: [UTType] { Self.exports(of: type, carried) }

    private static func exports(of type: any Transferable.Type, _ carried: Carried?) -> [UTType] {
        type.forms.flatMap { form -> [UTType] in
            switch form.kind {
            case .data(let data): data.encode != nil && carried.map(data.isAllowed) != false ? [data.type] : []
            case .proxy(let proxy):
                proxy.export != nil && carried.map(proxy.isAllowed) != false ? exports(of: proxy.type, nil) : []
            }
        }
    }

    /// Whether it can become a thing of another type.
    func canBecome<Item: Transferable>(_ type: Item.Type) -> Bool {
        if carried.value is Item { return true }
        let wanted = type.importTypes
        if contentTypes.contains(where: { own in wanted.contains { own.conforms(to: $0) } }) { return true }
        return proxies.contains { $0.type == Item.self }
            || Item.forms.contains { form in
                if case .proxy(let proxy) = form.kind { proxy.make != nil && proxy.type == self.type } else { false }
            }
    }

    private var proxies: [_TransferForm.Proxy] {
        type.forms.compactMap { form in
            if case .proxy(let proxy) = form.kind, proxy.export != nil, proxy.isAllowed(carried) { proxy } else { nil }
        }
    }

    /// The thing of another type that it becomes.
    func load<Item: Transferable>(_ type: Item.Type) async throws -> Item {
        if let item = carried.value as? Item { return item }
        if let item = try await decoded(as: type) { return item }
        for proxy in proxies {
            guard let export = proxy.export else { continue }
            let other = TransferItem(try await export(carried), proxy.type)
            if let item = other.carried.value as? Item { return item }
            if let item = try await other.decoded(as: type) { return item }
        }
        throw TransferError.noWay
    }

    /// The same, to be handed to another actor.
    func loadCarried<Item: Transferable>(_ type: Item.Type) async throws -> Carried {
        Carried(value: try await load(type))
    }

    private func decoded<Item: Transferable>(as type: Item.Type) async throws -> Item? {
        for form in Item.forms {
            switch form.kind {
            case .data(let wanted):
                guard let decode = wanted.decode, let data = try await data(of: wanted.type) else { continue }
                return try await decode(data).value as? Item
            case .proxy(let proxy):
                guard let make = proxy.make else { continue }
                func through<Other: Transferable>(_ other: Other.Type) async throws -> Carried? {
                    guard canBecome(other) else { return nil }
                    return Carried(value: try await load(other))
                }
                if let other = try await through(proxy.type) { return try await make(other).value as? Item }
            }
        }
        return nil
    }

    /// Its data of a type, or of a kind of that; nil where it has none.
    func data(of wanted: UTType) async throws -> Data? {
        for form in type.forms {
            switch form.kind {
            case .data(let data):
                guard let encode = data.encode, data.type.conforms(to: wanted), data.isAllowed(carried) else {
                    continue
                }
                return try await encode(carried)
            case .proxy(let proxy):
                guard let export = proxy.export, proxy.isAllowed(carried) else { continue }
                let other = TransferItem(try await export(carried), proxy.type)
                if let data = try await other.data(of: wanted) { return data }
            }
        }
        return nil
    }
}

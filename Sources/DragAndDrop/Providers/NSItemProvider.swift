/// A class whose objects can be handed over by an item provider.
public protocol NSItemProviderWriting: AnyObject {
    /// The types of data that an object can become, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The object as data of a type; nil where it cannot become that.
    func _itemProviderData(forTypeIdentifier identifier: String) -> Data?
}

/// A class whose objects an item provider can make.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
    /// The types of data that objects come of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// The object of some data; nil where it means none.
    static func _itemProviderObject(_ data: Data, typeIdentifier: String) -> Self?
}

/// A value that stands for an object in an item provider, as `String` for `NSString`.
public protocol _ItemProviderValue: SendableMetatype {
    /// The types of data that values come of, the best first.
    static var _readableTypeIdentifiers: [String] { get }

    /// The value of some data; nil where it means none.
    static func _itemProviderValue(_ data: Data) -> Self?
}

/// Things that are dragged or pasted, in each of the forms in which they can be had.
///
/// What an app registers is asked for when somebody wants it, and answers come on the main actor, later.
public final class NSItemProvider: @unchecked Sendable {
    private struct Form {
        let identifier: String
        let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
    }

    private var forms: [Form] = []
    /// The object that was handed over, where there is one.
    private var object: (any NSItemProviderWriting)?
    /// What it is to be called where it is kept.
    public var suggestedName: String?
    /// What it is, where it is something of SwiftUI's that is handed over as it is.
    var item: TransferItem?

    /// A provider of nothing.
    public init() {}

    /// A provider of an object.
    public init(object: any NSItemProviderWriting) {
        self.object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            forms.append(
                Form(identifier: identifier) { answer in
                    answer(object._itemProviderData(forTypeIdentifier: identifier), nil)
                })
        }
    }

    /// A provider of something under a type's name: data, a text or an address; nil for a name that nothing comes with.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        let identifier = typeIdentifier ?? (item is URL ? UTType.url : item is Data ? .data : .utf8PlainText).identifier
        let data: Data? =
            switch item {
            case let data as Data: data
            case let text as String: Data(text.utf8)
            case let text as NSString: Data(text.description.utf8)
            case let url as URL: Data(url.absoluteString.utf8)
            default: nil
            }
        guard data != nil || item == nil else { return }
        forms.append(Form(identifier: identifier) { $0(data, nil) })
    }

    /// A provider of a file; nil for an address that is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        forms.append(
            Form(identifier: type.identifier) { answer in
                do { answer(try Data(contentsOf: fileURL), nil) } catch { answer(nil, error) }
            })
    }

    convenience init(_ item: TransferItem) {
        self.init()
        self.item = item
        for type in item.contentTypes {
            forms.append(
                Form(identifier: type.identifier) { answer in
                    Task {
                        do { answer(try await item.data(of: type), nil) } catch { answer(nil, error) }
                    }
                })
        }
    }

    /// What a provider of a text or an address stands for.
    var plainItem: TransferItem? {
        if let text = object as? NSString { return TransferItem(text.description) }
        return (object as? NSURL).flatMap { URL(string: $0.absoluteString) }.map { TransferItem($0) }
    }

    // MARK: What there is

    /// The names of the types of data that there are, the best first.
    public var registeredTypeIdentifiers: [String] { forms.map(\.identifier) }

    /// The types of data that there are, the best first.
    public var registeredContentTypes: [UTType] { forms.map { UTType.named($0.identifier) } }

    /// Whether there is data of a type, or of a kind of that.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(typeIdentifier) != nil }

    /// Whether objects of a class can be made of what there is.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
    }

    /// Whether values of a type can be made of what there is.
    public func canLoadObject<Value: _ItemProviderValue>(ofClass type: Value.Type) -> Bool {
        type._readableTypeIdentifiers.contains { form($0) != nil }
    }

    private func form(_ identifier: String) -> Form? {
        let wanted = UTType.named(identifier)
        return forms.first { UTType.named($0.identifier).conforms(to: wanted) }
    }

    /// Whether all names are words that cannot be a type's, as apps pass that only want something to be dragged.
    var namesNoType: Bool {
        !forms.isEmpty && forms.allSatisfy { !$0.identifier.contains(".") }
    }

    // MARK: Adding

    /// Offers data of a type, which is asked for when somebody wants it.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        forms.append(Form(identifier: typeIdentifier) { answer in _ = loadHandler(answer) })
    }

    /// Offers data of a type, which is asked for when somebody wants it.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Offers an object.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        forms += NSItemProvider(object: object).forms
    }

    // MARK: Loading

    private struct Missing: Error, CustomStringConvertible {
        let identifier: String
        var description: String { "The item provider has nothing of the type \(identifier)." }
    }

    private func load(_ identifiers: [String], _ answer: @escaping @Sendable (Data?, String, (any Error)?) -> Void) {
        let wanted = identifiers.lazy.compactMap { identifier in self.form(identifier).map { (identifier, $0) } }.first
        guard let (identifier, form) = wanted else {
            let missing = Missing(identifier: identifiers.first ?? "")
            Task { @MainActor in answer(nil, missing.identifier, missing) }
            return
        }
        form.load { data, error in
            Task { @MainActor in answer(data, identifier, error) }
        }
    }

    /// Loads data of a type, or of a kind of that.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let handler = completionHandler
        load([typeIdentifier]) { data, _, error in handler(data, error) }
        return Progress(totalUnitCount: 1)
    }

    /// Loads data of a type, or of a kind of that.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads what there is of a type: an address where it is one, else data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let handler = completionHandler
        load([typeIdentifier]) { data, identifier, error in
            let isAddress = UTType.named(identifier).conforms(to: .url)
            let url = isAddress ? data.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) } : nil
            handler?(url ?? data, error)
        }
    }

    /// Loads an object of a class.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let handler = completionHandler
        nonisolated(unsafe) let object = object
        load(aClass.readableTypeIdentifiersForItemProvider) { data, identifier, error in
            if let own = object as? any NSItemProviderReading, type(of: own) == aClass {
                return handler(own, nil)
            }
            handler(data.flatMap { aClass._itemProviderObject($0, typeIdentifier: identifier) }, error)
        }
        return Progress(totalUnitCount: 1)
    }

    /// Loads a value of a type, as a `String` or a `URL`.
    @discardableResult
    public func loadObject<Value: _ItemProviderValue>(
        ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let handler = completionHandler
        load(type._readableTypeIdentifiers) { data, _, error in
            handler(data.flatMap { Value._itemProviderValue($0) }, error)
        }
        return Progress(totalUnitCount: 1)
    }

    /// Loads something that can be transferred.
    @discardableResult
    public func loadTransferable<Item: Transferable & Sendable>(
        type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
        let item = item
        Task { @MainActor in
            do {
                guard let item else { throw TransferError.noWay }
                completionHandler(.success(try await item.load(type)))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}

extension UTType {
    /// The type of a name, which may be nobody's.
    package static func named(_ identifier: String) -> UTType {
        UTType(identifier) ?? UTType(identifier, parents: ["public.data"])
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

    /// The text in UTF-8.
    public func _itemProviderData(forTypeIdentifier identifier: String) -> Data? { Data(description.utf8) }

    /// The text of UTF-8.
    public static func _itemProviderObject(_ data: Data, typeIdentifier: String) -> Self? {
        self.init(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The address as text.
    public func _itemProviderData(forTypeIdentifier identifier: String) -> Data? {
        Data(absoluteString.utf8)
    }
}

extension String: _ItemProviderValue {
    /// Text.
    public static var _readableTypeIdentifiers: [String] { [UTType.text.identifier] }
    /// The text of UTF-8.
    public static func _itemProviderValue(_ data: Data) -> String? { String(decoding: data, as: UTF8.self) }
}

extension URL: _ItemProviderValue {
    /// An address.
    public static var _readableTypeIdentifiers: [String] { [UTType.url.identifier] }
    /// The address of a text.
    public static func _itemProviderValue(_ data: Data) -> URL? { URL(string: String(decoding: data, as: UTF8.self)) }
}

/// Whom a form of what a provider has is for. Within one program there is nobody else.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Programs of the same team.
    case team = 1
    /// The program itself.
    case ownProcess = 3
}

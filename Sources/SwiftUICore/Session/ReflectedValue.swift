import Foundation
@_spi(Reflection) import Swift

/// Values of the program's own types that are not `Codable`, taken apart into those that are: structures by their stored
/// properties, enumerations by their cases, and optionals and collections by their elements.
///
/// Types of the library, such as `Angle` and `EditMode`, are taken apart where they are plain numbers; others of them, and those of
/// Foundation and of Swift, are kept only if they can be encoded: what they store may mean something to the process alone. So
/// do objects and functions, which nothing here takes apart.
enum ReflectedValue {
    /// A value as it leaves the process.
    indirect enum Tree: Codable {
        /// JSON of a type that is `Codable`.
        case leaf(Data)
        case properties([String: Tree])
        case enumCase(String, Tree?)
        case elements([Tree])
    }

    /// Types within types, at most: those that contain themselves are kept as far.
    private static let depthLimit = 64

    // MARK: Types

    /// Whether values of a type can be kept.
    static func canKeep(_ type: Any.Type) -> Bool {
        var visited: Set<ObjectIdentifier> = []
        return canKeep(type, &visited)
    }

    private static func canKeep(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
        guard visited.insert(ObjectIdentifier(type)).inserted, !SessionCoder.isCodable(type) else { return true }
        if let type = type as? any KeptContainer.Type {
            return type.keptElements.allSatisfy { canKeep($0, &visited) }
        }
        switch TypeShape(type) {
        case .structure where isOwn(type):
            guard let fields = fields(of: type) else { return false }
            return fields.allSatisfy { canKeep($0.type, &visited) }
        case .enumeration where isOwn(type):
            guard let cases = EnumCases(type) else { return false }
            return cases.payloads.allSatisfy { canKeep($0, &visited) }
        case .tuple(let elements): return elements.allSatisfy { canKeep($0.type, &visited) }
        default: return false
        }
    }

    /// Modules whose types may hold what belongs to the process.
    private static let foreign = [
        "OpenCombine", "Combine.", "Swift.", "Foundation", "_", "__C.", "Dispatch.", "Synchronization.", "Observation.",
    ]
    private static let library = ["Riffle", "SwiftUICore.", "SwiftUI.", "SwiftUITesting."]

    /// Whether values of a type mean the same in another process, if those do that they are made of.
    private static func isOwn(_ type: Any.Type) -> Bool {
        let name = _typeName(type)
        if library.contains(where: { name.hasPrefix($0) }) { return isPlain(type) }
        return !foreign.contains { name.hasPrefix($0) }
    }

    private static func isPlain(_ type: Any.Type) -> Bool {
        func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isPlain)
    }

    private static func fields(of type: Any.Type) -> [(name: String, offset: Int, type: Any.Type)]? {
        var fields: [(name: String, offset: Int, type: Any.Type)] = []
        let isKnown = _forEachField(of: type, options: []) { name, offset, type, _ in
            fields.append((String(cString: name), offset, type))
            return true
        }
        return isKnown && Set(fields.map(\.name)).count == fields.count ? fields : nil
    }

    // MARK: Values

    /// Nil for what cannot be kept.
    static func encode<Value>(_ value: Value) -> Data? {
        guard canKeep(Value.self) else { return nil }
        let tree = withUnsafePointer(to: value) { takenApart(at: UnsafeRawPointer($0), Value.self, 0) }
        return tree.flatMap { try? JSONEncoder().encode($0) }
    }

    static func decode<Value>(_ type: Value.Type, _ data: Data) -> Value? {
        guard canKeep(type), let tree = try? JSONDecoder().decode(Tree.self, from: data) else { return nil }
        return value(type, tree, 0)
    }

    static func value<Value>(_ type: Value.Type, _ tree: Tree, _ depth: Int) -> Value? {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        return fill(place, type, tree, depth) ? place.move() : nil
    }

    /// The value at a place, taken apart.
    static func takenApart(at place: UnsafeRawPointer, _ type: Any.Type, _ depth: Int) -> Tree? {
        guard depth < depthLimit else { return nil }
        if SessionCoder.isCodable(type) {
            func leaf<Value>(_ type: Value.Type) -> Tree? {
                SessionCoder.encode(place.assumingMemoryBound(to: type).pointee).map { .leaf($0) }
            }
            return _openExistential(type, do: leaf)
        }
        if let type = type as? any KeptContainer.Type { return type.takenApart(at: place, depth + 1) }
        switch TypeShape(type) {
        case .structure: return fields(of: type).flatMap { parts(at: place, $0, depth) }
        case .enumeration:
            return EnumCases(type)?.take(place) { name, payload in
                guard let payload else { return .enumCase(name, nil) }
                return takenApart(at: payload.place, payload.type, depth + 1).map { .enumCase(name, $0) }
            }
        case .tuple(let elements):
            return parts(at: place, elements.enumerated().map { ("\($0)", $1.offset, $1.type) }, depth)
        case .other: return nil
        }
    }

    private static func parts(
        at place: UnsafeRawPointer, _ fields: [(name: String, offset: Int, type: Any.Type)], _ depth: Int
    ) -> Tree? {
        var properties: [String: Tree] = [:]
        for field in fields {
            guard let part = takenApart(at: place + field.offset, field.type, depth + 1) else { return nil }
            properties[field.name] = part
        }
        return .properties(properties)
    }

    /// Makes a value in a place that has none.
    ///
    /// - Returns: whether there is one now.
    static func fill(_ place: UnsafeMutableRawPointer, _ type: Any.Type, _ tree: Tree, _ depth: Int) -> Bool {
        guard depth < depthLimit else { return false }
        if SessionCoder.isCodable(type) {
            guard case .leaf(let data) = tree else { return false }
            func leaf<Value>(_ type: Value.Type) -> Bool {
                guard let value = SessionCoder.decode(type, data) else { return false }
                place.initializeMemory(as: type, to: value)
                return true
            }
            return _openExistential(type, do: leaf)
        }
        if let type = type as? any KeptContainer.Type { return type.fill(place, tree, depth + 1) }
        switch (TypeShape(type), tree) {
        case (.structure, .properties(let parts)):
            return fields(of: type).map { fill(place, $0, parts, depth) } ?? false
        case (.enumeration, .enumCase(let name, let payload)):
            return EnumCases(type)?.fill(place, name) { type in
                payload.map { fill(place, type, $0, depth + 1) } ?? false
            } ?? false
        case (.tuple(let elements), .properties(let parts)):
            return fill(place, elements.enumerated().map { ("\($0)", $1.offset, $1.type) }, parts, depth)
        default: return false
        }
    }

    private static func fill(
        _ place: UnsafeMutableRawPointer, _ fields: [(name: String, offset: Int, type: Any.Type)],
        _ parts: [String: Tree], _ depth: Int
    ) -> Bool {
        for (index, field) in fields.enumerated() {
            if let part = parts[field.name], fill(place + field.offset, field.type, part, depth + 1) { continue }
            for done in fields[..<index] { destroy(place + done.offset, done.type) }
            return false
        }
        return true
    }

    static func destroy(_ place: UnsafeMutableRawPointer, _ type: Any.Type) {
        func destroy<Value>(_ type: Value.Type) {
            place.assumingMemoryBound(to: type).deinitialize(count: 1)
        }
        _openExistential(type, do: destroy)
    }
}

/// What can be kept if its elements can.
private protocol KeptContainer {
    static var keptElements: [Any.Type] { get }
    static func takenApart(at place: UnsafeRawPointer, _ depth: Int) -> ReflectedValue.Tree?
    static func fill(_ place: UnsafeMutableRawPointer, _ tree: ReflectedValue.Tree, _ depth: Int) -> Bool
}

/// A collection, by its elements in order.
private protocol KeptCollection: KeptContainer, Sequence {
    init?(kept elements: [Element])
}

extension KeptCollection {
    static var keptElements: [Any.Type] { [Element.self] }

    static func takenApart(at place: UnsafeRawPointer, _ depth: Int) -> ReflectedValue.Tree? {
        var trees: [ReflectedValue.Tree] = []
        for element in place.assumingMemoryBound(to: Self.self).pointee {
            let tree = withUnsafePointer(to: element) {
                ReflectedValue.takenApart(at: UnsafeRawPointer($0), Element.self, depth)
            }
            guard let tree else { return nil }
            trees.append(tree)
        }
        return .elements(trees)
    }

    static func fill(_ place: UnsafeMutableRawPointer, _ tree: ReflectedValue.Tree, _ depth: Int) -> Bool {
        guard case .elements(let trees) = tree else { return false }
        let elements = trees.compactMap { ReflectedValue.value(Element.self, $0, depth) }
        guard elements.count == trees.count, let value = Self(kept: elements) else { return false }
        place.initializeMemory(as: Self.self, to: value)
        return true
    }
}

extension Array: KeptContainer, KeptCollection {
    fileprivate init?(kept elements: [Element]) { self = elements }
}

extension Set: KeptContainer, KeptCollection {
    fileprivate init?(kept elements: [Element]) { self = Set(elements) }
}

extension Dictionary: KeptContainer, KeptCollection {
    fileprivate static var keptElements: [Any.Type] { [Key.self, Value.self] }
    fileprivate init?(kept elements: [Element]) {
        self.init(elements.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
}

extension Optional: KeptContainer {
    fileprivate static var keptElements: [Any.Type] { [Wrapped.self] }

    fileprivate static func takenApart(at place: UnsafeRawPointer, _ depth: Int) -> ReflectedValue.Tree? {
        guard let value = place.assumingMemoryBound(to: Self.self).pointee else { return .elements([]) }
        let tree = withUnsafePointer(to: value) {
            ReflectedValue.takenApart(at: UnsafeRawPointer($0), Wrapped.self, depth)
        }
        return tree.map { .elements([$0]) }
    }

    fileprivate static func fill(
        _ place: UnsafeMutableRawPointer, _ tree: ReflectedValue.Tree, _ depth: Int
    ) -> Bool {
        guard case .elements(let trees) = tree, trees.count < 2 else { return false }
        var value: Self
        if let tree = trees.first {
            guard let wrapped = ReflectedValue.value(Wrapped.self, tree, depth) else { return false }
            value = wrapped
        } else {
            value = nil
        }
        place.initializeMemory(as: Self.self, to: value)
        return true
    }
}

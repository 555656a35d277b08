/// What a type is, as its metadata says, whose layout is part of Swift's stable ABI
/// (docs/ABI/TypeMetadata.rst in Swift's repository).
enum TypeShape {
    case structure, enumeration
    case tuple([(offset: Int, type: Any.Type)])
    case other

    private static let structureKind = 0x200
    private static let enumerationKind = 0x201
    private static let tupleKind = 0x301

    init(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: Int.self) {
        case Self.structureKind: self = .structure
        case Self.enumerationKind: self = .enumeration
        case Self.tupleKind:
            // Kind, count, labels, and then each element's type and offset, which has four bytes but on Apple's systems.
            let word = MemoryLayout<Int>.size
            let count = metadata.load(fromByteOffset: word, as: Int.self)
            self = .tuple(
                (0..<count).map { index in
                    let element = metadata + (3 + 2 * index) * word
                    return (Int(element.load(fromByteOffset: word, as: UInt32.self)), element.load(as: Any.Type.self))
                })
        default: self = .other
        }
    }
}

/// The cases of an enumeration, by its metadata.
struct EnumCases {
    private let metadata: UnsafeRawPointer
    private let type: Any.Type
    /// Those with payloads first, as their tags are numbered.
    private let cases: [(name: String, payload: Any.Type?)]
    var payloads: [Any.Type] { cases.compactMap(\.payload) }

    private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias ProjectPayload = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    private typealias InjectTag = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    /// Words of the table of value witnesses.
    private static let (flags, getTag, projectPayload, injectTag) = (10, 11, 12, 13)
    private static let hasEnumWitnesses: UInt32 = 0x0020_0000
    private static let isIndirect: UInt32 = 1

    /// Nil where a payload is in a box, or its type is not known.
    init?(_ type: Any.Type) {
        self.type = type
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<Int>.size
        let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
        guard witnesses.load(fromByteOffset: Self.flags * word, as: UInt32.self) & Self.hasEnumWitnesses != 0 else {
            return nil
        }
        let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
        // Flags, parent, name, accessor, fields, payload cases, empty cases: four bytes each.
        guard let fields = Self.relative(descriptor + 16) else { return nil }
        let count = Int(
            (descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
                + descriptor.load(fromByteOffset: 24, as: UInt32.self))
        // Type, superclass, kind and size of a record, count.
        guard fields.load(fromByteOffset: 12, as: UInt32.self) == count,
            fields.load(fromByteOffset: 10, as: UInt16.self) == 12
        else { return nil }
        var cases: [(name: String, payload: Any.Type?)] = []
        for index in 0..<count {
            let record = fields + 16 + 12 * index
            guard record.load(as: UInt32.self) & Self.isIndirect == 0, let name = Self.relative(record + 8) else {
                return nil
            }
            var payload: Any.Type?
            if let mangled = Self.relative(record + 4) {
                payload = _getTypeByMangledNameInContext(
                    mangled.assumingMemoryBound(to: UInt8.self), Self.length(of: mangled), genericContext: descriptor,
                    genericArguments: metadata + 2 * word)
                if payload == nil { return nil }
            }
            cases.append((String(cString: name.assumingMemoryBound(to: CChar.self)), payload))
        }
        self.cases = cases
    }

    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.loadUnaligned(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The length of a mangled name, which may have references in it, behind bytes that say how long they are.
    private static func length(of name: UnsafeRawPointer) -> UInt {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return UInt(length)
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
            default: length += 1
            }
        }
    }

    private func witness<Function>(_ index: Int, _ type: Function.Type) -> Function {
        let word = MemoryLayout<Int>.size
        let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
        return unsafeBitCast(witnesses.load(fromByteOffset: index * word, as: UnsafeRawPointer.self), to: type)
    }

    /// Calls `body` with the case of the value at a place, and a copy of its payload.
    func take<Result>(
        _ place: UnsafeRawPointer, _ body: (String, (place: UnsafeRawPointer, type: Any.Type)?) -> Result?
    ) -> Result? {
        let tag = Int(witness(Self.getTag, GetTag.self)(place, metadata))
        guard cases.indices.contains(tag) else { return nil }
        guard let payload = cases[tag].payload else { return body(cases[tag].name, nil) }
        func take<Value>(_ type: Value.Type) -> Result? {
            let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            defer { copy.deallocate() }
            copy.initialize(to: place.assumingMemoryBound(to: type).pointee)
            // From here on it is a payload.
            witness(Self.projectPayload, ProjectPayload.self)(copy, metadata)
            defer { ReflectedValue.destroy(copy, payload) }
            return body(cases[tag].name, (UnsafeRawPointer(copy), payload))
        }
        return _openExistential(type, do: take)
    }

    /// Makes a value of a case in a place that has none.
    ///
    /// - Parameter fillPayload: makes the payload there, of a type.
    func fill(_ place: UnsafeMutableRawPointer, _ name: String, _ fillPayload: (Any.Type) -> Bool) -> Bool {
        guard let tag = cases.firstIndex(where: { $0.name == name }) else { return false }
        if let payload = cases[tag].payload, !fillPayload(payload) { return false }
        witness(Self.injectTag, InjectTag.self)(place, UInt32(tag), metadata)
        return true
    }
}

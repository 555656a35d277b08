import CRiffleConformances

/// The types of this program that conform to a protocol, found without any registration.
///
///     conformingTypes(to: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
///
/// The runtime's own records are read, so types count wherever they were compiled: in the executable or in libraries
/// that are loaded. Generic types are left out, as they stand for no one type. Optimized builds drop types that are
/// not public and that nothing refers to, unless the protocol is marked `@_alwaysEmitConformanceMetadata`.
///
/// - Parameter existential: `(any P).self` for a protocol `P`; anything else gives no types.
/// - Returns: Each type once, by its name as `Module.Type`; the same order on every run of the same program.
/// - Complexity: O(number of conformances in the process), some milliseconds for a big program.
package func conformingTypes(to existential: Any.Type) -> [Any.Type] {
    guard let descriptor = protocolDescriptor(of: existential) else { return [] }
    var found = FoundTypes()
    withUnsafeMutablePointer(to: &found) { pointer in
        riffle_visit_conforming_types(
            descriptor,
            { metadata, context in
                guard let metadata, let context else { return }
                context.assumingMemoryBound(to: FoundTypes.self).pointee
                    .append(unsafeBitCast(metadata, to: Any.Type.self))
            },
            pointer
        )
    }
    return found.sorted
}

private struct FoundTypes {
    private var types: [(name: String, type: Any.Type)] = []
    private var known: Set<ObjectIdentifier> = []

    mutating func append(_ type: Any.Type) {
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        types.append((programTypeName(of: type), type))
    }

    /// By name; types with the same name stay in the order of the records, which the linker fixed.
    var sorted: [Any.Type] {
        types.enumerated()
            .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            .map(\.element.type)
    }
}

/// The runtime's record of the one protocol of `any P`; nil for other types.
///
/// Layout of existential type metadata: kind, flags and number of protocols (32 bits each), then the protocols, of which
/// there is one, and no superclass or class constraint that would come first (`TargetExistentialTypeMetadata`).
private func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let existentialKind = 0x303
    let hasSuperclass: UInt32 = 1 << 30
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let word = MemoryLayout<Int>.size
    guard metadata.load(as: Int.self) == existentialKind,
        metadata.load(fromByteOffset: word, as: UInt32.self) & hasSuperclass == 0,
        metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
}

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
        types.append((stableName(of: type), type))
    }

    /// By name; types with the same name stay in the order of the records, which the linker fixed.
    var sorted: [Any.Type] {
        types.enumerated()
            .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            .map(\.element.type)
    }
}

/// The name of a type, without the address that stands in the name of a private one and differs from run to run.
private func stableName(of type: Any.Type) -> String {
    var name = ""
    var rest = Substring(String(reflecting: type))
    while let start = rest.range(of: "(unknown context at ") {
        name += rest[..<start.lowerBound]
        rest = rest[start.upperBound...].drop { $0 != "." }.dropFirst()
    }
    return name + rest
}

extension Substring {
    /// Where `text` occurs first. The standard library's own search needs Foundation or regular expressions.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
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

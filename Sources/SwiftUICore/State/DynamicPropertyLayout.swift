@_spi(Reflection) import Swift

/// Where in the values of a type its dynamic properties lie, found once per type.
@MainActor
package struct DynamicPropertyLayout {
    private struct Entry {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private var entries: [Entry] = []

    /// How many slots a node needs for a value of the type.
    package var count: Int { entries.count }

    private static var known: [ObjectIdentifier: DynamicPropertyLayout] = [:]

    package static func of(_ type: Any.Type) -> DynamicPropertyLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        var layout = DynamicPropertyLayout()
        layout.collect(type, offset: 0)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    /// Inner properties come before the one that holds them, so that its `update()` finds them connected.
    private mutating func collect(_ type: Any.Type, offset: Int) {
        guard TypeKind(type) == .structure else { return }
        var found: [(Any.Type, Int)] = []
        _ = _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
            found.append((fieldType, fieldOffset))
            return true
        }
        for (fieldType, fieldOffset) in found {
            if type is any ForwardsDynamicProperties.Type { collect(fieldType, offset: offset + fieldOffset) }
            guard let property = fieldType as? any DynamicProperty.Type else { continue }
            if property._slotCount == 0 { collect(fieldType, offset: offset + fieldOffset) }
            entries.append(Entry(offset: offset + fieldOffset, type: property))
        }
    }

    /// Connects every dynamic property of `value` to its slot.
    package func install<Value>(in value: inout Value, slots: inout [AnyObject?], node: _ViewNode) {
        guard !entries.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (index, entry) in entries.enumerated() {
                entry.type._install(base + entry.offset, &slots[index], node)
            }
        }
    }
}

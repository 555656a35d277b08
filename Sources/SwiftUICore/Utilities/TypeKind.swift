/// What a type is, as far as its values can be looked into without one at hand.
enum TypeKind {
    case structure
    case tuple
    case other

    /// Reads the kind at the start of the type's metadata. The numbers are fixed by the Swift ABI
    /// (`MetadataKind.def` of the runtime).
    init(_ type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0x200: self = .structure
        case 0x301: self = .tuple
        default: self = .other
        }
    }
}

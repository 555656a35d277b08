import RiffleTypeDiscovery

/// The types of values in navigation paths by names that the next process of the program knows, too.
enum PathTypes {
    /// Nil for types without a name.
    static func name(of type: Any.Type) -> String? {
        let name = programTypeName(of: type)
        // The runtime finds no private type by any name, and calls it by an address.
        return name == _typeName(type) ? _mangledTypeName(type) : name
    }

    /// Nil for a name that the program does not know, and for one that stands for several private types.
    static func type(named name: String) -> (any (Decodable & Hashable).Type)? {
        (_typeByName(name) ?? privates[name] ?? nil) as? any (Decodable & Hashable).Type
    }

    /// Nil where several types have one name. Found once, in some milliseconds.
    private static let privates: [String: Any.Type?] = {
        let types = conformingTypes(to: (any Decodable).self).lazy.map { (programTypeName(of: $0), $0) }
        return Dictionary(types.filter { $0 != _typeName($1) }.map { ($0, Optional($1)) }) { _, _ in nil }
    }()
}

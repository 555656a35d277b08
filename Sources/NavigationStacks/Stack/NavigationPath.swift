import RiffleTypeDiscovery

/// The values whose screens a navigation stack shows above its root, of any types that are hashable.
public struct NavigationPath {
    /// What lies above the root, the screen in front last.
    package var values: [AnyHashable]

    /// Nothing above the root.
    public init() { values = [] }

    /// The values of a sequence, the first next to the root. O(n).
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// The values that were kept. O(n).
    public init(_ codable: CodableRepresentation) { values = codable.values }

    init(values: [AnyHashable]) { self.values = values }

    /// How many values there are.
    public var count: Int { values.count }

    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value in front.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes values away from the front; stops the program where there are fewer, as Apple's does.
    ///
    /// - Parameter k: how many; not negative.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(
            k >= 0 && k <= values.count,
            "A navigation path of \(values.count) values was asked to give up \(k). Look at its count first.")
        values.removeLast(k)
    }

    /// The path in a form that can be kept; nil when one of its values cannot be. O(n).
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }
}

extension NavigationPath: Equatable {
    /// Whether both have equal values in the same order.
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs.values == rhs.values }
}

extension NavigationPath {
    /// A navigation path that can be kept: an array of pairs, the name of a value's type and the value as JSON in a
    /// string, the last value first.
    ///
    /// Values of private types can be kept, too, unless two files of a module have private types of one name.
    public struct CodableRepresentation: Codable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        /// Reads the values.
        ///
        /// - Throws: `DecodingError` where the program has no such type, or a value is not one of it.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = PathTypes.type(named: name) else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "A navigation path has a value of a type named \(name), which this program "
                            + "has not, or which is not both Codable and Hashable. Start with an empty path.")
                }
                values.append(try Self.value(of: type, json))
            }
            self.values = values.reversed()
        }

        private static func value<V: Decodable & Hashable>(of type: V.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(V.self, from: Data(json.utf8)))
        }

        /// Writes the values.
        ///
        /// - Throws: what a value's `encode(to:)` throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            let json = JSONEncoder()
            json.outputFormatting = .sortedKeys
            for value in values.reversed() {
                guard let value = value.base as? any Codable, let name = PathTypes.name(of: type(of: value)) else {
                    throw EncodingError.invalidValue(
                        value.base,
                        .init(
                            codingPath: container.codingPath,
                            debugDescription: "A value of a navigation path is not Codable, or its type has no name."))
                }
                try container.encode(name)
                try container.encode(String(decoding: try json.encode(value), as: UTF8.self))
            }
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    /// Whether both have equal values in the same order.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }
}

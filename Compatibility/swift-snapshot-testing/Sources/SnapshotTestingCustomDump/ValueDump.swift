import Foundation

/// Writes values as the package CustomDump does: types without their modules, a line for each part, what is equal always
/// the same.
///
/// CustomDump itself cannot be used: it asks `canImport(SwiftUI)`, finds Riffle's module in the build folder, and is not told
/// where the modules are that belong to it. What a type says of itself by CustomDump's protocols is not known here, as
/// nobody can conform to them.
struct ValueDump {
    /// The objects that were written, by their types' names, in the order in which they came.
    private var objects: [String: [ObjectIdentifier]] = [:]

    /// The text of a value.
    static func text(of value: Any) -> String {
        var dump = ValueDump()
        return dump.text(value, isRoot: true, isNamed: false)
    }

    private mutating func text(_ value: Any, isRoot: Bool, isNamed: Bool) -> String {
        if let type = value as? Any.Type { return Self.name(of: type) + ".self" }
        if let text = Self.known(value) { return text }
        if let inner = Self.standIn(for: value) { return text(inner, isRoot: false, isNamed: isNamed) }
        let mirror = Mirror(reflecting: value)
        let name = Self.name(of: mirror.subjectType)
        switch mirror.displayStyle {
        case .class: return object(value as AnyObject, mirror, name)
        case .collection:
            let items = mirror.children.enumerated().map { Part("[\($0.offset)]", $0.element.value) }
            return parts("[", items, "]", isList: true)
        case .dictionary: return dictionary(mirror)
        case .set:
            let items = sorted(mirror.children.map { Part(nil, $0.value) }) { $0.value }
            return parts("Set([", items, "])", isList: true)
        case .enum: return enumeration(value, mirror, isRoot ? name + "." : ".")
        case .optional:
            return mirror.children.first.map { text($0.value, isRoot: false, isNamed: isNamed) } ?? "nil"
        case .struct: return parts(name + "(", Self.stored(mirror), ")")
        case .tuple: return parts("(", Self.unnumbered(mirror), ")")
        default: return Self.words(value, isNamed: isNamed)
        }
    }

    private typealias Part = (label: String?, value: Any)

    /// Parts between brackets: a single one without parts of its own on the same line.
    private mutating func parts(_ opening: String, _ parts: [Part], _ ending: String, isList: Bool = false) -> String {
        guard !parts.isEmpty else { return opening + ending }
        if !isList, parts.count == 1, Self.isPlain(parts[0].value) {
            let text = labeled(parts[0])
            guard text.contains("\n") else { return opening + text + ending }
            return "\(opening)\n\(Self.indented(text))\n\(ending)"
        }
        let lines = parts.map { Self.indented(labeled($0)) }
        return "\(opening)\n\(lines.joined(separator: ",\n"))\n\(ending)"
    }

    private mutating func labeled(_ part: Part) -> String {
        guard let label = part.label else { return text(part.value, isRoot: false, isNamed: false) }
        return "\(label): \(text(part.value, isRoot: false, isNamed: true))"
    }

    private mutating func object(_ object: AnyObject, _ mirror: Mirror, _ name: String) -> String {
        let id = ObjectIdentifier(object)
        let number = objects[name, default: []].firstIndex(of: id)
        let place = number ?? objects[name, default: []].count
        let opening = (place > 0 ? "#\(place) " : "") + name + "("
        guard number == nil else { return opening + "↩︎)" }
        objects[name, default: []].append(id)
        var all = Self.stored(mirror)
        var above = mirror.superclassMirror
        while let next = above {
            all = Self.stored(next) + all
            above = next.superclassMirror
        }
        return parts(opening, all, ")")
    }

    private mutating func dictionary(_ mirror: Mirror) -> String {
        let pairs = mirror.children.compactMap { $0.value as? (key: AnyHashable, value: Any) }
        guard !pairs.isEmpty else { return "[:]" }
        let items = sorted(pairs) { $0.key.base }.map { pair -> Part in
            (text(pair.key.base, isRoot: false, isNamed: false), pair.value)
        }
        return parts("[", items, "]", isList: true)
    }

    /// In the order of their texts: sets and dictionaries have none of their own.
    private func sorted<Item>(_ items: [Item], by value: (Item) -> Any) -> [Item] {
        // Objects in them are numbered when they are written.
        items.map { (item: $0, text: Self.text(of: value($0))) }.sorted { $0.text < $1.text }.map(\.item)
    }

    private mutating func enumeration(_ value: Any, _ mirror: Mirror, _ opening: String) -> String {
        guard let payload = mirror.children.first else { return opening + "\(value)" }
        let inner = Mirror(reflecting: payload.value)
        let items = inner.displayStyle == .tuple ? Self.unnumbered(inner) : [Part(nil, payload.value)]
        return parts(opening + (payload.label ?? "@unknown") + "(", items, ")")
    }

    // MARK: What is there

    /// Without what macros have added.
    private static func stored(_ mirror: Mirror) -> [Part] {
        mirror.children.filter { $0.label?.hasPrefix("_$") != true }.map { ($0.label, $0.value) }
    }

    /// Parts of tuples without names are called `.0` and so on.
    private static func unnumbered(_ mirror: Mirror) -> [Part] {
        mirror.children.map { (label: $0.label?.hasPrefix(".") == true ? nil : $0.label, value: $0.value) }
    }

    /// Whether a value has no parts.
    private static func isPlain(_ value: Any) -> Bool {
        if let text = known(value) { return !text.contains("\n") }
        if let inner = standIn(for: value) { return isPlain(inner) }
        return Mirror(reflecting: value).children.isEmpty
    }

    // MARK: Words

    /// What is written of types of Foundation's; nil for others.
    private static func known(_ value: Any) -> String? {
        switch value {
        case let data as Data:
            let count = data.count.formatted(.number.locale(Locale(identifier: "en_US_POSIX")).grouping(.automatic))
            return "Data(\(count) \(data.count == 1 ? "byte" : "bytes"))"
        case let date as Date:
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
            return "Date(\(date.formatted(style)))"
        case let number as Decimal: return number.description
        case let locale as Locale: return "Locale(\(locale.identifier))"
        case let url as URL: return "URL(\(url.absoluteString))"
        case let id as UUID: return "UUID(\(id.uuidString))"
        default: return nil
        }
    }

    /// What is written in the place of a value; nil where it is written itself.
    private static func standIn(for value: Any) -> Any? {
        switch value {
        case let character as Character: String(character)
        case let scalar as Unicode.Scalar: String(scalar)
        // A string can be cast to this as well.
        case let text as NSString where !(type(of: value) is String.Type): text as String
        case let text as NSAttributedString: text.string
        case let text as StaticString: "\(text)"
        // A plain value can be cast to this as well, and would be its own base for ever.
        case let value where type(of: value) == AnyHashable.self: (value as? AnyHashable)?.base
        default: nil
        }
    }

    private static func words(_ value: Any, isNamed: Bool) -> String {
        guard let text = (value as? any StringProtocol).map({ String($0) }) else { return "\(value)" }
        if text.contains(where: \.isNewline) {
            let hashes = String(repeating: "#", count: hashCount(in: text, after: "\"\"\""))
            let indent = isNamed ? "  " : ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }
            return "\(hashes)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indent)\"\"\"\(hashes)"
        }
        guard text.contains("\"") || text.contains("\\") else { return text.debugDescription }
        let hashes = String(repeating: "#", count: max(hashCount(in: text, after: "\""), 1))
        return "\(hashes)\"\(text)\"\(hashes)"
    }

    /// How many number signs a literal needs around it so that nothing in it ends it.
    private static func hashCount(in text: String, after quote: String) -> Int {
        var longest = 0
        var rest = text[...]
        while let found = rest.range(of: quote) {
            rest = rest[found.upperBound...]
            longest = max(longest, rest.prefix { $0 == "#" }.count + 1)
        }
        return longest
    }

    private static func indented(_ text: String) -> String {
        "  " + text.replacingOccurrences(of: "\n", with: "\n  ")
    }

    // MARK: Names

    /// A type's name without modules and what it is generic over; optionals, arrays and dictionaries in short.
    static func name(of type: Any.Type) -> String {
        var name = _typeName(type, qualified: true)
        name = name.replacing(#/\(unknown context at \$[0-9a-fA-F]+\)\./#, with: "")
        while true {
            let short = name.replacing(#/\bSwift\.Optional<([^><]+)>/#) { "\($0.1)?" }
                .replacing(#/\bSwift\.Array<([^><]+)>/#) { "[\($0.1)]" }
                .replacing(#/\bSwift\.Dictionary<([^,<]+), ([^><]+)>/#) { "[\($0.1): \($0.2)]" }
            if short == name { break }
            name = short
        }
        return name.replacing(#/\w+\.([\w.]+)/#) { "\($0.1)" }.replacing(#/<.+>/#, with: "")
    }
}

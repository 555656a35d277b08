import Foundation

/// A value that says itself what stands in its dump.
public protocol AnySnapshotStringConvertible {
    /// Whether what is inside stands below it.
    static var renderChildren: Bool { get }

    /// The line for it.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// What is inside is left out.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// In quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// How long it is.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// By Greenwich, as `2007-01-09T09:41:00Z`.
    public var snapshotDescription: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: self)
    }
}

extension String: AnySnapshotStringConvertible {
    /// In quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// In quotes.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { debugDescription }
}

extension Snapshotting where Format == String {
    /// What is in a value and in what that holds, without addresses in memory; sets and dictionaries sorted.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { MirrorDump.text(of: $0, name: nil, indent: 0) }
    }
}

private enum MirrorDump {
    static func text(of value: Any, name: String?, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let mirror = Mirror(reflecting: value)
        var children = Array(mirror.children)
        var superclass = mirror.superclassMirror
        while let next = superclass {
            children.insert(contentsOf: next.children, at: 0)
            superclass = next.superclassMirror
        }
        let title: String
        switch (value, mirror.displayStyle) {
        case (_, .collection?): title = count(children.count, "element", "elements")
        case (_, .dictionary?):
            title = count(children.count, "key/value pair", "key/value pairs")
            children = sorted(children)
        case (_, .set?):
            title = count(children.count, "member", "members")
            children = sorted(children)
        case (_, .tuple?): title = "(" + count(children.count, "element", "elements") + ")"
        case (_, .optional?):
            title = children.isEmpty ? "\(mirror.subjectType).none" : "\(mirror.subjectType)"
        case (let value as any AnySnapshotStringConvertible, _) where !type(of: value).renderChildren:
            title = value.snapshotDescription
            children = []
        case (let value as any CustomStringConvertible, .class?)
        where type(of: value) is any AnySnapshotStringConvertible.Type:
            title = value.description
        case (_, .struct?): title = "\(mirror.subjectType)"
        case (_, .class?): title = "\(mirror.subjectType)"
        case (_, .enum?):
            let typeName = String(describing: mirror.subjectType)
            title = children.isEmpty ? "\(typeName).\(value)" : typeName
        default: title = withoutAddresses("\(value)")
        }
        let mark = children.isEmpty ? "-" : "▿"
        let line = "\(margin)\(mark) \(name.map { "\($0): " } ?? "")\(title)"
        return ([line] + children.map { text(of: $0.value, name: $0.label, indent: indent + 2).trimmingLast })
            .joined(separator: "\n") + (indent == 0 ? "\n" : "")
    }

    private static func count(_ number: Int, _ one: String, _ more: String) -> String {
        number == 1 ? "1 \(one)" : "\(number) \(more)"
    }

    private static func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
        children.map { ($0, text(of: $0.value, name: $0.label, indent: 0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private static func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
    }
}

extension String {
    fileprivate var trimmingLast: String { hasSuffix("\n") ? String(dropLast()) : self }
}

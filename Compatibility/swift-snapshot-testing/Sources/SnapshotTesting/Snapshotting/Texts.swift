import Foundation
import XCUIAutomation

extension Diffing where Value == String {
    /// Texts, compared by lines.
    public static var lines: Diffing<String> {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard let difference = LineDifference(from: old, to: new) else { return nil }
            let attachment = XCTAttachment(string: difference.text)
            attachment.name = "difference.patch"
            return (difference.text, [attachment])
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Texts as they are, compared by lines.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == Data {
    /// Bytes.
    public static var data: Diffing<Data> {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            let place = first.map { " The first byte that differs is number \($0)." } ?? ""
            return ("The reference has \(old.count) bytes, and there are \(new.count) now.\(place)", [])
        }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` says of a value.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A value as JSON, indented and with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// A value as JSON of an encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                return "This cannot be written as JSON: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }

    /// A value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// A value as a property list of an encoder.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                return "This cannot be written as a property list: \(error)"
            }
        }
        strategy.pathExtension = "plist"
        return strategy
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// A value of JSON's kinds as JSON, indented and with sorted keys.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Any) in
            do {
                let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
                return String(decoding: data, as: UTF8.self)
            } catch {
                return "This cannot be written as JSON: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function gives for each case, in a table of two columns with commas.
    public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            Async<String> { callback in
                var rows: [String] = []
                for input in Value.allCases {
                    witness.snapshot(function(input)).run { output in
                        func cell(_ text: String) -> String {
                            "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
                        }
                        rows.append(cell("\(input)") + "," + cell(output))
                    }
                }
                callback(rows.joined(separator: "\n"))
            }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

/// What takes the place of a body that does not compile here: a view that says so, or a report.
package struct Placeholder {
    /// With its braces, in one line.
    package let text: String

    /// - Parameter isTrap: whether an initializer cannot do without what is left out.
    package init(_ declaration: Declaration, reason: String, isTrap: Bool = false) {
        let arguments = "\(Self.literal(declaration.name)), \(Self.literal(reason))"
        let view = "_LeftOut(\(arguments))"
        let header = declaration.header
        if declaration.hasObservers || declaration.name.hasSuffix("deinit") {
            text = declaration.hasObservers ? "" : "{ }"
        } else if declaration.name.hasSuffix(".body(content:)") {
            text = "{ content }"
        } else if isTrap {
            text = "{ _leftOutTrap(\(arguments)) }"
        } else if header.split(whereSeparator: { " )\n".contains($0) }).contains("throws") {
            text = "{ throw _LeftOutError(\(arguments)) }"
        } else if let result = Self.result(of: declaration) {
            text = Self.body(result, view: view, arguments: arguments, hasSetter: declaration.hasSetter)
        } else if declaration.kind == .function || declaration.kind == .initializer {
            text = "{ _leftOut(\(arguments)) }"
        } else {
            text = "{ _leftOutTrap(\(arguments)) }"
        }
    }

    /// Whether what a declaration makes is a view, a scene or a part of a bar.
    package static func isView(_ declaration: Declaration) -> Bool {
        guard let type = result(of: declaration) else { return false }
        return ["some View", "some Scene", "some ToolbarContent", "AnyView"].contains(type)
    }

    /// The type that a function returns or a property has, as it is written; nil for none, and for `Void`.
    private static func result(of declaration: Declaration) -> String? {
        let header = declaration.header
        let found: Substring?
        switch declaration.kind {
        case .property:
            // Attributes may have colons, too.
            let name = header.range(ofLast: "var ").map { header[$0...] }
            found = name.flatMap { name in name.firstIndex(of: ":").map { name[name.index(after: $0)...] } }
        case .function, .subscript:
            found = header.range(ofLast: "->").map { header[$0...] }
        default:
            found = nil
        }
        guard let found else { return nil }
        let words = found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let type = words.split(separator: " where ").first.map(String.init) ?? words
        return ["Void", "()", ""].contains(type) ? nil : type
    }

    private static func body(_ type: String, view: String, arguments: String, hasSetter: Bool) -> String {
        var trap = "_leftOutTrap(\(arguments))"
        // These have a value that says that there is nothing. Programs start whatever their delegate failed to do.
        let neutral = [
            "Bool": arguments.hasPrefix("\"") && arguments.contains(".application(") ? "true" : "false",
            "String": "\"\"",
            "Int": "0", "Double": "0", "CGFloat": "0", "Float": "0",
        ]
        if let value = neutral[type] { trap = "_leftOut(\(arguments)); return \(value)" }
        for (ending, nothing) in [("?", "nil"), ("]", type.contains(":") ? "[:]" : "[]")] where type.hasSuffix(ending) {
            trap = "_leftOut(\(arguments)); return \(nothing)"
        }
        if hasSetter { return "{ get { \(trap) } set { _leftOut(\(arguments)) } }" }
        switch type {
        case "some View": return "{ \(view) }"
        case "AnyView": return "{ AnyView(\(view)) }"
        case "some Scene": return "{ WindowGroup { \(view) } }"
        case "some ToolbarContent": return "{ ToolbarItem { \(view) } }"
        case "some Shape": return "{ Rectangle() }"
        default: return "{ \(trap) }"
        }
    }

    /// A string literal of Swift.
    package static func literal(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }

    /// The source of what placeholders name, which each target with copies gets.
    package static let support = """
        // Written by RewriteSources; changes are overwritten.
        import Foundation
        import SwiftUI

        /// Stands where a view does not compile here.
        struct _LeftOut: View {
            private let name: String
            private let reason: String

            init(_ name: String, _ reason: String) {
                self.name = name
                self.reason = reason
            }

            var body: some View {
                VStack(spacing: 4) {
                    Text(verbatim: name).font(.headline)
                    Text(verbatim: "left out: " + reason).font(.caption).multilineTextAlignment(.center)
                }
                .padding(12)
                .frame(maxWidth: .infinity)
                .background(RoundedRectangle(cornerRadius: 12).fill(Color.orange.opacity(0.15)))
                .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.orange, style: StrokeStyle(dash: [6, 4])))
                .padding(8)
            }
        }

        /// What a function throws that does not compile here.
        nonisolated struct _LeftOutError: LocalizedError {
            let errorDescription: String?

            init(_ name: String, _ reason: String) {
                _leftOut(name, reason)
                errorDescription = "\\(name) was left out: \\(reason)"
            }
        }

        /// Stands where a function does not compile here that returns nothing: it does nothing, and says so.
        nonisolated func _leftOut(_ name: String, _ reason: String) {
            let text = "riffle: \\(name) was left out by riffle import: \\(reason). See .riffle/riffle-import.md.\\n"
            FileHandle.standardError.write(Data(text.utf8))
        }

        /// Stands where a function does not compile here whose result is needed.
        nonisolated func _leftOutTrap(_ name: String, _ reason: String) -> Never {
            _leftOut(name, reason)
            fatalError("\\(name) was left out by riffle import: \\(reason)")
        }

        """
}

extension String {
    /// The index behind the last place of a text.
    fileprivate func range(ofLast text: String) -> Index? {
        var end = endIndex
        while end > startIndex {
            if self[..<end].hasSuffix(text) { return end }
            end = index(before: end)
        }
        return nil
    }
}

import Foundation

/// An element of an app, as an iPhone shows it to UI tests.
package struct DriverElement: Codable, Hashable, Sendable {
    /// Names the element for as long as it lives.
    package var number: UInt32
    /// Such as `button`, as `XCUIElement.ElementType` calls it.
    package var type: String
    package var label: String
    package var identifier: String
    package var value: String?
    package var placeholder: String?
    /// In points of the window: x, y, width, height.
    package var frame: [Double]
    package var isEnabled: Bool
    package var isSelected: Bool
    package var isFocused: Bool
    /// Whether a touch on its middle reaches it.
    package var isHittable: Bool
    /// What `perform` knows.
    package var actions: [String]
    package var children: [DriverElement]

    package init(
        number: UInt32, type: String, label: String = "", identifier: String = "", value: String? = nil,
        placeholder: String? = nil, frame: CGRect, isHittable: Bool = false
    ) {
        self.number = number
        self.type = type
        self.label = label
        self.identifier = identifier
        self.value = value
        self.placeholder = placeholder
        self.frame = []
        isEnabled = true
        isSelected = false
        isFocused = false
        self.isHittable = isHittable
        actions = []
        children = []
        place(frame)
    }

    /// Says where it is, in points of the window.
    package mutating func place(_ rect: CGRect) {
        frame = [rect.minX, rect.minY, rect.width, rect.height].map(Self.rounded)
    }

    /// In points of the window.
    package var rect: CGRect {
        guard frame.count == 4 else { return .zero }
        return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }

    /// By what tests may name it.
    package var names: [String] {
        [identifier, label, value, placeholder].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The element and all in it, in reading order. O(n).
    package var flattened: [DriverElement] {
        var result: [DriverElement] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: next.children.reversed())
        }
        return result
    }

    /// JSON knows no other numbers; hundredths of a point are more than anybody sees.
    private static func rounded(_ length: CGFloat) -> Double {
        length.isFinite && abs(length) < 1e9 ? (Double(length) * 100).rounded() / 100 : 0
    }
}

extension DriverElement: CustomStringConvertible {
    /// `#4 button "Add" id "add" value "1" (selected) [16, 20, 44 × 44]`.
    package var description: String {
        var parts = [summary]
        if let placeholder, placeholder != label { parts.append("placeholder \(Self.quoted(placeholder))") }
        parts.append(
            "[\(Self.short(frame[0])), \(Self.short(frame[1])), \(Self.short(frame[2])) × \(Self.short(frame[3]))]")
        return parts.joined(separator: " ")
    }

    /// Without its place.
    package var summary: String {
        var parts = ["#\(number)", type]
        if !label.isEmpty { parts.append(Self.quoted(label)) }
        if !identifier.isEmpty, identifier != label { parts.append("id \(Self.quoted(identifier))") }
        if let value, value != label, !value.isEmpty || type.hasSuffix("Field") {
            parts.append("value \(Self.quoted(value))")
        }
        let states = [
            isEnabled ? nil : "disabled", isSelected ? "selected" : nil, isFocused ? "focused" : nil,
        ].compactMap { $0 }
        if !states.isEmpty { parts.append("(\(states.joined(separator: ", ")))") }
        return parts.joined(separator: " ")
    }

    /// A line for each element, indented by what it is in.
    package func lines(level: Int = 0) -> [String] {
        [String(repeating: "  ", count: level) + description] + children.flatMap { $0.lines(level: level + 1) }
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    private static func quoted(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: "\\n")
        return "\"" + (line.count > 80 ? line.prefix(79) + "…" : line) + "\""
    }
}

import RiffleDriverMessages

/// A screen in at most twelve lines: what can be read and used, with the numbers to use it by.
enum ElementDigest {
    private static let limit = 12
    private static let width = 110

    static func lines(of application: DriverElement) -> [String] {
        var lines: [String] = []
        for window in application.children { for element in window.children { add(element, to: &lines) } }
        var packed = pack(lines)
        if packed.isEmpty { packed = ["(nothing that can be perceived)"] }
        guard packed.count > limit else { return packed }
        let rest = packed.count - limit + 1
        return packed.prefix(limit - 1) + ["… \(rest) more lines: ask for elements in the form \"list\""]
    }

    private static func add(_ element: DriverElement, to lines: inout [String]) {
        switch element.type {
        case "navigationBar", "tabBar", "toolbar", "segmentedControl":
            let inner = element.flattened.dropFirst().filter { !["staticText", "image", "other"].contains($0.type) }
            let title = element.identifier.isEmpty ? element.label : element.identifier
            let name = title.isEmpty ? element.type : "\(element.type) \"\(title)\""
            lines.append(name + (inner.isEmpty ? "" : ": " + inner.map(short).joined(separator: ", ")))
        case "alert", "sheet":
            lines.append(element.summary + ":")
            for child in element.children { add(child, to: &lines) }
        case "cell":
            let inner = element.children
            if inner.count == 1 { return add(inner[0], to: &lines) }
            if inner.allSatisfy({ ["staticText", "image"].contains($0.type) }) {
                lines.append("#\(element.number) cell \(inner.map { "\"\($0.label)\"" }.joined(separator: " "))")
            } else {
                for child in inner { add(child, to: &lines) }
            }
        case "keyboard": lines.append("keyboard")
        case "other", "scrollView", "collectionView", "window", "menu", "picker", "datePicker", "popover":
            if !element.label.isEmpty, element.children.isEmpty || element.type != "other" {
                lines.append(element.summary)
            }
            for child in element.children { add(child, to: &lines) }
        default: lines.append(element.summary)
        }
    }

    private static func short(_ element: DriverElement) -> String {
        let name = element.label.isEmpty ? element.identifier : element.label
        let state = element.isSelected ? " (selected)" : element.isEnabled ? "" : " (disabled)"
        return "#\(element.number) \(element.type == "button" ? "" : element.type + " ")\"\(name)\"\(state)"
    }

    /// Puts texts that follow one another on one line, and what is short beside what is short where there are too many.
    private static func pack(_ lines: [String]) -> [String] {
        guard lines.count > limit else { return lines }
        var packed: [String] = []
        for line in lines {
            if let last = packed.last, last.count + line.count < width, !last.hasSuffix(":"), !line.hasSuffix(":") {
                packed[packed.count - 1] = last + " · " + line
            } else {
                packed.append(line)
            }
        }
        return packed
    }
}

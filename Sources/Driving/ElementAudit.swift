import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleSemantics

/// Looks for what keeps people from using a screen.
@MainActor
struct ElementAudit {
    /// Least sides of what is touched, in points: Apple's Human Interface Guidelines, "Accessibility".
    private static let target: CGFloat = 44
    /// What is pressed, and how.
    private static let pressed: Set<String> = [
        "button", "link", "switch", "slider", "stepper", "textField", "secureTextField", "searchField",
    ]

    let findings: [DriverFinding]

    init(_ app: DrivenApp) {
        let elements = app.elements.filter { app.numbers.deed(of: $0.number) == nil }
        var found: [DriverFinding] = []
        for element in elements where Self.pressed.contains(element.type) || element.type == "image" {
            if element.label.isEmpty, element.placeholder?.isEmpty != false {
                found.append(
                    DriverFinding(
                        rule: "elementDetection", element: element.description, number: element.number,
                        message: "The \(element.type) has no label: a screen reader says nothing of it.",
                        remedy:
                            "Give it accessibilityLabel(_:), or hide a picture that only decorates by Image(decorative:)."
                    ))
            }
        }
        found += Self.small(elements, app) + Self.duplicates(elements)
        findings = found
    }

    private static func small(_ elements: [DriverElement], _ app: DrivenApp) -> [DriverFinding] {
        elements.filter { pressed.contains($0.type) && $0.type != "slider" && $0.type != "stepper" && $0.isHittable }
            .compactMap { element in
                let reach = app.reach(of: element)
                guard min(reach.width, reach.height) < target - 0.5 else { return nil }
                return DriverFinding(
                    rule: "hitRegion", element: element.description, number: element.number,
                    message:
                        "It can be touched on \(Int(reach.width)) × \(Int(reach.height)) points; 44 × 44 are needed.",
                    remedy:
                        "Give it padding inside of the label, or a frame(minWidth: 44, minHeight: 44) with contentShape(_:)."
                )
            }
    }

    private static func duplicates(_ elements: [DriverElement]) -> [DriverFinding] {
        let buttons = elements.filter { ["button", "switch", "textField"].contains($0.type) && !$0.label.isEmpty }
        let groups = Dictionary(grouping: buttons) { "\($0.type) \($0.label) \($0.value ?? "")" }
        return groups.values.filter { $0.count > 1 }.flatMap { $0.dropFirst() }.sorted { $0.number < $1.number }.map {
            DriverFinding(
                rule: "sufficientElementDescription", element: $0.description, number: $0.number,
                message: "Another \($0.type) has the same label.",
                remedy: "Say in accessibilityLabel(_:) what each is for, as \"Delete milk\".")
        }
    }
}

extension DrivenApp {
    /// How wide and high the area around an element's middle is that touches it, in points, up to 60.
    func reach(of element: DriverElement) -> CGSize {
        guard let layout = screen.graph.layoutNode(ofSemantics: element.number) else { return element.rect.size }
        let center = element.rect.center
        func length(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
            var distance: CGFloat = 0
            while distance < 30 {
                let next = distance + 1
                let point = CGPoint(x: center.x + dx * next, y: center.y + dy * next)
                guard CGRect(origin: .zero, size: screen.graph.size).contains(point),
                    screen.graph.touches(layout, at: point)
                else { break }
                distance = next
            }
            return distance
        }
        return CGSize(width: length(-1, 0) + length(1, 0), height: length(0, -1) + length(0, 1))
    }
}

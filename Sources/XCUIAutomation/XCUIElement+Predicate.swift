import RifflePredicates

// What predicates ask of elements, of queries, and of what is known of an element that was looked at.

extension XCUIElement: PredicateObject {
    package func predicateValue(_ key: String) -> Any? {
        switch key {
        case "exists": exists
        case "hittable", "isHittable": isHittable
        // Of an element that is not there nothing is known, and nothing fails.
        default: candidates.first.flatMap { AppElementAttributes($0).predicateValue(key) }
        }
    }
}

extension XCUIElementQuery: PredicateObject {
    package func predicateValue(_ key: String) -> Any? { key == "count" ? count : nil }
}

extension AppElementAttributes: PredicateObject {
    package func predicateValue(_ key: String) -> Any? {
        switch key {
        case "exists": true
        case "hittable", "isHittable": node.element.isHittable
        case "label": label
        case "identifier": identifier
        case "title": title
        case "value": value
        case "placeholderValue": placeholderValue
        case "enabled", "isEnabled": isEnabled
        case "selected", "isSelected": isSelected
        case "hasFocus", "hasKeyboardFocus": hasFocus
        case "elementType": elementType
        default: nil
        }
    }
}

extension XCUIElement.ElementType: PredicateNumber {
    package var predicateNumber: Double { Double(rawValue) }
}

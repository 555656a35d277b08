import RiffleDriverMessages
import RiffleSemantics

/// What elements are called on an iPhone, by what they are to assistive technology and by the views around them.
enum ElementTypes {
    static func type(of node: SemanticsNode, _ around: [ElementMark]) -> String {
        switch node.role {
        case .text, .header: "staticText"
        case .image: "image"
        case .button, .menuItem, .tab, .picker: "button"
        case .link: "link"
        case .toggle: around.contains(.menu) ? "button" : "switch"
        case .slider: "slider"
        case .stepper: "stepper"
        case .adjustable:
            around.last == .wheelPicker || around.last == .datePicker
                ? "pickerWheel" : around.contains(.pages) ? "pageIndicator" : "other"
        case .menu: "menu"
        case .textField: around.contains(.textEditor) ? "textView" : "textField"
        case .secureField: "secureTextField"
        case .searchField: "searchField"
        case .progress: node.value == nil ? "activityIndicator" : "progressIndicator"
        case .list: "collectionView"
        case .row: "cell"
        case .tabBar: "tabBar"
        case .navigationBar: "navigationBar"
        case .scrollArea: around.last == .list || around.last == .menu ? "collectionView" : "scrollView"
        case .alert: "alert"
        case .dialog: around.last == .dialog ? "sheet" : around.last == .popover ? "popover" : "other"
        case .group: around.last == .segmentedPicker ? "segmentedControl" : "other"
        }
    }

    /// What an iPhone says of an element that assistive technology is told otherwise here.
    static func adapt(_ element: inout DriverElement, _ node: SemanticsNode, _ around: [ElementMark]) {
        switch node.role {
        case .tab: element.value = nil
        case .toggle where around.contains(.menu):
            // A choice of a menu.
            element.isSelected = element.isSelected || node.value == "1"
            element.value = nil
        case .button where around.last == .segmentedPicker: element.value = nil
        case .button where around.last == .picker || around.contains(.picker) && node.value != nil:
            if let value = node.value, !node.label.isEmpty { element.label = "\(node.label), \(value)" }
        case .button where around.contains(.backButton):
            if element.identifier.isEmpty { element.identifier = "BackButton" }
        case .textField, .secureField, .searchField:
            if element.placeholder == nil, !node.label.isEmpty { element.placeholder = node.label }
            if node.value?.isEmpty != false { element.value = element.placeholder ?? "" }
        case .text, .header, .image: if element.value == nil { element.value = "" }
        default: break
        }
    }
}

/// What kind of thing an element is to somebody who cannot see it.
///
/// Raw values are stable: dumps print them and hosts send them.
package enum SemanticsRole: String, Hashable, Sendable, CaseIterable {
    case text
    case image
    /// Text that starts a section.
    case header
    case button
    case link
    case toggle
    case slider
    case stepper
    /// A control that takes increments and is neither slider nor stepper.
    case adjustable
    case picker
    case menu
    case menuItem
    case textField
    case secureField
    case searchField
    case progress
    case list
    case row
    case tabBar
    case tab
    case navigationBar
    case scrollArea
    case alert
    case dialog
    case group

    /// Whether somebody can do something with such an element, rather than only read it.
    package var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .adjustable, .picker, .menu, .menuItem, .textField,
            .secureField, .searchField, .tab:
            true
        case .text, .image, .header, .progress, .list, .row, .tabBar, .navigationBar, .scrollArea, .alert, .dialog,
            .group:
            false
        }
    }

    /// Whether such an element only holds others and says nothing itself.
    package var isContainer: Bool {
        switch self {
        case .list, .row, .tabBar, .navigationBar, .scrollArea, .alert, .dialog, .group: true
        default: false
        }
    }
}

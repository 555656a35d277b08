extension XCUIElement {
    /// What kind of element it is; the numbers are Apple's.
    public enum ElementType: UInt, Sendable, CaseIterable {
        /// Of any kind.
        case any = 0
        /// None of the others.
        case other = 1
        /// A kind that Apple names; what an app shows is of some of them only.
        case application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
        /// A kind that Apple names.
        case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
        /// A kind that Apple names.
        case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
        /// A kind that Apple names.
        case collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
        /// A kind that Apple names.
        case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
        /// A kind that Apple names.
        case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
        /// A kind that Apple names.
        case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator,
            colorWell
        /// A kind that Apple names.
        case helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
        /// A kind that Apple names.
        case stepper, tab, touchBar, statusItem

        /// Whether an element that the app calls by a name is of this kind. Lists are tables, too, as they were once.
        func includes(_ name: String) -> Bool {
            switch self {
            case .any: true
            case .table: name == "collectionView" || name == "table"
            case .toggle: name == "toggle" || name == "switch"
            default: name == "\(self)"
            }
        }
    }

    /// What part of a device's width or height there is.
    public enum SizeClass: UInt, Sendable {
        /// Not said.
        case unspecified = 0
        /// Little.
        case compact
        /// Much.
        case regular
    }
}

/// Something with elements in it that can be looked for by their kinds.
public protocol XCUIElementTypeQueryProvider {
    /// The elements in it of a kind, however deep.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    /// The first element.
    var firstMatch: XCUIElement { get }
}

// One property for each kind; Apple's have no more to say of them either.
extension XCUIElementTypeQueryProvider {
    /// The elements of the kind `activityIndicator` in it, however deep.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The elements of the kind `alert` in it, however deep.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The elements of the kind `browser` in it, however deep.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The elements of the kind `button` in it, however deep.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The elements of the kind `cell` in it, however deep.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The elements of the kind `checkBox` in it, however deep.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The elements of the kind `collectionView` in it, however deep.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The elements of the kind `colorWell` in it, however deep.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The elements of the kind `comboBox` in it, however deep.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The elements of the kind `datePicker` in it, however deep.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The elements of the kind `decrementArrow` in it, however deep.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The elements of the kind `dialog` in it, however deep.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The elements of the kind `disclosureTriangle` in it, however deep.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The elements of the kind `dockItem` in it, however deep.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The elements of the kind `drawer` in it, however deep.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The elements of the kind `grid` in it, however deep.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The elements of the kind `group` in it, however deep.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The elements of the kind `handle` in it, however deep.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The elements of the kind `helpTag` in it, however deep.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The elements of the kind `icon` in it, however deep.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The elements of the kind `image` in it, however deep.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The elements of the kind `incrementArrow` in it, however deep.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The elements of the kind `keyboard` in it, however deep.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The elements of the kind `key` in it, however deep.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The elements of the kind `layoutArea` in it, however deep.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The elements of the kind `layoutItem` in it, however deep.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The elements of the kind `levelIndicator` in it, however deep.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The elements of the kind `link` in it, however deep.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The elements of the kind `map` in it, however deep.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The elements of the kind `matte` in it, however deep.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The elements of the kind `menuBarItem` in it, however deep.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The elements of the kind `menuBar` in it, however deep.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The elements of the kind `menuButton` in it, however deep.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The elements of the kind `menuItem` in it, however deep.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The elements of the kind `menu` in it, however deep.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The elements of the kind `navigationBar` in it, however deep.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The elements of the kind `other` in it, however deep.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The elements of the kind `outlineRow` in it, however deep.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The elements of the kind `outline` in it, however deep.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The elements of the kind `pageIndicator` in it, however deep.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The elements of the kind `pickerWheel` in it, however deep.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The elements of the kind `picker` in it, however deep.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The elements of the kind `popUpButton` in it, however deep.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The elements of the kind `popover` in it, however deep.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The elements of the kind `progressIndicator` in it, however deep.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The elements of the kind `radioButton` in it, however deep.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The elements of the kind `radioGroup` in it, however deep.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The elements of the kind `ratingIndicator` in it, however deep.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The elements of the kind `relevanceIndicator` in it, however deep.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The elements of the kind `rulerMarker` in it, however deep.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The elements of the kind `ruler` in it, however deep.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The elements of the kind `scrollBar` in it, however deep.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The elements of the kind `scrollView` in it, however deep.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The elements of the kind `searchField` in it, however deep.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The elements of the kind `secureTextField` in it, however deep.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The elements of the kind `segmentedControl` in it, however deep.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The elements of the kind `sheet` in it, however deep.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The elements of the kind `slider` in it, however deep.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The elements of the kind `splitGroup` in it, however deep.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The elements of the kind `splitter` in it, however deep.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The elements of the kind `staticText` in it, however deep.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The elements of the kind `statusBar` in it, however deep.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The elements of the kind `statusItem` in it, however deep.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
    /// The elements of the kind `stepper` in it, however deep.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The elements of the kind `switch` in it, however deep.
    public var switches: XCUIElementQuery { descendants(matching: .`switch`) }
    /// The elements of the kind `tabBar` in it, however deep.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The elements of the kind `tabGroup` in it, however deep.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The elements of the kind `tableColumn` in it, however deep.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The elements of the kind `tableRow` in it, however deep.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The elements of the kind `table` in it, however deep.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The elements of the kind `tab` in it, however deep.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The elements of the kind `textField` in it, however deep.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The elements of the kind `textView` in it, however deep.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The elements of the kind `timeline` in it, however deep.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The elements of the kind `toggle` in it, however deep.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The elements of the kind `toolbarButton` in it, however deep.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The elements of the kind `toolbar` in it, however deep.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The elements of the kind `touchBar` in it, however deep.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The elements of the kind `valueIndicator` in it, however deep.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The elements of the kind `webView` in it, however deep.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The elements of the kind `window` in it, however deep.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
}

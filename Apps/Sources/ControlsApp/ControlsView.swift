import SwiftUI

/// A catalog of controls: a page for each family, with its styles and states.
public struct ControlsView: View {
    @State private var path: [Family] = []

    /// Creates a catalog that shows the list of families.
    public init() {}

    /// The catalog.
    public var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(Family.Group.allCases, id: \.self) { group in
                    Section(group.title) {
                        ForEach(Family.allCases.filter { $0.group == group }) { family in
                            NavigationLink(value: family) {
                                Label(family.title, systemImage: family.symbol)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Controls")
            .navigationDestination(for: Family.self) { family in
                family.page
                    .navigationTitle(family.title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}

/// A family of controls.
public enum Family: String, CaseIterable, Identifiable, Hashable, Sendable {
    case buttons, toggles, values, text, pickers, dates, menus, lists, disclosure, sheets, dialogs, tabs

    enum Group: CaseIterable {
        case controls, choices, structure, presentations

        var title: String {
            switch self {
            case .controls: String(localized: "Controls")
            case .choices: String(localized: "Choices")
            case .structure: String(localized: "Structure")
            case .presentations: String(localized: "Presentations")
            }
        }
    }

    /// The case itself.
    public var id: Self { self }

    var group: Group {
        switch self {
        case .buttons, .toggles, .values, .text: .controls
        case .pickers, .dates, .menus: .choices
        case .lists, .disclosure, .tabs: .structure
        case .sheets, .dialogs: .presentations
        }
    }

    /// The title of the page.
    public var title: String {
        switch self {
        case .buttons: String(localized: "Buttons")
        case .toggles: String(localized: "Toggles")
        case .values: String(localized: "Sliders and gauges")
        case .text: String(localized: "Text fields")
        case .pickers: String(localized: "Pickers")
        case .dates: String(localized: "Dates")
        case .menus: String(localized: "Menus")
        case .lists: String(localized: "Lists")
        case .disclosure: String(localized: "Groups")
        case .tabs: String(localized: "Tabs")
        case .sheets: String(localized: "Sheets")
        case .dialogs: String(localized: "Alerts and dialogs")
        }
    }

    var symbol: String {
        switch self {
        case .buttons: "hand.tap"
        case .toggles: "switch.2"
        case .values: "slider.horizontal.3"
        case .text: "character.cursor.ibeam"
        case .pickers: "filemenu.and.selection"
        case .dates: "calendar"
        case .menus: "ellipsis.circle"
        case .lists: "list.bullet"
        case .disclosure: "chevron.down.square"
        case .tabs: "squares.below.rectangle"
        case .sheets: "rectangle.bottomhalf.inset.filled"
        case .dialogs: "exclamationmark.bubble"
        }
    }

    /// The page.
    @MainActor @ViewBuilder
    public var page: some View {
        switch self {
        case .buttons: ButtonsPage()
        case .toggles: TogglesPage()
        case .values: ValuesPage()
        case .text: TextPage()
        case .pickers: PickersPage()
        case .dates: DatesPage()
        case .menus: MenusPage()
        case .lists: ListsPage()
        case .disclosure: DisclosurePage()
        case .tabs: TabsPage()
        case .sheets: SheetsPage()
        case .dialogs: DialogsPage()
        }
    }
}

#Preview("Controls") {
    ControlsView()
}

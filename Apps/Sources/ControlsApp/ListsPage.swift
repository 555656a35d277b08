import SwiftUI

/// Rows in all styles of lists, which can be deleted, moved and swiped.
struct ListsPage: View {
    private enum Style: String, CaseIterable { case insetGrouped = "Inset", grouped = "Grouped", plain = "Plain" }

    @State private var style = Style.insetGrouped
    @State private var harbors = ["Bergen", "Mandal", "Risør", "Tromsø"]
    @State private var selection: String?

    var body: some View {
        VStack(spacing: 0) {
            Picker("Style", selection: $style) {
                ForEach(Style.allCases, id: \.self) { Text(LocalizedStringKey($0.rawValue)) }
            }
            .pickerStyle(.segmented)
            .padding()
            switch style {
            case .insetGrouped: list.listStyle(.insetGrouped)
            case .grouped: list.listStyle(.grouped)
            case .plain: list.listStyle(.plain)
            }
        }
        .toolbar { EditButton() }
    }

    private var list: some View {
        List(selection: $selection) {
            Section {
                ForEach(harbors, id: \.self) { harbor in
                    Text(harbor)
                        .swipeActions(edge: .leading) {
                            Button("Star", systemImage: "star") {}.tint(.yellow)
                        }
                }
                .onDelete { harbors.remove(atOffsets: $0) }
                .onMove { harbors.move(fromOffsets: $0, toOffset: $1) }
            } header: {
                Text("Harbors")
            } footer: {
                Text("Swipe a row, or press Edit.")
            }
            Section("Details") {
                Label("Ferries", systemImage: "ferry").badge(3)
                LabeledContent(
                    "Depth", value: Measurement(value: 12, unit: UnitLength.meters),
                    format: .measurement(width: .abbreviated, usage: .asProvided))
                Text("Without a line").listRowSeparator(.hidden)
                Text("Tinted").listRowBackground(Color.yellow.opacity(0.3))
            }
        }
    }
}

/// What opens and closes, and what stands together.
struct DisclosurePage: View {
    @State private var isOpen = true

    var body: some View {
        List {
            Section("Disclosure") {
                DisclosureGroup("Rigging", isExpanded: $isOpen) {
                    Text("Main sheet")
                    Text("Halyard")
                    DisclosureGroup("Spares") { Text("Shackle") }
                }
            }
            Section("Box") {
                GroupBox("Weather") {
                    Text("Fresh breeze from the north-west.")
                }
            }
            Section("Nothing") {
                ContentUnavailableView("No boats", systemImage: "sailboat", description: Text("They are all at sea."))
            }
        }
    }
}

/// Tabs, and pages.
struct TabsPage: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<3) { index in
                RoundedRectangle(cornerRadius: 24)
                    .fill([Color.indigo, .teal, .orange][index].gradient)
                    .overlay { Text("Page \(index + 1)").font(.largeTitle.bold()).foregroundStyle(.white) }
                    .padding(24)
                    .tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

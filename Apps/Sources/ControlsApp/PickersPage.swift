import SwiftUI

/// One choice among several, in all styles.
struct PickersPage: View {
    private enum Wind: String, CaseIterable, Identifiable {
        case calm = "Calm", breeze = "Breeze", gale = "Gale"
        var id: Self { self }
    }

    @State private var wind = Wind.breeze

    var body: some View {
        Form {
            Section("Menu") {
                picker
            }
            Section("Segmented") {
                picker.pickerStyle(.segmented)
            }
            Section("Inline") {
                picker.pickerStyle(.inline).labelsHidden()
            }
            Section("Navigation link") {
                picker.pickerStyle(.navigationLink)
            }
        }
    }

    private var picker: some View {
        Picker("Wind", selection: $wind) {
            ForEach(Wind.allCases) { Text(LocalizedStringKey($0.rawValue)) }
        }
    }
}

/// Dates and times.
struct DatesPage: View {
    @State private var day = Date(timeIntervalSince1970: 1_718_000_000)

    var body: some View {
        Form {
            DatePicker("Day", selection: $day, displayedComponents: .date)
            DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
            DatePicker("Both", selection: $day)
            Section {
                LabeledContent("Chosen", value: day, format: .dateTime.day().month().year())
            }
        }
    }
}

/// Menus, and what long presses bring up.
struct MenusPage: View {
    @State private var last = String(localized: "Nothing yet")
    @State private var isPinned = false
    @State private var order = 0

    var body: some View {
        Form {
            Section("Menus") {
                Menu("Actions") {
                    Button("Duplicate", systemImage: "plus.square.on.square") { last = String(localized: "Duplicated") }
                    Button("Rename", systemImage: "pencil") { last = String(localized: "Renamed") }
                    Divider()
                    Menu("Share", systemImage: "square.and.arrow.up") {
                        Button("By post") { last = String(localized: "Posted") }
                        Button("By pigeon") { last = String(localized: "Flown") }
                    }
                    Button("Delete", systemImage: "trash", role: .destructive) { last = String(localized: "Deleted") }
                }
                Menu {
                    Toggle("Pinned", isOn: $isPinned)
                    Picker("Order", selection: $order) {
                        Text("By name").tag(0)
                        Text("By date").tag(1)
                    }
                } label: {
                    Label("Options", systemImage: "slider.horizontal.3")
                }
            }
            Section("Held down") {
                Text("Hold me")
                    .contextMenu {
                        Button("Copy", systemImage: "doc.on.doc") { last = String(localized: "Copied") }
                        Button("Forget", systemImage: "trash", role: .destructive) {
                            last = String(localized: "Forgotten")
                        }
                    }
            }
            Section {
                LabeledContent("Last", value: last)
            }
        }
    }
}

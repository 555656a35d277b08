import RifflePickers
import RiffleTabs
import Foundation
import SwiftUICore

/// The view that a family's description describes.
struct FamilyView: View {
    let spec: FamilySpec
    let states: ViewStates
    let view: (ViewSpec) -> AnyView

    var body: some View {
        switch spec {
        case .list(let style, let sections, let edits, let row):
            AnyView(SpecList(style: style, sections: sections, isEdited: states[edits] % 3 == 1, row: view(row)))
        case .form(let row):
            AnyView(
                Form {
                    Section("Section") {
                        view(row); Text("Row")
                    }; view(row)
                })
        case .screens(let screen): AnyView(SpecScreens(content: view(screen)))
        case .presenting(let kind, let content): AnyView(SpecPresenter(kind: kind, content: view(content)))
        case .asking(let kind, let state): AnyView(SpecQuestion(kind: kind, answer: { states[state] += 1 }))
        case .menu(let state, let label): AnyView(menu(state, view(label)))
        case .picker(let style, let state): AnyView(SpecPicker(style: style, number: number(state)))
        case .field(let kind, let state): AnyView(SpecField(kind: kind, number: number(state)))
        case .tabs(let state, let first, let second):
            AnyView(
                TabView(selection: number(state)) {
                    view(first).tag(0).tabItem { Label("First", systemImage: "star") }
                    view(second).tag(1).tabItem { Text("Second") }
                })
        case .search(let content): AnyView(SpecSearch(content: view(content)))
        case .disclosure(let content): AnyView(SpecDisclosure(content: view(content)))
        case .split(let state, let sidebar, let detail):
            AnyView(SpecSplit(state: states[state], sidebar: view(sidebar), detail: view(detail)))
        case .several(let kind, let state, let content):
            AnyView(SpecSeveral(kind: kind, isLonger: states[state] % 2 == 0, content: view(content)))
        case .finding(let kind, let content): AnyView(SpecFinding(kind: kind, content: view(content)))
        case .pages(let kind, let state, let content):
            AnyView(SpecPages(kind: kind, number: number(state), content: view(content)))
        case .snapping(let kind, let state, let content):
            AnyView(SpecSnapping(kind: kind, number: number(state), content: view(content)))
        case .links(let kind, let state): AnyView(SpecLinks(kind: kind, follow: { states[state] += 1 }))
        case .moving(let kind, let state, let content):
            AnyView(SpecMoving(kind: kind, trigger: states[state], content: view(content)))
        case .control(let kind, let state): AnyView(SpecControl(kind: kind, number: number(state)))
        case .dropping(let state, let content):
            AnyView(SpecDropping(content: view(content), take: { states[state] += 1 }))
        case .bound(let row, let container, let content):
            AnyView(SpecBound(row: row, container: container, content: view(content)))
        case .unwrapped(let kind, let content): AnyView(SpecUnwrapped(kind: kind, content: view(content)))
        case .loose(let kind, let state, let row):
            AnyView(SpecLooseRows(kind: kind, number: number(state), row: view(row)))
        }
    }

    private func number(_ state: Int) -> Binding<Int> {
        Binding {
            abs(states[state]) % 4
        } set: {
            states[state] = $0
        }
    }

    private func menu(_ state: Int, _ label: AnyView) -> some View {
        Menu {
            Button("Add") { states[state] += 1 }
            Menu("More") { Button("Add two", role: .destructive) { states[state] += 2 } }
            Picker("Number", selection: number(state)) { ForEach(0..<3, id: \.self) { Text("Choice \($0)") } }
        } label: {
            label
        }
        .contextMenu { Button("Subtract") { states[state] -= 1 } }
    }
}

private struct SpecList: View {
    let style: Int
    let sections: Int
    let isEdited: Bool
    let row: AnyView
    @State private var rows = Array(0..<5)
    @State private var chosen: Int?

    var body: some View {
        let list = List(selection: $chosen) {
            ForEach(0..<sections, id: \.self) { section in
                Section {
                    ForEach(rows, id: \.self) { number in
                        HStack {
                            Text("Row \(number)")
                            if number % 3 == 0 { row }
                        }
                        .swipeActions(edge: number % 2 == 0 ? .leading : .trailing) {
                            Button("Copy") { withAnimation { rows.append((rows.max() ?? 0) + 1) } }
                        }
                    }
                    .onDelete { rows.remove(atOffsets: $0) }
                    .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Section \(section)")
                } footer: {
                    if section == 0 { Text("Below") }
                }
            }
            row
        }
        .environment(\.editMode, .constant(isEdited ? .active : .inactive))
        switch style % 3 {
        case 0: list.listStyle(.insetGrouped)
        case 1: list.listStyle(.plain)
        default: list.listStyle(.grouped).refreshable {}
        }
    }
}

private struct SpecScreens: View {
    let content: AnyView
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            screen(0).navigationDestination(for: Int.self) { screen($0) }
        }
    }

    private func screen(_ depth: Int) -> some View {
        VStack {
            NavigationLink("Next \(depth)", value: depth + 1)
            content
        }
        .navigationTitle("Screen \(depth)")
        .navigationBarTitleDisplayMode(depth % 2 == 0 ? .automatic : .inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Root") { path = [] } }
            ToolbarItem(placement: .bottomBar) { Button("Jump") { path = [1, 2, 3] } }
        }
    }
}

private struct SpecPresenter: View {
    let kind: Int
    let content: AnyView
    @State private var isShown = false

    var body: some View {
        let button = Button("Present") { isShown = true }
        switch kind % 4 {
        case 0: button.sheet(isPresented: $isShown) { inside }
        case 1: button.sheet(isPresented: $isShown) { inside.presentationDetents([.medium, .large]) }
        case 2: button.fullScreenCover(isPresented: $isShown) { inside }
        default: button.popover(isPresented: $isShown) { inside.presentationCompactAdaptation(.popover) }
        }
    }

    private var inside: some View {
        VStack {
            Button("Close") { isShown = false }
            content
        }
    }
}

private struct SpecQuestion: View {
    let kind: Int
    let answer: @MainActor () -> Void
    @State private var isAsked = false
    @State private var name = ""

    var body: some View {
        let button = Button("Ask") { isAsked = true }
        switch kind % 3 {
        case 0:
            button.alert("Question", isPresented: $isAsked) {
                Button("Yes", action: answer)
                Button("No", role: .cancel) {}
            } message: {
                Text("A message that is a little longer than its title.")
            }
        case 1:
            button.alert("Name", isPresented: $isAsked) {
                TextField("Name", text: $name)
                Button("Keep", action: answer)
            }
        default:
            button.confirmationDialog("Question", isPresented: $isAsked, titleVisibility: .visible) {
                Button("Delete", role: .destructive, action: answer)
                Button("Move", action: answer)
            }
        }
    }
}

private struct SpecPicker: View {
    let style: Int
    @Binding var number: Int

    var body: some View {
        let picker = Picker("Number", selection: $number) {
            ForEach(0..<4, id: \.self) { Text("Choice \($0)") }
        }
        switch style % 4 {
        case 0: picker.pickerStyle(.menu)
        case 1: picker.pickerStyle(.segmented)
        case 2: picker.pickerStyle(.inline)
        default: picker.pickerStyle(.wheel)
        }
    }
}

private struct SpecField: View {
    let kind: Int
    @Binding var number: Int
    @State private var text = "Tea"

    var body: some View {
        switch kind % 5 {
        case 0: TextField("Text", text: $text).textFieldStyle(.roundedBorder).onSubmit { number += 1 }
        case 1: TextField("Number", value: $number, format: .number)
        case 2: SecureField("Secret", text: $text)
        case 3: TextField("Lines", text: $text, axis: .vertical).lineLimit(1...3)
        default: TextEditor(text: $text).frame(height: 60)
        }
    }
}

private struct SpecSearch: View {
    let content: AnyView
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(["Assam", "Ceylon", "Darjeeling"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                    Text($0)
                }
                content
            }
            .searchable(text: $text)
            .navigationTitle("Search")
        }
    }
}

private struct SpecDisclosure: View {
    let content: AnyView
    @State private var isOpen = false

    var body: some View {
        VStack {
            DisclosureGroup("More", isExpanded: $isOpen) {
                content
                DisclosureGroup("Deeper") { content }
            }
            Button("Turn") { withAnimation { isOpen.toggle() } }
        }
    }
}

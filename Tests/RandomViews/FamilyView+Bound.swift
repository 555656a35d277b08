import RifflePickers
import RiffleTabs
import Observation
import SwiftUICore

/// An element of a collection that views are bound to.
struct SpecElement: Identifiable, Equatable {
    let id: Int
    var name: String
    var isOn = false
    var amount = 0.5
    var choice = 0

    init(_ id: Int) {
        self.id = id
        name = "Element \(id)"
    }
}

/// Where the collection is kept.
@Observable
@MainActor
private final class SpecModel {
    var elements = (1...3).map { SpecElement($0) }
    var chosen: SpecElement?

    nonisolated init() {}
}

/// Views that are bound to the elements of a collection, or find them by their places, while elements are removed with
/// and without animation.
struct SpecBound: View {
    let row: Int
    let container: Int
    let content: AnyView
    @State private var own = (1...3).map { SpecElement($0) }
    @State private var model = SpecModel()

    init(row: Int, container: Int, content: AnyView) {
        self.row = row
        self.container = container
        self.content = content
    }

    private var elements: Binding<[SpecElement]> { row % 2 == 0 ? $own : $model.elements }

    var body: some View {
        VStack {
            HStack {
                Button("First") { withAnimation { remove(first: true) } }
                Button("Last") { withAnimation { remove(first: false) } }
                Button("Now") { remove(first: false) }
                Button("Fill") { withAnimation { elements.wrappedValue = (1...3).map { SpecElement($0) } } }
            }
            arranged
        }
    }

    private func remove(first: Bool) {
        guard !elements.wrappedValue.isEmpty else { return }
        elements.wrappedValue.remove(at: first ? 0 : elements.wrappedValue.count - 1)
    }

    @ViewBuilder private var arranged: some View {
        switch container % 9 {
        case 0: VStack { bound }
        case 1: List { bound.onDelete { elements.wrappedValue.remove(atOffsets: $0) } }
        case 2: List { placed }
        case 3: TabView { placed }.tabViewStyle(.page)
        case 4: ScrollView { LazyVStack { bound } }
        case 5: GeometryReader { _ in VStack { placed } }
        case 6: Form { Section("Elements") { bound } }
        case 7: ZStack { bound }
        default: ScrollView(.horizontal) { HStack { placed } }
        }
    }

    private var bound: some DynamicViewContent { ForEach(elements) { view($0) } }

    private var placed: some View {
        ForEach(elements.wrappedValue.indices, id: \.self) { index in
            VStack {
                Text(elements.wrappedValue[index].name)
                view(elements[index])
            }
        }
    }

    private func view(_ element: Binding<SpecElement>) -> some View {
        SpecBoundRow(row: row, element: element, content: content)
    }
}

/// A view bound to an element, with a state of its own.
private struct SpecBoundRow: View {
    let row: Int
    @Binding var element: SpecElement
    let content: AnyView
    @State private var taps = 0

    init(row: Int, element: Binding<SpecElement>, content: AnyView) {
        self.row = row
        _element = element
        self.content = content
    }

    var body: some View {
        switch row % 8 {
        case 0: Text("\(element.name), \(taps)").onTapGesture { taps += 1 }
        case 1: Toggle(element.name, isOn: $element.isOn)
        case 2: TextField("Name", text: $element.name)
        case 3: Slider(value: $element.amount)
        case 4: Picker("Choice", selection: $element.choice) { ForEach(0..<3, id: \.self) { Text("Choice \($0)") } }
        case 5: Stepper(element.name, value: $element.choice)
        case 6: Text(element.name).contextMenu { Button("Turn \(element.name)") { element.isOn.toggle() } }
        default:
            HStack {
                Text(element.name)
                content
            }
            .transition(.slide)
        }
    }
}

/// Views that are shown while there is something to show, and take for granted that there is.
struct SpecUnwrapped: View {
    let kind: Int
    let content: AnyView
    @State private var isShown = false
    @State private var chosen: SpecElement?
    @State private var path: [Int] = []
    @State private var elements = (1...3).map { SpecElement($0) }

    init(kind: Int, content: AnyView) {
        self.kind = kind
        self.content = content
    }

    var body: some View {
        switch kind % 6 {
        case 0: opener.sheet(isPresented: $isShown) { inside }
        case 1: opener.fullScreenCover(isPresented: $isShown) { inside }
        case 2: opener.popover(item: $chosen) { _ in inside.presentationCompactAdaptation(.popover) }
        case 3:
            VStack {
                opener
                if isShown { inside.transition(.move(edge: .bottom)) }
            }
        case 4: opener.sheet(item: $chosen) { _ in NavigationStack { inside.navigationTitle(chosen!.name) } }
        default:
            NavigationStack(path: $path) {
                List(elements) { NavigationLink($0.name, value: $0.id) }
                    .navigationDestination(for: Int.self) { id in
                        VStack {
                            Text(elements.first { $0.id == id }!.name)
                            Button("Delete") {
                                elements.removeAll { $0.id == id }
                                path.removeLast()
                            }
                            content
                        }
                    }
            }
        }
    }

    private var opener: some View {
        Button("Open") {
            chosen = SpecElement(kind)
            withAnimation(kind % 4 == 0 ? nil : .default) { isShown = true }
        }
    }

    private var inside: some View {
        VStack {
            Text(chosen!.name)
            SpecBoundRow(row: kind, element: Binding($chosen)!, content: content)
            Button("Close") { close() }
            Button("Close slowly") { withAnimation { close() } }
        }
    }

    private func close() {
        isShown = false
        chosen = nil
    }
}

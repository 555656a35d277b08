import RifflePickers
import SwiftUICore

/// Rows that come and go outside of sections, and in views that have several of them.
struct SpecLooseRows: View {
    let kind: Int
    @Binding var number: Int
    let row: AnyView

    var body: some View {
        switch kind % 4 {
        case 0: List { rows }
        case 1: Form { rows }
        case 2: List { rows }.listStyle(.plain)
        default: ScrollView { LazyVStack { rows } }
        }
    }

    @ViewBuilder private var rows: some View {
        if number % 2 == 1 { Text("Comes first") }
        SeveralRows(kind: kind, row: row)
        modified
        if number > 1 {
            Section("Section") {
                SeveralRows(kind: kind, row: row).id(number)
            }
        }
        Stepper("Number \(number)", value: $number)
    }

    @ViewBuilder private var modified: some View {
        let group = Group {
            ForEach(0..<number, id: \.self) { Text("Element \($0)") }
            row
        }
        switch kind % 3 {
        case 0: group.modifier(SeenRows())
        case 1: Section("Modified") { group }.modifier(SeenRows())
        default: group
        }
    }
}

/// A view with several rows, of which one has a state.
private struct SeveralRows: View {
    let kind: Int
    let row: AnyView
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") { withAnimation(kind % 2 == 0 ? .default : nil) { count += 1 } }
        if count % 3 != 2 { row }
        ForEach(0..<(count % 4), id: \.self) { Text("Counted \($0)") }
    }
}

/// A modifier with a state, which acts on several rows and presents something.
private struct SeenRows: ViewModifier {
    @State private var appearances = 0
    @State private var isPresented = false

    func body(content: Content) -> some View {
        content.padding(.leading, CGFloat(appearances % 3))
        Button("Present \(appearances)") { isPresented = true }
            .onAppear { appearances += 1 }
            .sheet(isPresented: $isPresented) {
                Button("Done") { isPresented = false }
            }
    }
}

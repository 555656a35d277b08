import SwiftUITesting
import Testing

/// An element of a collection that rows are bound to.
struct RowItem: Identifiable, Equatable, Hashable {
    let id: Int
    var name: String
    var isOn = false
    var amount = 0.5
    var choice = 0

    init(_ id: Int) {
        self.id = id
        name = "Name \(id)"
    }

    static var three: [RowItem] { (1...3).map { RowItem($0) } }
}

/// What a row shows of its element.
enum RowKind: CaseIterable {
    case text, toggle, field, slider, picker, structure, ticking
}

/// A row bound to an element.
struct BoundRow: View {
    let kind: RowKind
    @Binding var item: RowItem

    init(_ kind: RowKind, _ item: Binding<RowItem>) {
        self.kind = kind
        _item = item
    }

    var body: some View {
        switch kind {
        case .text: Text(item.name)
        case .toggle: Toggle(item.name, isOn: $item.isOn)
        case .field: TextField("Field", text: $item.name)
        case .slider: Slider(value: $item.amount)
        case .picker:
            Picker("Choice", selection: $item.choice) {
                Text("One").tag(0)
                Text("Two").tag(1)
            }
        case .structure: StructureRow(item: $item)
        case .ticking: TickingRow(item: $item)
        }
    }
}

struct StructureRow: View {
    @Binding var item: RowItem

    var body: some View { Text(item.name) }
}

/// A row whose own timer has its body evaluated again and again, also while it leaves.
struct TickingRow: View {
    @Binding var item: RowItem
    @State private var ticks = 0

    init(item: Binding<RowItem>) { _item = item }

    var body: some View {
        Text("\(item.name), \(ticks)")
            .onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
    }
}

/// A row that counts how often its body runs.
@MainActor
final class BodyCount {
    var bodies = 0
    var closures = 0

    nonisolated init() {}
}

extension ViewTester {
    /// Whether a text is painted, by a view that stays or by one that leaves.
    func paints(_ text: String) -> Bool { layersDescription.contains("\"\(text)\"") }

    /// Taps a button, and goes on for a moment, and then until nothing moves.
    ///
    /// - Parameter meanwhile: looks at what is shown in the middle of it.
    func tap(_ label: String, _ meanwhile: () throws -> Void = {}) async throws {
        await tap(try find(.label(label)))
        await advance(by: 0.1)
        try meanwhile()
        try await settle()
    }
}

import RifflePickers
import RiffleTabs
import SwiftUICore

/// Pages that a finger turns.
struct SpecPages: View {
    let kind: Int
    @Binding var number: Int
    let content: AnyView

    init(kind: Int, number: Binding<Int>, content: AnyView) {
        self.kind = kind
        _number = number
        self.content = content
    }

    var body: some View {
        TabView(selection: $number) {
            ForEach(0..<4, id: \.self) { page in
                VStack {
                    Text("Page \(page)")
                    if page % 2 == 0 { content }
                    Button("Next") { withAnimation { number = (page + 1) % 4 } }
                }
                .tag(page)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: kind % 2 == 0 ? .automatic : .never))
    }
}

/// Rows that come to rest at an edge or in the middle, and a position that follows them.
struct SpecSnapping: View {
    let kind: Int
    @Binding var number: Int
    let content: AnyView
    @State private var position: Int?

    init(kind: Int, number: Binding<Int>, content: AnyView) {
        self.kind = kind
        _number = number
        self.content = content
    }

    var body: some View {
        VStack {
            Text("At \(position ?? -1)")
            Button("Go") { withAnimation { position = number * 3 } }
            switch kind % 3 {
            case 0: scroll.scrollTargetBehavior(.paging)
            case 1: scroll.scrollTargetBehavior(.viewAligned)
            default: scroll.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
            }
        }
    }

    private var isVertical: Bool { kind < 6 }

    private var scroll: some View {
        ScrollView(isVertical ? .vertical : .horizontal) {
            switch (isVertical, kind % 2 == 0) {
            case (true, true): LazyVStack { rows }.scrollTargetLayout()
            case (true, false): VStack { rows }.scrollTargetLayout()
            case (false, true): LazyHStack { rows }.scrollTargetLayout()
            case (false, false): HStack { rows }.scrollTargetLayout()
            }
        }
        .scrollPosition(id: $position, anchor: kind % 4 == 0 ? .center : nil)
    }

    private var rows: some View {
        ForEach(0..<12, id: \.self) { row in
            HStack {
                Text("Row \(row)")
                if row % 4 == 1 { content }
            }
            .frame(minWidth: 60, minHeight: CGFloat(30 + row % 3 * 20))
            .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }
        }
    }
}

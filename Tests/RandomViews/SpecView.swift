import RiffleContainers
import RiffleControls
import SwiftUICore

/// The states that a view of a spec reads and writes: a few numbers.
struct ViewStates {
    static let count = 4
    // Fields rather than an array: views with the same bindings are found to be equal, and are not evaluated again.
    let first: Binding<Int>
    let second: Binding<Int>
    let third: Binding<Int>
    let fourth: Binding<Int>

    private func binding(_ index: Int) -> Binding<Int> {
        switch abs(index) % Self.count {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
    }

    subscript(index: Int) -> Int {
        get { binding(index).wrappedValue }
        nonmutating set { binding(index).wrappedValue = newValue }
    }

    /// Adds one to a state, with an animation if one is stated.
    func advance(_ index: Int, _ motion: MotionSpec?) {
        guard let motion else { return self[index] += 1 }
        withAnimation(motion.animation) { self[index] += 1 }
    }
}

/// Keeps the states of everything inside that has no owner of its own.
package struct SpecOwner: View {
    @State private var first = 0
    @State private var second = 1
    @State private var third = 2
    @State private var fourth = 5
    @Namespace private var namespace
    let spec: ViewSpec

    package init(spec: ViewSpec) { self.spec = spec }

    package var body: some View {
        SpecView(
            spec: spec, states: ViewStates(first: $first, second: $second, third: $third, fourth: $fourth),
            namespace: namespace)
    }
}

/// The view that a spec describes.
struct SpecView: View {
    let spec: ViewSpec
    let states: ViewStates
    let namespace: Namespace.ID

    private static let words = [
        "Tea", "Harbor", "A longer line of words that may wrap", "é", "42", "", "Kiosk", "日本", "مرحبا", "Wool", "ox",
        "🍋",
    ]
    private static let colors: [Color] = [.red, .blue, .green, .primary, .secondary, .orange, .clear, .gray]

    static func color(_ number: Int) -> Color { colors[abs(number) % colors.count] }

    private func view(_ spec: ViewSpec) -> SpecView { SpecView(spec: spec, states: states, namespace: namespace) }

    private func views(_ specs: [ViewSpec]) -> some View {
        ForEach(Array(specs.enumerated()), id: \.offset) { view($0.element) }
    }

    var body: some View {
        switch spec {
        case .word, .counter, .color, .shape, .symbol, .spacer, .nothing: leaf
        case .stack, .grid, .group, .fitting, .each, .scroll: several
        case .choice(let state, let first, let second):
            if states[state] % 2 == 0 { view(first) } else if let second { view(second) }
        case .button(let state, let motion, let label):
            Button {
                states.advance(state, motion)
            } label: {
                view(label)
            }
        case .toggle(let state): Toggle("On", isOn: flag(state))
        case .slider(let state): Slider(value: number(state), in: 0...12)
        case .reader(let content):
            GeometryReader { proxy in
                VStack {
                    view(content)
                    Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minY))")
                }
            }
        case .owner(let content): SpecOwner(spec: content)
        case .draggable(let motion, let content): Draggable(motion: motion) { view(content) }
        case .modified(let content, let modifier):
            AnyView(view(content).modified(modifier, states, namespace) { AnyView(view($0)) })
        case .family(let family): FamilyView(spec: family, states: states) { AnyView(view($0)) }
        }
    }

    private func flag(_ state: Int) -> Binding<Bool> {
        Binding {
            states[state] % 2 == 1
        } set: { _ in
            states[state] += 1
        }
    }

    private func number(_ state: Int) -> Binding<Double> {
        Binding {
            Double(abs(states[state]) % 13)
        } set: {
            states[state] = Int($0)
        }
    }

    @ViewBuilder private var leaf: some View {
        switch spec {
        case .word(let number): Text(Self.words[abs(number) % Self.words.count])
        case .counter(let state): Text("\(states[state])")
        case .color(let number): Self.color(number)
        case .shape(let number):
            switch number % 4 {
            case 0: Circle().fill(Self.color(number))
            case 1: RoundedRectangle(cornerRadius: CGFloat(number)).stroke(Self.color(number), lineWidth: 2)
            case 2: Capsule().fill(Self.color(number))
            default: Rectangle().trim(from: 0, to: 0.1 * CGFloat(number)).fill(Self.color(number))
            }
        case .symbol(let number): Image(systemName: ["heart", "star.fill", "plus", "airplane"][abs(number) % 4])
        case .spacer: Spacer(minLength: 4)
        default: EmptyView()
        }
    }

    @ViewBuilder private var several: some View {
        switch spec {
        case .stack(let kind, let spacing, let children):
            let spacing = spacing.map { CGFloat($0) }
            switch kind {
            case .horizontal: HStack(alignment: .top, spacing: spacing) { views(children) }
            case .vertical: VStack(alignment: .leading, spacing: spacing) { views(children) }
            case .depth: ZStack(alignment: .bottomTrailing) { views(children) }
            }
        case .grid(let columns, let children):
            Grid {
                ForEach(0..<2, id: \.self) { _ in
                    GridRow { ForEach(0..<max(columns, 1), id: \.self) { view(children[$0 % children.count]) } }
                }
            }
        case .group(let children): Group { views(children) }
        case .fitting(let children):
            ViewThatFits {
                view(children[0])
                if children.count > 1 { view(children[1]) }
            }
        case .each(let state, let child):
            ForEach(elements(states[state]), id: \.self) { element in
                HStack(spacing: 2) {
                    view(child)
                    Text("\(element)")
                }
                .transition(element % 2 == 0 ? .opacity : .move(edge: .leading).combined(with: .opacity))
            }
        case .scroll(let isVertical, let isLazy, let count, let child):
            ScrollView(isVertical ? .vertical : .horizontal) {
                switch (isVertical, isLazy) {
                case (true, true): LazyVStack { rows(count, child) }
                case (true, false): VStack { rows(count, child) }
                case (false, true): LazyHStack { rows(count, child) }
                case (false, false): HStack { rows(count, child) }
                }
            }
        default: EmptyView()
        }
    }

    private func rows(_ count: Int, _ child: ViewSpec) -> some View {
        ForEach(0..<count, id: \.self) { row in
            view(child).frame(minHeight: 20)
            Text("Row \(row)")
        }
    }

    /// Up to five elements; another number leaves out, adds or turns around some.
    private func elements(_ number: Int) -> [Int] {
        let all = Array(0..<(abs(number) % 6))
        return number % 3 == 1 ? all.reversed() : all.filter { $0 != abs(number) % 4 }
    }
}

/// A view that follows the finger and goes back.
private struct Draggable<Content: View>: View {
    @GestureState private var distance = CGSize.zero
    @State private var resting = CGSize.zero
    let motion: MotionSpec?
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .offset(x: distance.width + resting.width, y: distance.height + resting.height)
            .gesture(
                DragGesture()
                    .updating($distance) { value, state, _ in state = value.translation }
                    .onEnded { value in
                        withAnimation(motion?.animation) {
                            resting.width = (resting.width + value.translation.width).clamped(to: 60)
                            resting.height = (resting.height + value.translation.height).clamped(to: 60)
                        }
                    }
            )
            .animation(motion?.animation, value: distance == .zero)
    }
}

extension CGFloat {
    fileprivate func clamped(to most: CGFloat) -> CGFloat { Swift.min(Swift.max(self, -most), most) }
}

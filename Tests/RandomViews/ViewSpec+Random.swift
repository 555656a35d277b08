import SeededNumbers

extension ViewSpec {
    /// A random interface: a family of views with others in it, or views alone.
    ///
    /// Most are small. All that was ever found took few views to be seen, and a large interface takes the time of a
    /// hundred small ones.
    static func randomInterface(hasFamilies: Bool, using random: inout SeededGenerator) -> ViewSpec {
        let most = random.chance(0.05) ? 1_500 : 250
        while true {
            let view =
                hasFamilies && random.chance(0.4)
                ? ViewSpec.family(.random(depth: .random(in: 0...2, using: &random), using: &random))
                : .random(depth: .random(in: 2...6, using: &random), using: &random)
            if view.size <= most { return view.withSingleSources() }
        }
    }

    /// A random view.
    ///
    /// - Parameters:
    ///   - depth: how many levels there may be below.
    ///   - random: where chance comes from.
    package static func random(depth: Int, using random: inout SeededGenerator) -> ViewSpec {
        guard depth > 0 else { return leaf(using: &random) }
        func child() -> ViewSpec { .random(depth: depth - 1, using: &random) }
        func children() -> [ViewSpec] { (0..<Int.random(in: 1...3, using: &random)).map { _ in child() } }
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<18: return .modified(child(), .random(depth: depth - 1, using: &random))
        case 18..<25:
            let spacing = random.chance(0.5) ? nil : Int.random(in: 0...20, using: &random)
            return .stack(random.pick(StackKind.allCases), spacing: spacing, children())
        case 25: return .grid(columns: .random(in: 1...3, using: &random), children())
        case 26: return .group(children())
        case 27: return .fitting(children())
        case 28, 29: return .each(state: state(using: &random), child())
        case 30:
            return .scroll(
                isVertical: random.chance(0.7), isLazy: random.chance(0.6), count: .random(in: 1...30, using: &random),
                child())
        case 31, 32: return .choice(state: state(using: &random), child(), random.chance(0.5) ? child() : nil)
        case 33, 34: return .button(state: state(using: &random), .random(using: &random), child())
        case 35: return .reader(child())
        case 36, 37: return .owner(child())
        case 38: return .draggable(.random(using: &random), child())
        default: return leaf(using: &random)
        }
    }

    private static func leaf(using random: inout SeededGenerator) -> ViewSpec {
        let number = Int.random(in: 0..<12, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<4: return .word(number)
        case 4, 5: return .counter(number)
        case 6, 7: return .color(number)
        case 8, 9: return .shape(number)
        case 10: return .symbol(number)
        case 11: return .spacer
        case 12: return random.chance(0.5) ? .toggle(state: number) : .slider(state: number)
        default: return .nothing
        }
    }

    fileprivate static func state(using random: inout SeededGenerator) -> Int {
        .random(in: 0..<ViewStates.count, using: &random)
    }
}

extension ModifierSpec {
    fileprivate static func random(depth: Int, using random: inout SeededGenerator) -> ModifierSpec {
        let number = Int.random(in: 0..<12, using: &random)
        let state = ViewSpec.state(using: &random)
        func view() -> ViewSpec { .random(depth: min(depth, 1), using: &random) }
        func length() -> Int? { random.chance(0.3) ? nil : .random(in: 0...160, using: &random) }
        switch Int.random(in: 0..<49, using: &random) {
        case 0: return .padding(number)
        case 1, 2: return .frame(width: length(), height: length())
        case 3: return .room(most: length())
        case 4: return .fixedSize
        case 5: return .ratio(number)
        case 6: return .priority(number)
        case 7: return .background(view())
        case 8: return .overlay(view())
        case 9: return .mask(view())
        case 10: return .clip(number)
        case 11: return .shadow(number)
        case 12: return .blur(state: state)
        case 13, 14: return .offset(state: state)
        case 15, 16: return .opacity(state: state)
        case 17: return .scale(state: state)
        case 18: return .rotation(state: state)
        case 19: return .tilt(state: state)
        case 20: return .hue(state: state)
        case 21: return .depth(state: state)
        case 22: return .tint(number)
        case 23: return .font(number)
        case 24: return .composite
        case 25: return .hidden(state: state)
        case 26: return .disabled(state: state)
        case 27: return .untouchable(state: state)
        case 28, 29: return .transition(number)
        case 30, 31: return .animation(.random(using: &random), state: state)
        case 32: return .identity(state: state)
        case 33: return .matched(number, isSource: random.chance(0.5))
        case 34: return .space
        case 35, 36: return .tap(state: state, .random(using: &random))
        case 37: return .press(state: state, .random(using: &random))
        case 38: return .appearing(state: state)
        case 39: return .following(state: state, other: ViewSpec.state(using: &random))
        case 40: return .preference(number)
        case 41: return .preferenceReader(state: state)
        case 42: return .geometry(state: state)
        case 43: return .mirrored(state: state)
        case 44: return .dark(state: state)
        case 45: return random.chance(0.5) ? .guide(number) : .inset(view())
        case 46: return .label(number)
        case 47: return random.chance(0.5) ? .unspoken(state: state) : .combined
        default: return random.chance(0.5) ? .focusable : .keys(state: state)
        }
    }
}

extension MotionSpec {
    fileprivate static func random(using random: inout SeededGenerator) -> MotionSpec? {
        random.chance(0.3) ? nil : random.pick(allCases)
    }
}

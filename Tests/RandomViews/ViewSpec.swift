/// A view written down: a sentence of the grammar that random interfaces are made from.
///
/// Numbers name things by their place in short lists (words, colors, curves), so that a spec is valid whatever they are:
/// a spec can be cut down piece by piece to find what it takes to fail.
package indirect enum ViewSpec: Codable, Hashable, Sendable {
    // Leaves
    case word(Int)
    /// What a state holds, as text.
    case counter(Int)
    case color(Int)
    case shape(Int)
    case symbol(Int)
    case spacer
    case nothing

    // Several views
    case stack(StackKind, spacing: Int?, [ViewSpec])
    case grid(columns: Int, [ViewSpec])
    case group([ViewSpec])
    case fitting([ViewSpec])
    /// Views for elements whose number and order a state decides.
    case each(state: Int, ViewSpec)
    case scroll(isVertical: Bool, isLazy: Bool, count: Int, ViewSpec)

    // One view
    case choice(state: Int, ViewSpec, ViewSpec?)
    case button(state: Int, MotionSpec?, ViewSpec)
    case toggle(state: Int)
    case slider(state: Int)
    case reader(ViewSpec)
    /// A view with state of its own, which what is inside it uses.
    case owner(ViewSpec)
    /// A view that can be dragged, and keeps what it was dragged by in a gesture state.
    case draggable(MotionSpec?, ViewSpec)
    case modified(ViewSpec, ModifierSpec)
    /// A list, a stack of screens, something presented, a field or a choice.
    case family(FamilySpec)

    package enum StackKind: Int, Codable, CaseIterable, Sendable {
        case horizontal, vertical, depth
    }

    /// The views directly inside.
    package var children: [ViewSpec] {
        switch self {
        case .word, .counter, .color, .shape, .symbol, .spacer, .nothing, .toggle, .slider: []
        case .stack(_, _, let children), .grid(_, let children), .group(let children), .fitting(let children): children
        case .each(_, let child), .scroll(_, _, _, let child), .button(_, _, let child), .reader(let child),
            .owner(let child), .draggable(_, let child):
            [child]
        case .choice(_, let first, let second): [first] + (second.map { [$0] } ?? [])
        case .modified(let child, let modifier): [child] + modifier.views
        case .family(let family): family.views
        }
    }

    /// How many views and modifiers there are.
    package var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// A modifier written down.
package indirect enum ModifierSpec: Codable, Hashable, Sendable {
    case padding(Int)
    case frame(width: Int?, height: Int?)
    case room(most: Int?)
    case fixedSize
    case ratio(Int)
    case priority(Int)
    case background(ViewSpec)
    case overlay(ViewSpec)
    case mask(ViewSpec)
    case clip(Int)
    case shadow(Int)
    case blur(state: Int)
    case offset(state: Int)
    case opacity(state: Int)
    case scale(state: Int)
    case rotation(state: Int)
    case tilt(state: Int)
    case hue(state: Int)
    case depth(state: Int)
    case tint(Int)
    case font(Int)
    case composite
    case hidden(state: Int)
    case disabled(state: Int)
    case untouchable(state: Int)
    case transition(Int)
    case animation(MotionSpec?, state: Int)
    case identity(state: Int)
    case matched(Int, isSource: Bool)
    case space
    case tap(state: Int, MotionSpec?)
    case press(state: Int, MotionSpec?)
    case appearing(state: Int)
    case following(state: Int, other: Int)
    case preference(Int)
    case preferenceReader(state: Int)
    case geometry(state: Int)
    case mirrored(state: Int)
    case dark(state: Int)
    case guide(Int)
    case inset(ViewSpec)
    case label(Int)
    case unspoken(state: Int)
    case combined
    case focusable
    case keys(state: Int)
    /// What changes nothing.
    case wrapped(Int)

    /// The views that the modifier brings along.
    package var views: [ViewSpec] {
        switch self {
        case .background(let view), .overlay(let view), .mask(let view), .inset(let view): [view]
        default: []
        }
    }
}

/// An animation written down.
package enum MotionSpec: Int, Codable, CaseIterable, Sendable {
    case spring, bouncy, interactive, interpolating, easeOut, linear, delayed, repeated
}

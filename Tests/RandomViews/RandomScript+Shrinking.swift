extension RandomScript {
    /// The smallest script that still fails, as far as leaving out pieces one at a time finds it.
    ///
    /// - Parameter fails: whether a script fails in the way that is looked for.
    @MainActor
    package func shrunk(while fails: (RandomScript) -> Bool) -> RandomScript {
        var smallest = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in smallest.simplerScripts where fails(candidate) {
                smallest = candidate
                isSmaller = true
                break
            }
        }
        return smallest
    }

    /// Scripts with a piece less, the largest pieces first.
    private var simplerScripts: [RandomScript] {
        var scripts: [RandomScript] = []
        var length = interactions.count / 2
        while length > 0 {
            for start in stride(from: 0, to: interactions.count, by: length) {
                var fewer = interactions
                fewer.removeSubrange(start..<min(start + length, fewer.count))
                scripts.append(RandomScript(view: view, interactions: fewer))
            }
            length /= 2
        }
        return view.simplerViews.map { RandomScript(view: $0, interactions: interactions) } + scripts
    }
}

extension ViewSpec {
    /// Views with a piece less: one of those inside instead of the whole, or the whole with a simpler one inside.
    var simplerViews: [ViewSpec] {
        var views = children
        if self != .nothing { views.append(.nothing) }
        for (place, child) in children.enumerated() {
            views += child.simplerViews.map { replacing(place, by: $0) }
        }
        switch self {
        case .stack(let kind, let spacing, let list) where list.count > 1:
            views += list.indices.map { .stack(kind, spacing: spacing, list.without($0)) }
        case .grid(let columns, let list) where list.count > 1:
            views += list.indices.map { .grid(columns: columns, list.without($0)) }
        case .group(let list) where list.count > 1: views += list.indices.map { .group(list.without($0)) }
        case .fitting(let list) where list.count > 1: views += list.indices.map { .fitting(list.without($0)) }
        case .scroll(let isVertical, let isLazy, let count, let child) where count > 1:
            views.append(.scroll(isVertical: isVertical, isLazy: isLazy, count: count / 2, child))
        default: break
        }
        return views
    }

    /// The view with another one in the place of a child.
    func replacing(_ place: Int, by view: ViewSpec) -> ViewSpec {
        func replaced(_ list: [ViewSpec]) -> [ViewSpec] {
            var list = list
            list[place] = view
            return list
        }
        switch self {
        case .stack(let kind, let spacing, let list): return .stack(kind, spacing: spacing, replaced(list))
        case .grid(let columns, let list): return .grid(columns: columns, replaced(list))
        case .group(let list): return .group(replaced(list))
        case .fitting(let list): return .fitting(replaced(list))
        case .each(let state, _): return .each(state: state, view)
        case .scroll(let isVertical, let isLazy, let count, _):
            return .scroll(isVertical: isVertical, isLazy: isLazy, count: count, view)
        case .choice(let state, let first, let second):
            return place == 0 ? .choice(state: state, view, second) : .choice(state: state, first, view)
        case .button(let state, let motion, _): return .button(state: state, motion, view)
        case .reader: return .reader(view)
        case .owner: return .owner(view)
        case .draggable(let motion, _): return .draggable(motion, view)
        case .modified(let child, let modifier):
            return place == 0 ? .modified(view, modifier) : .modified(child, modifier.replacingView(by: view))
        case .family(let family): return .family(family.replacing(place, by: view))
        default: return self
        }
    }
}

extension ModifierSpec {
    fileprivate func replacingView(by view: ViewSpec) -> ModifierSpec {
        switch self {
        case .background: .background(view)
        case .overlay: .overlay(view)
        case .mask: .mask(view)
        case .inset: .inset(view)
        default: self
        }
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> [Element] {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}

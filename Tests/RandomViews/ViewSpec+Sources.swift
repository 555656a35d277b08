/// With more than one source of a matched geometry, Apple's documentation says, what is shown is not defined.
extension ViewSpec {
    /// The interface with at most one source for each group of views with matched geometry.
    func withSingleSources() -> ViewSpec {
        var known: Set<Int> = []
        return withSources(notIn: &known, isRepeated: false)
    }

    private func withSources(notIn known: inout Set<Int>, isRepeated: Bool) -> ViewSpec {
        var view = self
        if case .modified(let child, .matched(let number, isSource: true)) = view,
            isRepeated || !known.insert(number % 3).inserted
        {
            view = .modified(child, .matched(number, isSource: false))
        }
        let isRepeated = isRepeated || view.repeatsViews
        for (place, child) in view.children.enumerated() {
            view = view.replacing(place, by: child.withSources(notIn: &known, isRepeated: isRepeated))
        }
        return view
    }

    /// Whether views inside are there more than once.
    private var repeatsViews: Bool {
        switch self {
        case .each, .scroll, .grid, .fitting, .family: true
        default: false
        }
    }
}

/// What the sections of views outside of any in a list are called, as long as the list changes.
struct LooseSections {
    private var known: [(name: Int, parts: [Subview.ID])] = []
    private var nameCount = 0

    /// Each section goes on under the name of that which had most of what is in it; one with nothing of an earlier one gets
    /// a name of its own. Where there was one and is one, it is the same whatever it has.
    ///
    /// - Complexity: O(n) in the parts where there is another number of such sections than one.
    mutating func names(of sections: [[Subview.ID]]) -> [Int] {
        var left = known
        var names: [Int] = []
        if sections.count == 1, left.count == 1 {
            names = [left[0].name]
        } else {
            for section in sections { names.append(name(of: Set(section), among: &left)) }
        }
        known = zip(names, sections).map { (name: $0, parts: $1) }
        return names
    }

    private mutating func name(
        of section: Set<Subview.ID>, among left: inout [(name: Int, parts: [Subview.ID])]
    ) -> Int {
        let shared = left.map { old in old.parts.count { section.contains($0) } }
        if let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) {
            return left.remove(at: index).name
        }
        nameCount += 1
        return nameCount
    }
}

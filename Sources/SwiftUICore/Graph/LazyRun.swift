/// A part of a lazy container's content whose views can be made one by one: the elements of a `ForEach`, or one view.
@MainActor
package protocol LazySlots: _ViewNode {
    /// How many slots there are; each holds the views of one element.
    var slotCount: Int { get }
    /// How many layout nodes a slot gives; nil where that shows when it is made.
    var nodesPerSlot: Int? { get }
    /// The slots whose views exist, ascending.
    var realizedSlots: [Int] { get }
    /// The node of a slot's views, if they exist.
    func node(ofSlot slot: Int) -> _ViewNode?
    /// Makes the views of a slot.
    func realize(_ slot: Int)
    /// Ends the views of a slot, which went out of sight.
    func release(_ slot: Int)
    /// The slot of the view that an id names, made or not.
    ///
    /// - Parameter byPlace: whether the id is a place in a range that is read once, and not one that the app gave.
    func slot(identified id: AnyHashable, byPlace: Bool) -> Int?
    /// Where the element of a slot was before the change that is being laid out; nil where it was not there.
    func previousSlot(of slot: Int) -> Int?
    /// Lets go of what `previousSlot` needs.
    func endChange()
}

extension LazySlots {
    package func previousSlot(of slot: Int) -> Int? { slot }
    package func endChange() {}
}

/// What a slot is in its section.
package enum LazyRole: UInt8, Hashable {
    case item
    case header
    case footer
}

/// Slots of one source that follow each other, all in one role of one section.
package struct LazyRun {
    package let source: any LazySlots
    package let count: Int
    package let nodesPerSlot: Int?
    package let role: LazyRole
    package let section: Int

    package func isSame(as other: LazyRun) -> Bool {
        source === other.source && count == other.count && role == other.role && section == other.section
    }
}

/// The runs of a lazy container's content, as they are being collected.
package struct LazyRunList {
    private(set) var runs: [LazyRun] = []
    private var section = 0
    private var lastSection = 0
    private var role = LazyRole.item

    @MainActor
    mutating func append(_ source: any LazySlots) {
        runs.append(
            LazyRun(
                source: source, count: source.slotCount, nodesPerSlot: source.nodesPerSlot, role: role,
                section: section))
    }

    /// Collects the parts of a section.
    @MainActor
    mutating func appendSection(header: _ViewNode?, content: _ViewNode?, footer: _ViewNode?) {
        let outer = (section, role)
        lastSection += 1
        section = lastSection
        for (part, role) in [(header, LazyRole.header), (content, .item), (footer, .footer)] {
            // A section in the header of another is part of the header.
            self.role = outer.1 == .item ? role : outer.1
            part?.appendLazyRuns(to: &self)
        }
        (section, role) = outer
    }
}

/// Names a slot in a list of runs.
package struct LazySlot: Hashable {
    package let run: Int
    package let slot: Int

    package init(run: Int, slot: Int) {
        self.run = run
        self.slot = slot
    }
}

/// A node that exists as long as its container and gives one layout node.
@MainActor
package protocol LazyUnit: LazySlots {}

extension LazyUnit {
    package var slotCount: Int { 1 }
    package var nodesPerSlot: Int? { 1 }
    package var realizedSlots: [Int] { [0] }
    package func node(ofSlot slot: Int) -> _ViewNode? { self }
    package func realize(_ slot: Int) {}
    package func release(_ slot: Int) {}
    package func slot(identified id: AnyHashable, byPlace: Bool) -> Int? { nil }
}

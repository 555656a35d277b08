/// A step that somebody took into the views and that can be taken back, such as a screen that was opened.
@MainActor
package struct TrailStep: Identifiable {
    /// Tells steps apart. Later steps have larger numbers, and none is used again in a window.
    nonisolated package struct ID: Hashable, Comparable, Sendable {
        package let number: UInt64

        package init(number: UInt64) { self.number = number }

        package static func < (first: ID, second: ID) -> Bool { first.number < second.number }
    }

    package let id: ID
    /// Takes the step back, and all that were taken from where it led.
    ///
    /// Behind a modal layer it stays, and that layer is asked to go instead, as by the Escape key.
    ///
    /// - Returns: whether the step was taken back.
    package let takeBack: () -> Bool
    /// Takes the step again once it was taken back, and tells whether that was possible; nil where it never is.
    package let takeAgain: (() -> Bool)?
}

/// What remembers the steps that were taken in one place, such as a stack of screens.
@MainActor
package protocol TrailKeeping: AnyObject {
    /// The place's own numbers of the steps that are taken now, from the first on. None is used again in the place.
    var stepNumbers: [Int] { get }
    /// Takes a step back, and all after it.
    func takeBack(step number: Int)
    /// What takes a step again after it was taken back, for as long as it would follow what it followed; nil where
    /// nothing is known that leads there.
    func again(step number: Int) -> (() -> Bool)?
    /// The steps in a form that can be kept, as far as they have one; nil where the first has none.
    var keptSteps: Data? { get }
    /// Takes steps that were kept, at once. Nothing happens where steps are taken already, or with data of others.
    func takeSteps(_ kept: Data)
}

extension View {
    /// Makes the steps that are remembered for this view part of the window's trail while the view is shown.
    nonisolated package func trail(_ keeper: any TrailKeeping) -> some View { modifier(TrailModifier(keeper: keeper)) }
}

nonisolated private struct TrailModifier: LayoutModifier {
    let keeper: any TrailKeeping

    @MainActor func makeWrapper(_ owner: _ViewNode) -> TrailNode { TrailNode(owner) }

    @MainActor func update(_ wrapper: TrailNode, _ transaction: Transaction, isNew: Bool) { wrapper.keeper = keeper }
}

/// A place in the window where steps are taken.
package final class TrailNode: LayoutNode {
    var keeper: (any TrailKeeping)?
    /// The ids of steps that have been asked for, by the place's own numbers.
    private var ids: [Int: TrailStep.ID] = [:]

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.trail.add(self)
    }

    package override func didDetach() {
        graph.trail.remove(self)
        keeper = nil
    }

    private func takeBack(_ number: Int) -> Bool {
        guard isAmong(\.reachableChildren) else {
            let escape = KeyPress(KeyEvent(key: .escape, characters: "", phase: .down, time: graph.now))
            var node = parent
            while let current = node {
                if (current as? WindowLayout)?.window.offer(escape) == true { break }
                node = current.parent
            }
            return false
        }
        keeper?.takeBack(step: number)
        return true
    }

    var steps: [TrailStep] {
        guard let keeper else { return [] }
        let numbers = keeper.stepNumbers
        ids = ids.filter { numbers.contains($0.key) }
        return numbers.map { number in
            let id = ids[number] ?? graph.trail.nextStep()
            ids[number] = id
            return TrailStep(
                id: id, takeBack: { [weak self] in self?.takeBack(number) ?? false },
                takeAgain: keeper.again(step: number))
        }
    }
}

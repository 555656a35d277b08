/// A row that a finger takes to another place among those of its collection.
@Observable
@MainActor
final class Reordering: FeatureObservable {
    struct Lift: Equatable {
        let collection: Subview.ID
        let id: AnyHashable
        var offset: Int
        var count: Int
        /// Where the finger took the row, in points of the window.
        let start: CGFloat
        /// Where the finger is.
        var finger: CGFloat
        /// Where the upper end of the row's place was in the window when the finger took it, and where it is now: the list
        /// scrolls, windows change their size, and rows come and go before it. Nil until it is known.
        var tops: (first: CGFloat, last: CGFloat)?
        /// The height of the row, in points.
        var height: CGFloat

        /// How far the row has been taken from its place, in points: it stays under the finger.
        var distance: CGFloat { finger - start - (tops.map { $0.last - $0.first } ?? 0) }

        static func == (one: Lift, other: Lift) -> Bool {
            one.collection == other.collection && one.id == other.id && one.offset == other.offset
                && one.count == other.count && one.start == other.start && one.finger == other.finger
                && one.tops?.first == other.tops?.first && one.tops?.last == other.tops?.last
                && one.height == other.height
        }
    }

    private(set) var lift: Lift?
    /// The heights of the rows that have been seen, in points. While a row is lifted, the others follow them: rows become
    /// higher in a window that becomes narrower.
    private var heights: [Subview.ID: [Int: CGFloat]] = [:]

    nonisolated init() {}

    func note(_ height: CGFloat, of element: ListedElement) {
        if heights[element.collection]?[element.offset] != height {
            heights[element.collection, default: [:]][element.offset] = height
        }
        guard var next = lift, isLifted(element) else { return }
        next.height = height
        next.offset = element.offset
        next.count = element.count
        if next != lift { lift = next }
    }

    /// The upper end of the lifted row's place is somewhere in the window.
    func notePlace(at top: CGFloat, of element: ListedElement) {
        guard isLifted(element), top.isFinite else { return }
        move { $0.tops = ($0.tops?.first ?? top, top) }
    }

    /// The place that the lifted row would take, counted among all.
    var target: Int? {
        guard let lift else { return nil }
        var rest = lift.distance
        var place = lift.offset
        while rest > 0, place + 1 < lift.count {
            let next = height(of: place + 1, lift)
            guard rest > next / 2 else { break }
            rest -= next
            place += 1
        }
        while rest < 0, place > 0 {
            let next = height(of: place - 1, lift)
            guard -rest > next / 2 else { break }
            rest += next
            place -= 1
        }
        return place
    }

    private func height(of offset: Int, _ lift: Lift) -> CGFloat {
        max(heights[lift.collection]?[offset] ?? lift.height, 1)
    }

    /// How far a row stands aside, in points.
    func shift(of element: ListedElement) -> CGFloat {
        guard let lift, lift.collection == element.collection, let target else { return 0 }
        if isLifted(element) { return lift.distance }
        if element.offset > lift.offset, element.offset <= target { return -lift.height }
        if element.offset < lift.offset, element.offset >= target { return lift.height }
        return 0
    }

    func isLifted(_ element: ListedElement) -> Bool {
        guard let lift, lift.collection == element.collection, lift.id == element.id else { return false }
        // Where ids repeat, the place tells rows apart, as long as none comes or goes.
        return lift.offset == element.offset || lift.count != element.count
    }

    func follow(_ phase: LiftPhase, _ element: ListedElement) {
        switch phase {
        case .began(let point, from: let start):
            let height = heights[element.collection]?[element.offset] ?? 44
            lift = Lift(
                collection: element.collection, id: element.id, offset: element.offset, count: element.count,
                start: start.y,
                finger: point.y, height: height)
            UISelectionFeedbackGenerator().selectionChanged()
        case .moved(let point): move { $0.finger = point.y }
        case .ended(let point):
            lift?.finger = point.y
            drop(element)
        case .cancelled: withAnimation(.easeOut(duration: 0.2)) { lift = nil }
        }
    }

    private func move(_ change: (inout Lift) -> Void) {
        guard var next = lift else { return }
        let before = target
        change(&next)
        guard next.distance.isFinite, next != lift else { return }
        lift = next
        if before != target { UISelectionFeedbackGenerator().selectionChanged() }
    }

    private func drop(_ element: ListedElement) {
        guard let lift, let target else { return }
        withAnimation(.easeOut(duration: 0.2)) {
            self.lift = nil
            guard target != lift.offset else { return }
            element.editing.move?(IndexSet(integer: lift.offset), target > lift.offset ? target + 1 : target)
        }
    }
}

/// Moves a row with the finger that lifted it, or out of the way of one.
struct RowReordering: ViewModifier {
    let subview: Subview
    let element: ListedElement?
    let model: ListModel

    /// What is known of a row: one that has taken another's place has the other's height no more.
    private struct Place: Equatable, Sendable {
        let offset: Int
        /// In points.
        let height: CGFloat

        init(_ offset: Int, _ height: CGFloat) {
            self.offset = offset
            self.height = height
        }
    }

    func body(content: Content) -> some View {
        if let element, element.editing.move != nil {
            let isLifted = model.reordering.isLifted(element)
            let shift = model.reordering.shift(of: element)
            content
                .onGeometryChange(for: Place.self, of: { [offset = element.offset] in Place(offset, $0.size.height) }) {
                    model.reordering.note($0.height, of: element)
                }
                .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0)
                .offset(y: shift)
                .onGeometryChange(for: CGFloat?.self, of: { isLifted ? $0.frame(in: .global).minY : nil }) {
                    if let top = $0 { model.reordering.notePlace(at: top, of: element) }
                }
                .animation(isLifted ? nil : .easeOut(duration: 0.2), value: shift)
                .zIndex(isLifted ? 1 : 0)
        } else {
            content
        }
    }
}

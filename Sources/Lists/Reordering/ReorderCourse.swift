/// A place among the elements of a collection.
struct ReorderPlace: Equatable {
    var collection: AnyHashable
    /// How many elements are before the place.
    var offset: Int
}

/// Where an element's view stands, while it is shown.
@MainActor
final class ReorderSlot: LettingGo {
    let probe = FrameProbe()
    var place = ReorderPlace(collection: ReorderableSingleCollectionIdentifier(), offset: 0)
    /// The elements of its collection, by their offsets.
    var element: (Int) -> Any? = { _ in nil }

    nonisolated init() {}

    func letGo() { element = { _ in nil } }

    var frame: CGRect? { probe.frame.flatMap { $0.isFinite ? $0 : nil } }
}

/// The way of an element that a finger takes along, and how the others make way.
@Observable
@MainActor
final class ReorderCourse: FeatureObservable {
    private(set) var lifted: ReorderSlot?
    /// The place in front of which the lifted element would go; nil where it would stay where it is.
    private(set) var target: ReorderPlace?
    /// How far the lifted view is from its place, in points.
    private(set) var displacement = CGSize.zero
    @ObservationIgnored private var slots: [ReorderSlot] = []
    @ObservationIgnored private var start = CGPoint.zero
    @ObservationIgnored private var finger = CGPoint.zero
    /// Where the lifted view's place was when the finger took it.
    @ObservationIgnored private var home: CGRect?

    nonisolated init() {}

    func add(_ slot: ReorderSlot) {
        slots.removeAll { $0 === slot }
        slots.append(slot)
    }

    func remove(_ slot: ReorderSlot) { slots.removeAll { $0 === slot } }

    // MARK: The finger

    /// - Parameter point: where the finger came down, in points of the window.
    func lift(_ slot: ReorderSlot, from point: CGPoint) {
        (start, finger, home) = (point, point, slot.frame)
        lifted = slot
        target = nil
        displacement = .zero
    }

    /// - Returns: whether the element would now go elsewhere.
    @discardableResult
    func move(to point: CGPoint) -> Bool {
        guard lifted != nil, point.x.isFinite, point.y.isFinite else { return false }
        finger = point
        follow()
        let before = target
        if let slot = slots.last(where: { $0.frame?.contains(point) ?? false }) { aim(at: slot) }
        return before != target
    }

    /// Keeps the view under the finger: its place moves where content scrolls, and where windows change their size.
    func follow() {
        guard let home, let frame = lifted?.frame else { return }
        let next = CGSize(
            width: finger.x - start.x + home.minX - frame.minX, height: finger.y - start.y + home.minY - frame.minY)
        if next != displacement { displacement = next }
    }

    private func aim(at slot: ReorderSlot) {
        guard let lifted, let frame = slot.frame else { return }
        var new: ReorderPlace? = slot.place
        if slot === lifted {
            new = nil
        } else if slot.place.collection == lifted.place.collection {
            if slot.place.offset > lifted.place.offset { new?.offset += 1 }
        } else {
            let isBehind =
                axis(of: slot.place.collection) == .horizontal ? finger.x > frame.midX : finger.y > frame.midY
            if isBehind { new?.offset += 1 }
        }
        if new != target { target = new }
    }

    /// Ends the course.
    ///
    /// - Returns: where the element goes, and the element behind that place; nil where it stays.
    func drop() -> (collection: AnyHashable, before: Any?)? {
        let target = target
        lifted = nil
        self.target = nil
        displacement = .zero
        guard let target, let slot = slots.first(where: { $0.place.collection == target.collection })
        else { return nil }
        return (target.collection, slot.element(target.offset))
    }

    // MARK: The views

    func isLifted(_ slot: ReorderSlot) -> Bool { lifted === slot }

    /// How far a view stands aside, in points.
    ///
    /// - Parameter place: that of the view in the body that asks, of which the slot is not told yet.
    func shift(of slot: ReorderSlot, at place: ReorderPlace) -> CGSize {
        guard let lifted else { return .zero }
        if lifted === slot { return displacement }
        guard let target else { return .zero }
        let former = lifted.place
        let isHome = place.collection == former.collection
        let isThere = place.collection == target.collection
        if isHome, place.offset > former.offset, !isThere || place.offset < target.offset {
            return advance(of: slot, at: place, by: -1)
        }
        if isThere, place.offset >= target.offset, !isHome || place.offset < former.offset {
            return advance(of: slot, at: place, by: 1)
        }
        return .zero
    }

    /// The way to the next place, or to the one before, that the lifted view leaves or needs.
    private func advance(of slot: ReorderSlot, at place: ReorderPlace, by step: Int) -> CGSize {
        guard let frame = slot.frame, let size = lifted?.frame?.size ?? home?.size else { return .zero }
        let spacing = spacing(of: place.collection)
        switch axis(of: place.collection) {
        case .vertical?: return CGSize(width: 0, height: CGFloat(step) * (size.height + spacing))
        case .horizontal?: return CGSize(width: CGFloat(step) * (size.width + spacing), height: 0)
        case nil:
            // In a grid, the place of the neighbor.
            let neighbor = ReorderPlace(collection: place.collection, offset: place.offset + step)
            guard let other = slots.first(where: { $0.place == neighbor })?.frame else { return .zero }
            return CGSize(width: other.minX - frame.minX, height: other.minY - frame.minY)
        }
    }

    private func frames(of collection: AnyHashable) -> [CGRect] {
        slots.filter { $0.place.collection == collection }
            .sorted { $0.place.offset < $1.place.offset }
            .compactMap(\.frame)
    }

    /// Along which axis a collection's views stand; nil for a grid, or another arrangement.
    private func axis(of collection: AnyHashable) -> Axis? {
        let frames = frames(of: collection)
        let pairs = zip(frames, frames.dropFirst())
        if pairs.allSatisfy({ $1.minY >= $0.maxY - 0.5 && $0.minX < $1.maxX && $1.minX < $0.maxX }) { return .vertical }
        if pairs.allSatisfy({ $0.minY < $1.maxY && $1.minY < $0.maxY }) { return .horizontal }
        return nil
    }

    /// The distance between neighbors, in points.
    private func spacing(of collection: AnyHashable) -> CGFloat {
        let frames = frames(of: collection)
        guard frames.count > 1 else { return 0 }
        let isVertical = axis(of: collection) == .vertical
        let gaps = zip(frames, frames.dropFirst()).map {
            isVertical ? $1.minY - $0.maxY : max($1.minX - $0.maxX, $0.minX - $1.maxX)
        }
        return max(gaps.min() ?? 0, 0)
    }
}

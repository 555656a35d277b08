/// Where the screens of a stack are: pure, told of changes and of the finger, and asked for places.
///
/// A place is a share of the width: 0 in front, 1 just beyond the trailing edge, -1 covered, where it is shown moved
/// by a third of the width toward the leading edge.
struct StackMotion: Equatable {
    /// The screens that exist, back to front, those on their way out included.
    private(set) var screens: [Screen]
    /// Grows with every motion that begins, so that the end of an older one is known as such.
    private(set) var number = 0
    /// Whether screens are on their way.
    private(set) var isMoving = false
    /// Whether a finger moves them.
    private(set) var isFollowing = false

    struct Screen: Equatable {
        let id: Int
        var place: Double
        /// Where it goes when it is not on the stack any more; nil while it is.
        var exit: Double?
    }

    init(_ ids: [Int]) {
        screens = ids.map { Screen(id: $0, place: -1) }
        screens[screens.count - 1].place = 0
    }

    /// The screen in front among those that stay.
    private var topIndex: Int { screens.lastIndex { $0.exit == nil } ?? 0 }

    /// Whether a screen can be seen, now or during the motion in progress.
    func isShown(_ id: Int) -> Bool {
        shownScreens.contains { $0.id == id }
    }

    /// The screens that can be seen, back to front.
    var shownScreens: [Screen] {
        let top = topIndex
        return screens.indices.filter { index in
            index == top || isMoving && (screens[index].id == underID || screens[index].exit != nil)
        }.map { screens[$0] }
    }

    /// The screen that the one in front covers, or uncovers, in the motion in progress.
    private var underID: Int?

    /// Takes up another stack.
    ///
    /// - Returns: whether screens have to move, which `settle` starts once those that are new exist.
    mutating func change(to ids: [Int]) -> Bool {
        let oldTop = screens[topIndex].id
        let staying = screens.filter { $0.exit == nil }.map(\.id)
        guard ids != staying, let newTop = ids.last else { return false }
        isFollowing = false
        let isPush = oldTop != newTop && !staying.contains(newTop) && ids.count >= staying.count
        let leaving = screens.filter { $0.exit != nil && !ids.contains($0.id) }
        let known = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0) })
        var next = ids.map { id in
            var screen = known[id] ?? Screen(id: id, place: id == newTop && isPush ? 1 : -1)
            screen.exit = nil
            return screen
        }
        guard oldTop != newTop else {
            screens = next + leaving
            return false
        }
        if var old = known[oldTop], !ids.contains(oldTop) {
            old.exit = isPush ? -1 : 1
            if isPush { next.insert(old, at: next.count - 1) } else { next.append(old) }
        }
        underID = isPush ? oldTop : newTop
        screens = next + leaving.filter { $0.id != oldTop }
        isMoving = true
        number += 1
        return true
    }

    /// Sends all screens to where they belong.
    mutating func settle() {
        let top = topIndex
        for index in screens.indices {
            screens[index].place = screens[index].exit ?? (index == top ? 0 : -1)
        }
        isFollowing = false
    }

    /// The motion with a number has come to its end.
    mutating func end(_ number: Int) {
        guard number == self.number, !isFollowing else { return }
        screens.removeAll { $0.exit != nil }
        isMoving = false
        underID = nil
        settle()
    }

    /// A finger takes the screen in front.
    ///
    /// - Returns: whether there is one below that can be uncovered.
    mutating func take() -> Bool {
        let staying = screens.indices.filter { screens[$0].exit == nil }
        guard !isMoving, staying.count > 1 else { return false }
        underID = screens[staying[staying.count - 2]].id
        isMoving = true
        isFollowing = true
        number += 1
        return true
    }

    /// The finger has brought the screen in front to a place, 0...1.
    mutating func follow(to place: Double) {
        guard isFollowing, let under = screens.firstIndex(where: { $0.id == underID }) else { return }
        screens[topIndex].place = min(max(place, 0), 1)
        screens[under].place = screens[topIndex].place - 1
    }

    /// The finger lets go and the screen in front is to stay.
    mutating func letGo() {
        guard isFollowing else { return }
        settle()
    }

    /// Whether a finger that lets go takes the screen away: fast enough, or far enough and not back.
    ///
    /// - Parameters:
    ///   - place: where the screen is, 0...1.
    ///   - velocity: in widths per second.
    static func commits(at place: Double, velocity: Double) -> Bool {
        abs(velocity) >= 1 ? velocity > 0 : place > 0.5
    }
}

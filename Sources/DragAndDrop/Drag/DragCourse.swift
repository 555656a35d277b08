/// Which of several places something is dragged over, without any view: takes where it is, and tells what to tell whom.
struct DragCourse<Target: Equatable> {
    /// What there is to do.
    enum Step: Equatable {
        case enter(Target)
        case update(Target)
        case exit(Target)
        case drop(Target)
    }

    /// Where it is now.
    private(set) var target: Target?

    /// It is over a place, or over none.
    mutating func move(over new: Target?) -> [Step] {
        guard new != target else { return new.map { [.update($0)] } ?? [] }
        let steps: [Step] = (target.map { [.exit($0)] } ?? []) + (new.map { [.enter($0), .update($0)] } ?? [])
        target = new
        return steps
    }

    /// It is let go.
    ///
    /// - Parameter accepts: whether the place takes it.
    mutating func end(accepts: Bool) -> [Step] {
        guard let last = target else { return [] }
        target = nil
        return accepts ? [.drop(last)] : [.exit(last)]
    }

    /// It is nowhere any more.
    mutating func cancel() -> [Step] { end(accepts: false) }
}

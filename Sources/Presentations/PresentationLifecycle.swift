/// Whether something is presented, and what of it: a machine that is told what is wanted and when something has left.
///
/// What is shown leaves before anything else comes. What is wanted again while it leaves comes when it has left.
struct PresentationLifecycle<ID: Hashable>: Equatable {
    enum Phase: Equatable {
        case absent
        case present(ID)
        case leaving(ID)
    }

    private(set) var phase = Phase.absent

    /// What is shown, also on its way out.
    var shown: ID? {
        switch phase {
        case .absent: nil
        case .present(let id), .leaving(let id): id
        }
    }

    var isLeaving: Bool {
        if case .leaving = phase { true } else { false }
    }

    /// Something is wanted, or nothing any more.
    mutating func want(_ id: ID?) {
        switch phase {
        case .absent: if let id { phase = .present(id) }
        case .present(let current): if current != id { phase = .leaving(current) }
        case .leaving: break
        }
    }

    /// What was leaving is gone.
    ///
    /// - Returns: whether something was leaving.
    mutating func left() -> Bool {
        guard isLeaving else { return false }
        phase = .absent
        return true
    }
}

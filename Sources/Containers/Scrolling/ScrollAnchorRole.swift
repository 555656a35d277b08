/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let rawValue: UInt8

    /// Which part of the content is shown at first.
    public static let initialOffset = ScrollAnchorRole(rawValue: 0)
    /// Which part is shown once content or scroll view have another size, unless somebody has scrolled away from it.
    public static let sizeChanges = ScrollAnchorRole(rawValue: 1)
    /// Where content is that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(rawValue: 2)
}

/// The anchors of scroll views, by role; nil stands for the leading and upper end, and for staying where it is.
struct ScrollAnchors: Equatable, Sendable {
    /// For the roles that nothing is said about by themselves.
    var common: UnitPoint?
    private var own: [UnitPoint??] = [nil, nil, nil]

    subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { own[Int(role.rawValue)] ?? common }
        set { own[Int(role.rawValue)] = .some(newValue) }
    }
}

private struct ScrollAnchorsKey: PlaceBoundKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Says which part of the content scroll views show at first, and when sizes change, and where small content is;
    /// nil stands for the leading and upper end.
    ///
    /// When content or scroll view change their size, that part is shown again unless somebody has scrolled away from it.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.common = anchor }
    }

    /// Says what an anchor of scroll views decides for one role alone; nil leaves it to the leading and upper end.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
    }
}

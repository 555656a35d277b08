/// What happens to a view where leading is right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is flipped under one direction.
    case mirrors(in: LayoutDirection)

    /// It is flipped where leading is right.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
    /// Says under which layout direction the view is shown mirrored, left for right; its place stays.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        var direction: LayoutDirection?
        if case .mirrors(let mirrored) = behavior { direction = mirrored }
        return flipped(in: direction)
    }
}

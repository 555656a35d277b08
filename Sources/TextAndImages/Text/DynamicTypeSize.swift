import RiffleTextLayout

/// How large the user wants text.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// What devices come with.
    case large
    /// Larger than usual.
    case xLarge
    /// Two steps larger than usual.
    case xxLarge
    /// The largest that is not for accessibility.
    case xxxLarge
    /// The first of the sizes for accessibility.
    case accessibility1
    /// The second of the sizes for accessibility.
    case accessibility2
    /// The third of the sizes for accessibility.
    case accessibility3
    /// The fourth of the sizes for accessibility.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether the size is one of those for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    package var category: TypeSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// How large the user wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the type size of this view and what is in it.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the type size of this view and what is in it within a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }
}

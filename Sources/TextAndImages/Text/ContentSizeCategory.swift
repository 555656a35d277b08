/// How large the user wants text, by the names of before iOS 15: the same as `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case extraSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// What devices come with.
    case large
    /// Larger than usual.
    case extraLarge
    /// Two steps larger than usual.
    case extraExtraLarge
    /// The largest that is not for accessibility.
    case extraExtraExtraLarge
    /// The first of the sizes for accessibility.
    case accessibilityMedium
    /// The second of the sizes for accessibility.
    case accessibilityLarge
    /// The third of the sizes for accessibility.
    case accessibilityExtraLarge
    /// The fourth of the sizes for accessibility.
    case accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
    /// How large the user wants text: `dynamicTypeSize` by its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
        set { dynamicTypeSize = DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3] }
    }
}

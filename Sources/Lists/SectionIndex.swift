// The index beside a list, whose letters lead to its sections. Lists here show none.

extension View {
    /// Names the section in the index beside the list.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { withoutSectionIndex }

    /// Names the section in the index beside the list.
    nonisolated public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { withoutSectionIndex }

    /// Names the section in the index beside the list.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel(_ labelResource: LocalizedStringResource) -> some View {
        withoutSectionIndex
    }

    /// Names the section in the index beside the list.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { withoutSectionIndex }

    /// Shows or hides the index beside the list.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        withoutEffect("listSectionIndexVisibility", because: "lists show no index of their sections")
    }

    nonisolated private var withoutSectionIndex: some View {
        withoutEffect("sectionIndexLabel", because: "lists show no index of their sections")
    }
}

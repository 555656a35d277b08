import SwiftUICore

extension View {
    /// Says what picture stands in dialogs. Those of phones have none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        withoutEffect("dialogIcon", because: "dialogs have no picture, as on an iPhone")
    }

    /// Offers not to ask again. Dialogs of phones have no place for it.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        withoutEffect("dialogSuppressionToggle", because: "dialogs have no place for it, as on an iPhone")
    }

    /// Offers not to ask again. Dialogs of phones have no place for it.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        withoutEffect("dialogSuppressionToggle", because: "dialogs have no place for it, as on an iPhone")
    }
}

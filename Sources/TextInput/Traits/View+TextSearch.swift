import SwiftUICore

extension View {
    /// Keeps somebody from searching in texts. Fields here have no search of their own.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("findDisabled", because: "texts have no search of their own that could be switched off")
    }

    /// Keeps somebody from replacing what was found in texts. Fields here have no search of their own.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("replaceDisabled", because: "texts have no search of their own that could be switched off")
    }
}

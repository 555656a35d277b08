import SwiftUICore

/// How somebody has arranged the tabs of a tab view.
@available(*, unavailable, message: "Tabs cannot be arranged yet; they stand in the order of the code.")
public struct TabViewCustomization: Codable, Sendable {
    /// As the code has the tabs.
    public init() {}

    /// Forgets how the tabs were arranged.
    public mutating func resetVisibility() {}

    /// Forgets in which order the tabs were put.
    public mutating func resetSectionOrder() {}
}

extension View {
    /// Lets somebody arrange the tabs.
    @available(*, unavailable, message: "Tabs cannot be arranged yet; leave it out on Linux.")
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

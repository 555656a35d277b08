/// A view with its name and traits, as `#Preview` gives it to the tools that show it.
public struct Preview: Sendable {
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// A preview of a view.
    ///
    /// - Parameters:
    ///   - name: What to call it; nil for the name of its file and line.
    ///   - traits: In what surroundings to show it; of two that contradict each other, the later one counts.
    ///   - body: Makes the view.
    @MainActor
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        self.body = body
    }

    /// What previews of views can be customized in.
    public struct ViewTraits: Sendable {}
}

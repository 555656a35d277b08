// The attribute below: nothing refers to the types that conform, and an optimized build would drop them for that.
/// A type that shows views to the preview tools, which find it by its conformance alone.
///
/// Each view at the top level of `previews` is a preview of its own. A preview is called by its
/// `previewDisplayName(_:)`, and `previewDevice(_:)`, `previewLayout(_:)` and `previewInterfaceOrientation(_:)` say in
/// what room it is shown. New code is shorter with `#Preview`.
///
///     struct BoardingPass_Previews: PreviewProvider {
///         static var previews: some View {
///             Text("Gate 12")
///                 .padding()
///                 .previewLayout(.sizeThatFits)
///                 .previewDisplayName("Gate")
///         }
///     }
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of view that `previews` gives.
    associatedtype Previews: View

    /// What to preview.
    @ViewBuilder static var previews: Self.Previews { get }
}

// The attribute below: nothing refers to the types that conform, and an optimized build would drop them for that.
/// A type that shows views to the preview tools, which find it by its conformance alone.
///
/// Each view at the top level of `previews` is a preview of its own.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of view that `previews` gives.
    associatedtype Previews: View

    /// What to preview.
    @ViewBuilder static var previews: Self.Previews { get }
}

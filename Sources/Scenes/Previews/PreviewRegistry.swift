// The attribute below: nothing refers to the types that conform, and an optimized build would drop them for that.
/// A preview that `#Preview` made: a type that the preview tools find by its conformance alone.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry {
    /// The file as the compiler names it: `Module/File.swift`.
    static var fileID: String { get }

    /// The line of `#Preview` in its file, from 1.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}

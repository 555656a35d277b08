/// Shows the images of a view in place of their own leaves.
package struct ImageDrawing {
    package let view: @MainActor (Image) -> AnyView

    package init(_ view: @escaping @MainActor (Image) -> AnyView) { self.view = view }
}

private struct ImageDrawingKey: EnvironmentKey {
    static var defaultValue: ImageDrawing? { nil }
}

extension EnvironmentValues {
    /// What shows images; nil where they show themselves. Only images that are made below it ask for it.
    package var imageDrawing: ImageDrawing? {
        get { self[ImageDrawingKey.self] }
        set { self[ImageDrawingKey.self] = newValue }
    }
}

/// An image that something else shows.
struct DrawnImage: View {
    let image: Image
    @Environment(\.imageDrawing) private var drawing

    init(image: Image) { self.image = image }

    var body: some View { drawing?.view(image) }
}

/// The texts and images of a view, as controls take them that show nothing else of it.
package struct ItemParts: Equatable {
    /// Their characters alone, in the order of the views.
    package var texts: [Text] = []
    /// As large as they are by themselves, in the order of the views.
    package var images: [ItemImage] = []

    package init() {}

    package var text: Text? { texts.first }
    package var image: ItemImage? { images.first }
}

/// An image of an item, as large as it is by itself: its symbol and its rendering are those that the item asks for.
package struct ItemImage: View, Equatable {
    let image: Image
    let variants: SymbolVariants
    let mode: SymbolRenderingMode?

    package var body: some View {
        image
            .environment(\.symbolVariants, variants)
            .environment(\.symbolRenderingMode, mode)
    }

    nonisolated package static func == (first: ItemImage, second: ItemImage) -> Bool {
        first.image == second.image && first.variants == second.variants && first.mode == second.mode
    }
}

/// Shows the texts and images of a view as a control wants them, whatever else the view is made of and whatever its
/// modifiers ask for: segments, menus and bars are UIKit's on Apple's platforms, which has titles and pictures only.
///
/// The view itself is there without being seen, so that its state lives and what it says to assistive technology counts.
package struct ItemReader<Item: View, Content: View>: View {
    private let item: Item
    private let contentSpeaks: Bool
    private let content: (ItemParts) -> Content
    @State private var parts = ItemParts()

    /// - Parameter contentSpeaks: whether assistive technology reads what is shown, rather than the view.
    package init(
        _ item: Item, contentSpeaks: Bool = false, @ViewBuilder content: @escaping (ItemParts) -> Content
    ) {
        self.item = item
        self.contentSpeaks = contentSpeaks
        self.content = content
    }

    package var body: some View {
        // There is one view whatever is known so far, so that the item is there to be read.
        ZStack { content(parts) }
            .accessibilityHidden(!contentSpeaks)
            .background {
                HiddenLabel(
                    label: ZStack { item }
                        .environment(\.textDrawing, TextDrawing { AnyView(ReadText(text: $0)) })
                        .environment(\.imageDrawing, ImageDrawing { AnyView(ReadImage(image: $0)) })
                        .environment(\.itemHasText, !parts.texts.isEmpty)
                        .accessibilityHidden(contentSpeaks))
            }
            .onPreferenceChange(ItemPartsKey.self) { parts = $0 }
    }
}

private struct ItemPartsKey: PreferenceKey {
    static var defaultValue: ItemParts { ItemParts() }

    static func reduce(value: inout ItemParts, nextValue: () -> ItemParts) {
        let next = nextValue()
        value.texts += next.texts
        value.images += next.images
    }
}

private struct ItemHasTextKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var itemHasText: Bool {
        get { self[ItemHasTextKey.self] }
        set { self[ItemHasTextKey.self] = newValue }
    }
}

/// A text of a view that is only read.
private struct ReadText: View {
    let text: Text
    @Environment(\.self) private var environment

    var body: some View {
        var parts = ItemParts()
        parts.texts = [text.plain(in: environment)]
        return
            text
            .environment(\.textDrawing, nil)
            .preference(key: ItemPartsKey.self, value: parts)
    }
}

/// An image of a view that is only read: beside a text it says nothing to those who cannot see it.
private struct ReadImage: View {
    let image: Image
    @Environment(\.itemHasText) private var hasText
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var mode

    var body: some View {
        var parts = ItemParts()
        parts.images = [ItemImage(image: image.inItsOwnSize, variants: variants, mode: mode)]
        return
            image
            .environment(\.imageDrawing, nil)
            .accessibilityHidden(hasText)
            .preference(key: ItemPartsKey.self, value: parts)
    }
}

/// A text as controls show it that take its characters alone: it looks as the views around ask.
package struct PlainText: View {
    private let text: Text
    @Environment(\.self) private var environment

    package init(_ text: Text) { self.text = text }

    package var body: some View { text.plain(in: environment) }
}

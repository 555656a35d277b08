// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource)) }
}

extension SharePreview where Icon == Never {
    /// A preview with a title and a picture; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(title: Text(titleResource)) }
}

extension SharePreview where Image == Never {
    /// A preview with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(title: Text(titleResource)) }
}

extension SharePreview {
    /// A preview with a title, a picture and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(title: Text(titleResource))
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares a text; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleResource)) }
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares an address; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleResource)) }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares something that can be transferred; the title is a resource.
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleResource))
        }
    }

    /// Shares things that can be transferred; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleResource))
        }
    }
}

import SwiftUICore

/// A button that offers something to other programs.
///
/// In a browser that is the browser's own way of sharing, and where it has none, the clipboard.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: [String]
    private let subject: Text?
    /// What is sent along with the items, as a text before them.
    private let message: Text?
    private let label: Label
    @Environment(\.self) private var environment

    private init(items: [String], subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    /// A button with the label.
    @MainActor public var body: some View {
        Button {
            let texts = (message.map { [$0.string(in: environment)] } ?? []) + items
            HostRequests.add(.share(texts, subject: subject?.string(in: environment)))
        } label: {
            label
        }
    }
}

/// The label of share links that say nothing else.
public struct DefaultShareLinkLabel: View {
    private let title: Text

    nonisolated init(_ title: Text? = nil) { self.title = title ?? Text("Share…") }

    /// The title with the symbol for sharing.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// How something that is shared is shown on the way.
public struct SharePreview<Image, Icon>: Sendable where Image: Sendable, Icon: Sendable {}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title. Browsers show previews of their own.
    public init(_ titleKey: LocalizedStringKey) {}

    /// A preview with a title. Browsers show previews of their own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where Icon == Never, Image == Texts.Image {
    /// A preview with a title and a picture. Browsers show previews of their own.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}

    /// A preview with a title and a picture. Browsers show previews of their own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items: [item], subject: subject, message: message, label: label())
    }

    /// Shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
        self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// Shares a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where Data == CollectionOfOne<String> {
    /// Shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: [item], subject: subject, message: message, label: label())
    }

    /// Shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel())
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: [item.absoluteString], subject: subject, message: message, label: label())
    }

    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
        self.init(items: [item.absoluteString], subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// Shares an address.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(
            items: [item.absoluteString], subject: subject, message: message,
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(
            items: [item.absoluteString], subject: subject, message: message, label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where Data == CollectionOfOne<URL> {
    /// Shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: [item.absoluteString], subject: subject, message: message, label: label())
    }

    /// Shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(items: [item.absoluteString], subject: subject, message: message, label: DefaultShareLinkLabel())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data: Sequence {
    /// Shares several texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == String {
        self.init(items: Array(items), subject: subject, message: message, label: label())
    }

    /// Shares several texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String, Label == DefaultShareLinkLabel {
        self.init(items: Array(items), subject: subject, message: message, label: DefaultShareLinkLabel())
    }

    /// Shares several addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == URL {
        self.init(items: items.map(\.absoluteString), subject: subject, message: message, label: label())
    }

    /// Shares several addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL, Label == DefaultShareLinkLabel {
        self.init(
            items: items.map(\.absoluteString), subject: subject, message: message, label: DefaultShareLinkLabel())
    }
}

import RiffleDragAndDrop
import Foundation
import SwiftUICore

/// A button that offers something to other programs.
///
/// In a browser texts and addresses go the browser's own way of sharing, or to the clipboard where it has none; what else can
/// be transferred is downloaded as files, which are called as the previews say.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: SharedItems
    private let subject: Text?
    /// What is sent along with the items, as a text before them.
    private let message: Text?
    private let label: Label
    @Environment(\.self) private var environment

    private init(items: [String], subject: Text?, message: Text?, label: Label) {
        self.init(.texts(items), subject, message, label)
    }

    fileprivate init(_ items: SharedItems, _ subject: Text?, _ message: Text?, _ label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    /// A button with the label.
    @MainActor public var body: some View {
        switch items {
        case .texts(let texts):
            Button {
                share(texts)
            } label: {
                label
            }
        case .things(let load): SharedThingsButton(load: load, share: { share($0) }, label: label)
        }
    }

    @MainActor private func share(_ texts: [String]) {
        let texts = (message.map { [$0.string(in: environment)] } ?? []) + texts
        HostRequests.add(.share(texts, subject: subject?.string(in: environment)))
    }
}

/// What a link shares.
private enum SharedItems {
    case texts([String])
    /// Made when the button is pressed.
    case things(@MainActor () async throws -> [SharedThing])

    /// - Parameter title: what the preview of an item says.
    static func items<Items: Sequence>(
        _ items: Items, _ title: @escaping (Items.Element) -> Text?
    ) -> SharedItems where Items.Element: Transferable {
        // Views, and what they share, are the main actor's.
        nonisolated(unsafe) let items = items
        nonisolated(unsafe) let title = title
        return .things {
            var things: [SharedThing] = []
            for item in items {
                let (data, type) = try await TransferredFile.data(of: item, as: [])
                things.append(SharedThing(data: data, type: type, title: title(item)))
            }
            return things
        }
    }
}

/// Something that is shared, as data.
private struct SharedThing {
    let data: Foundation.Data
    let type: UTType
    let title: Text?

    /// The data as a text; nil for what is none.
    var text: String? {
        type.conforms(to: .plainText) || type.conforms(to: .url) ? String(data: data, encoding: .utf8) : nil
    }
}

/// A button that shares what has to be made first: texts as texts, all else as files.
private struct SharedThingsButton<Label: View>: View {
    let load: @MainActor () async throws -> [SharedThing]
    let share: @MainActor ([String]) -> Void
    let label: Label
    @State private var files: [ExportedFile] = []
    @State private var isSaving = false
    @Environment(\.self) private var environment

    var body: some View {
        Button {
            Task {
                guard let things = try? await load() else { return }
                let texts = things.compactMap(\.text)
                if texts.count == things.count { return share(texts) }
                files = things.map {
                    ExportedFile($0.data, $0.type, $0.title?.string(in: environment) ?? "Untitled")
                }
                isSaving = true
            }
        } label: {
            label
        }
        .modifier(FileExporter(isPresented: $isSaving, onCancellation: {}, onCompletion: { _ in }, files: { files }))
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
public struct SharePreview<Image, Icon>: Sendable where Image: Sendable, Icon: Sendable {
    let title: Text

    init(title: Text) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title. Browsers show previews of their own; files are called by the title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// A preview with a title. Browsers show previews of their own; files are called by the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
    /// A preview with a title and a picture. Browsers show previews of their own; files are called by the title.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// A preview with a title and a picture. Browsers show previews of their own; files are called by the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
    /// A preview with a title and a symbol. Browsers show previews of their own; files are called by the title.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

    /// A preview with a title and a symbol. Browsers show previews of their own; files are called by the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview {
    /// A preview with a title, a picture and a symbol. Browsers show previews of their own; files are called by the title.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

    /// A preview with a title, a picture and a symbol. Browsers show previews of their own; files are called by the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }
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

extension ShareLink {
    /// Shares something that can be transferred.
    @_disfavoredOverload
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(.items([item]) { _ in preview.title }, subject, message, label())
    }

    /// Shares things that can be transferred.
    @_disfavoredOverload
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(.items(items) { preview($0).title }, subject, message, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares something that can be transferred.
    @_disfavoredOverload
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(.items([item]) { _ in preview.title }, subject, message, DefaultShareLinkLabel())
    }

    /// Shares something that can be transferred.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(.items([item]) { _ in preview.title }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares something that can be transferred.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(.items([item]) { _ in preview.title }, subject, message, DefaultShareLinkLabel(Text(title)))
    }

    /// Shares things that can be transferred.
    @_disfavoredOverload
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(.items(items) { preview($0).title }, subject, message, DefaultShareLinkLabel())
    }

    /// Shares things that can be transferred.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(.items(items) { preview($0).title }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }
}

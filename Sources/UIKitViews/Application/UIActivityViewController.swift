import Foundation

/// What code for UIKit shows to offer something to other programs: a `UIViewControllerRepresentable` shows it in a sheet,
/// or `present` on a window's `rootViewController` offers the items at once.
///
/// In a browser that is the browser's own way of sharing, and where it has none, the clipboard, as for a `ShareLink`.
public final class UIActivityViewController: UIViewController {
    let texts: [String]
    private let pictures: [UIImage]
    /// Told when the view is done: how, whether anything was done, what was made of the items, what went wrong.
    public var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Ways that are not offered: of those that are here, `copyToPasteboard` and `saveToCameraRoll`.
    public var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { view.changes.note() } }

    /// Told when the view is done: how, whether anything was done, what was made of the items, what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Offers items: texts, with or without attributes, addresses, and pictures. Others cannot be offered and are left out.
    ///
    /// - Parameter applicationActivities: nil, as an app's own ways of sharing are not known here.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        texts = activityItems.compactMap { item in
            switch item {
            case let text as String: text
            case let text as NSString: text.description
            case let text as NSAttributedString: text.string
            case let text as AttributedString: String(text.characters)
            case let url as URL: url.absoluteString
            case let url as NSURL: url.absoluteString
            default: nil
            }
        }
        pictures = activityItems.compactMap { $0 as? UIImage }
        super.init(nibName: nil, bundle: nil)
    }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Makes the view with the ways to share.
    public override func loadView() {
        view = ActivityView { [unowned self] in
            ActivityOffer(
                texts: texts, pictures: pictures, excluded: excludedActivityTypes ?? []
            ) { [weak self] kind, isDone in self?.completionWithItemsHandler?(kind, isDone, nil, nil) }
        }
    }
}

/// A way of sharing of an app's own; none can be made here.
public final class UIActivity {
    private init() {}

    /// A way of sharing.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String

        /// A way by name.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(apple name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

        /// To the clipboard.
        public static let copyToPasteboard = ActivityType(apple: "CopyToPasteboard")
        /// To the library of pictures: here to a file.
        public static let saveToCameraRoll = ActivityType(apple: "SaveToCameraRoll")
        /// To devices nearby; not offered here.
        public static let airDrop = ActivityType(apple: "AirDrop")
        /// By mail; not offered here by itself.
        public static let mail = ActivityType(apple: "Mail")
        /// In a message; not offered here by itself.
        public static let message = ActivityType(apple: "Message")
        /// On paper; not offered here by itself.
        public static let print = ActivityType(apple: "Print")
        /// As the picture of a person; not offered here.
        public static let assignToContact = ActivityType(apple: "AssignToContact")
        /// To be read later; not offered here.
        public static let addToReadingList = ActivityType(apple: "AddToReadingList")
        /// To a page of books; not offered here.
        public static let openInIBooks = ActivityType(apple: "OpenInIBooks")
        /// To a network; not offered here by itself.
        public static let postToFacebook = ActivityType(apple: "PostToFacebook")
        /// To a network; not offered here by itself.
        public static let postToTwitter = ActivityType(apple: "PostToTwitter")
        /// To a network; not offered here by itself.
        public static let postToWeibo = ActivityType(apple: "PostToWeibo")
        /// To a network; not offered here by itself.
        public static let postToVimeo = ActivityType(apple: "PostToVimeo")
        /// To a network; not offered here by itself.
        public static let postToFlickr = ActivityType(apple: "PostToFlickr")
        /// To a network; not offered here by itself.
        public static let postToTencentWeibo = ActivityType(apple: "TencentWeibo")
        /// As a file; not offered here by itself.
        public static let markupAsPDF = ActivityType(apple: "MarkupAsPDF")
    }
}

private final class ActivityView: UIView {
    private let content: @MainActor () -> ActivityOffer

    init(_ content: @escaping @MainActor () -> ActivityOffer) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var _content: AnyView { AnyView(content()) }
}

/// The ways to share, as buttons: a browser asks for a press before it shares anything.
private struct ActivityOffer: View {
    let texts: [String]
    let pictures: [UIImage]
    let excluded: [UIActivity.ActivityType]
    let finish: @MainActor (UIActivity.ActivityType?, Bool) -> Void
    @State private var isSaving = false
    @State private var isDone = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            Section {
                HStack {
                    Text(verbatim: texts.first ?? "\(pictures.count)").lineLimit(2)
                    Spacer()
                    Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
                        .labelStyle(.iconOnly).foregroundStyle(.secondary).buttonStyle(.plain)
                }
            }
            Section {
                if !texts.isEmpty {
                    Button("Share…", systemImage: "square.and.arrow.up") {
                        HostRequests.add(.share(texts, subject: nil))
                        end(nil)
                    }
                    if !excluded.contains(.copyToPasteboard) {
                        Button("Copy", systemImage: "doc.on.doc") {
                            UIPasteboard.general.string = texts.joined(separator: "\n")
                            end(.copyToPasteboard)
                        }
                    }
                }
                if !pictures.isEmpty, !excluded.contains(.saveToCameraRoll) {
                    Button("Save to Files", systemImage: "folder") { isSaving = true }
                }
            }
        }
        .modifier(
            FileExporter(
                isPresented: $isSaving, onCancellation: {}, onCompletion: { _ in end(.saveToCameraRoll) },
                files: {
                    pictures.compactMap { picture in picture.pngData().map { ExportedFile($0, .png, "Image") } }
                })
        )
        .onDisappear { if !isDone { finish(nil, false) } }
    }

    private func end(_ kind: UIActivity.ActivityType?) {
        isDone = true
        finish(kind, true)
        dismiss()
    }
}

extension UIViewController {
    /// Offers a controller's texts to other programs, in the window whose callback this is called in.
    ///
    /// - Parameter animated: changes nothing, as it is not here that the choice is shown.
    public func present(
        _ viewController: UIActivityViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        if !viewController.texts.isEmpty { HostRequests.add(.share(viewController.texts, subject: nil)) }
        completion?()
    }
}

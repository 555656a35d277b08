import RiffleDragAndDrop
import SwiftUICore
import Foundation

/// What has been copied in the window of the view that runs.
///
/// Text that is set goes to the clipboard of the browser too. What other programs have copied comes in through text
/// fields and a `PasteButton`: browsers tell nobody else.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// That of the window at work.
    public static let general = UIPasteboard()

    private let ownerless = Clipboard()
    private var clipboard: Clipboard {
        if let context = WindowContext.current { return context.window.clipboard }
        OwnerlessCode.report(
            "UIPasteboard.general", outcome: "It is a clipboard of the process's own, which no visitor sees.",
            alternative: "Use it in an action or a task of a view.")
        return ownerless
    }

    private init() {}

    /// How often something has been copied.
    public var changeCount: Int { clipboard.changeCount }

    /// The text that has been copied.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts that have been copied.
    public var strings: [String]? {
        get { clipboard.strings ?? url.map { [$0.absoluteString] } }
        set {
            clipboard.strings = newValue
            if let text = newValue?.first { HostRequests.add(.copy(text)) }
        }
    }

    /// The address that has been copied.
    public var url: URL? {
        get { clipboard.thing as? URL }
        set {
            take(newValue)
            if let newValue { HostRequests.add(.copy(newValue.absoluteString)) }
        }
    }

    /// The picture that has been copied.
    public var image: UIImage? {
        get { clipboard.thing as? UIImage }
        set { take(newValue) }
    }

    /// The color that has been copied.
    public var color: UIColor? {
        get { clipboard.thing as? UIColor }
        set { take(newValue) }
    }

    /// Copies something of a type: text, an address, a picture, or their data. Others are kept for the app itself.
    ///
    /// - Parameter pasteboardType: the identifier of a type, such as `UTType.plainText.identifier`.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        let type = UTType(pasteboardType)
        switch value {
        case let text as String: if type == .url, let url = URL(string: text) { self.url = url } else { string = text }
        case let address as URL: url = address
        case let picture as UIImage: image = picture
        case let paint as UIColor: color = paint
        case let data as Data: setData(data, forPasteboardType: pasteboardType)
        default: take(value)
        }
    }

    /// Copies the data of something of a type: of a text or a picture, or what the app knows itself.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        let type = UTType(pasteboardType)
        if type?.conforms(to: .text) == true, let text = String(data: data, encoding: .utf8) {
            string = text
        } else if type?.conforms(to: .image) == true, let picture = UIImage(data: data) {
            image = picture
        } else {
            take(data)
        }
    }

    /// What has been copied, where it is of a type: a text, an address, a picture, a color.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        guard let type = UTType(pasteboardType) else { return clipboard.thing }
        if type.conforms(to: .url) { return url }
        if type.conforms(to: .image) { return image }
        if type.conforms(to: .text) { return string }
        return clipboard.thing
    }

    /// Whether text has been copied.
    public var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether an address has been copied.
    public var hasURLs: Bool { url != nil }
    /// Whether a picture has been copied.
    public var hasImages: Bool { image != nil }
    /// Whether a color has been copied.
    public var hasColors: Bool { color != nil }

    private func take(_ thing: Any?) {
        if let thing { clipboard.copy(thing) } else { clipboard.strings = nil }
    }
}

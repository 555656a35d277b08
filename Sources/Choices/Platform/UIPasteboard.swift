import SwiftUICore
import Foundation

/// What has been copied within the program.
///
/// Text that is set goes to the clipboard of the browser too. What other programs have copied comes in through text
/// fields only: browsers tell nobody else.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// What has been copied.
    public static let general = UIPasteboard()

    private var content: Content?

    private enum Content {
        case strings([String])
        case url(URL)
        case image(UIImage)
        case color(UIColor)
    }

    private init() {}

    /// How often something has been copied.
    public private(set) var changeCount = 0

    /// The text that has been copied.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts that have been copied.
    public var strings: [String]? {
        get {
            switch content {
            case .strings(let strings): strings
            case .url(let url): [url.absoluteString]
            default: nil
            }
        }
        set { take(newValue.map { .strings($0) }) }
    }

    /// The address that has been copied.
    public var url: URL? {
        get { if case .url(let url) = content { url } else { nil } }
        set { take(newValue.map { .url($0) }) }
    }

    /// The picture that has been copied.
    public var image: UIImage? {
        get { if case .image(let image) = content { image } else { nil } }
        set { take(newValue.map { .image($0) }) }
    }

    /// The color that has been copied.
    public var color: UIColor? {
        get { if case .color(let color) = content { color } else { nil } }
        set { take(newValue.map { .color($0) }) }
    }

    /// Whether text has been copied.
    public var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether an address has been copied.
    public var hasURLs: Bool { url != nil }
    /// Whether a picture has been copied.
    public var hasImages: Bool { image != nil }

    private func take(_ new: Content?) {
        content = new
        changeCount += 1
        if case .strings(let strings) = new, let text = strings.first { HostRequests.add(.copy(text)) }
    }
}

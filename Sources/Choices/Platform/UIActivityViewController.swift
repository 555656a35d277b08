import Foundation

/// What code for UIKit shows to offer something to other programs: `present` it on a window's `rootViewController`.
///
/// In a browser that is the browser's own way of sharing, and where it has none, the clipboard, as for a `ShareLink`.
public final class UIActivityViewController: UIViewController {
    fileprivate let texts: [String]

    /// Offers items: texts, with or without attributes, and addresses. Others cannot be offered and are left out.
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
        super.init()
    }
}

/// A way of sharing of an app's own; none can be made here.
public final class UIActivity {
    private init() {}
}

extension UIViewController {
    /// Offers a controller's items to other programs, in the window whose callback this is called in.
    ///
    /// - Parameter animated: changes nothing, as it is not here that the choice is shown.
    public func present(
        _ viewController: UIActivityViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        if !viewController.texts.isEmpty { HostRequests.add(.share(viewController.texts, subject: nil)) }
        completion?()
    }
}

import Foundation
import Hosting

/// One thing that a page does for the app outside of its views.
struct RequestMessage: Codable, Hashable, Sendable {
    /// An address to open.
    var open: String?
    /// Texts and addresses to offer to other programs.
    var share: [String]?
    /// What the shared things are about.
    var subject: String?
    /// A text for the clipboard.
    var copy: String?
    /// A text for a screen reader to say.
    var announce: String?

    init(_ request: HostRequest) {
        switch request {
        case .open(let url): open = url.absoluteString
        case .share(let items, let subject):
            share = items
            self.subject = subject
        case .copy(let text): copy = text
        case .announce(let text): announce = text
        }
    }
}

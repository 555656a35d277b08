/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    /// The person thought better of it.
    case cancelled
    /// It waits to be sent.
    case sent
    /// It could not be sent.
    case failed
}

/// Told what became of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The person is done with the message; takes the controller away.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Lets people write a message: here nobody can, as on a device that cannot send any.
///
/// Who shows one without asking `canSendText()` sees nothing, and hears at once that the message could not be sent.
open class MFMessageComposeViewController: UIViewController {
    /// Whether the device can send messages: no.
    open class func canSendText() -> Bool { false }
    /// Whether messages can have a subject: no.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have files: no.
    open class func canSendAttachments() -> Bool { false }
    /// Whether files of a type can be sent: no.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Who is told what became of the message.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom it is.
    open var recipients: [String]?
    /// What it is about.
    open var subject: String?
    /// The text.
    open var body: String?

    /// Adds a file: which cannot be.
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    /// Adds a file: which cannot be.
    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }

    /// Keeps people from adding files.
    open func disableUserAttachments() {}

    /// Tells that the message could not be sent.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { @MainActor [weak self] in
            guard let self else { return }
            guard let messageComposeDelegate else { return dismiss(animated: true) }
            messageComposeDelegate.messageComposeViewController(self, didFinishWith: .failed)
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The person thought better of it.
    case cancelled
    /// It is kept as a draft.
    case saved
    /// It waits to be sent.
    case sent
    /// It could not be sent.
    case failed
}

/// Why a mail could not be sent.
public struct MFMailComposeError: _BridgedStoredNSError, Hashable {
    /// The error as Foundation has it.
    public let _nsError: NSError

    /// An error of Foundation's, of this domain.
    public init(_nsError error: NSError) {
        precondition(error.domain == MFMailComposeErrorDomain)
        _nsError = error
    }

    /// The domain of errors of mails.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    /// The domain of errors of mails.
    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }

    /// Why.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error that the code is of.
        public typealias _ErrorType = MFMailComposeError

        /// It could not be kept as a draft.
        case saveFailed
        /// It could not be sent.
        case sendFailed
    }

    /// It could not be kept as a draft.
    public static var saveFailed: Code { .saveFailed }
    /// It could not be sent.
    public static var sendFailed: Code { .sendFailed }
}

/// Told what became of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The person is done with the mail; takes the controller away.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Takes the controller away.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}

/// Lets people write a mail: here nobody can, as on a device without an account for mail.
///
/// Who shows one without asking `canSendMail()` sees nothing, and hears at once that the mail could not be sent.
open class MFMailComposeViewController: UIViewController {
    /// Whether the device can send mail: no.
    open class func canSendMail() -> Bool { false }

    /// Who is told what became of the mail.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// What the mail is about.
    open func setSubject(_ subject: String) {}
    /// To whom it is.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Who else has it.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who else has it, of whom the others do not know.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// The text.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Which of the person's addresses it is from.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// Tells that the mail could not be sent.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { @MainActor [weak self] in
            guard let self else { return }
            guard let mailComposeDelegate else { return dismiss(animated: true) }
            mailComposeDelegate.mailComposeController(
                self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
        }
    }
}

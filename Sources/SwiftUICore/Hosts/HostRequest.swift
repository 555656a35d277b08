/// What a host does for the views outside of its window.
package enum HostRequest: Hashable, Sendable {
    /// Opens an address.
    case open(URL)
    /// Offers texts and addresses to other programs.
    case share([String], subject: String?)
    /// Puts a text where other programs can paste it.
    case copy(String)
    /// Has a screen reader say something.
    case announce(String)
    /// Leads assistive technology to an element; 0 for the first there is.
    case attend(UInt32)
    /// Asks something, to be answered under this number.
    case ask(UInt32, HostQuestion)
    /// Takes back what was asked under this number.
    case withdraw(UInt32)
    /// Keeps the display on, or no longer.
    case keepAwake(Bool)
    /// Shows the mouse's pointer in a look; nil for what the host shows by itself.
    case pointer(PointerLook?)
}

/// Requests and feedback on their way to the host of one window, which takes them with the next frame.
@MainActor
package final class PendingHostRequests {
    private var requests: [HostRequest] = []
    private var feedback: [SensoryFeedback] = []
    /// More than this between two frames is a mistake, or malice.
    private static let limit = 16
    /// Called for each request; a task may make one while nothing moves.
    var onAdd: (() -> Void)?

    nonisolated init() {}

    func add(_ request: HostRequest) {
        guard requests.count < Self.limit else { return }
        requests.append(request)
        onAdd?()
    }

    func add(_ feedback: SensoryFeedback) {
        guard self.feedback.count < Self.limit else { return }
        self.feedback.append(feedback)
        onAdd?()
    }

    /// Removes and returns all there is, oldest first.
    func drain() -> (requests: [HostRequest], feedback: [SensoryFeedback]) {
        defer {
            requests.removeAll()
            feedback.removeAll()
        }
        return (requests, feedback)
    }

    /// Drops everything, as the window has closed, or has no views for a while.
    func end() {
        _ = drain()
        onAdd = nil
    }
}

/// Where code leaves requests that do not name a window: with the window that it belongs to.
package enum HostRequests {
    /// Leaves a request to the host of a window; what belongs to no window is dropped, and reported once.
    package static func add(_ request: HostRequest, in context: WindowContext? = .current) {
        guard let context else { return request.reportOwnerless() }
        guard !context.window.hasEnded else { return }
        MainThread.run { context.window.requests.add(request) }
    }

    /// Leaves feedback to the host of a window; what belongs to no window is dropped, and reported once.
    package static func add(_ feedback: SensoryFeedback, in context: WindowContext? = .current) {
        guard let context else {
            return OwnerlessCode.report(
                "UIFeedbackGenerator", outcome: "Nothing is felt.",
                alternative: "Give feedback in an action, or with sensoryFeedback(_:trigger:).")
        }
        guard !context.window.hasEnded else { return }
        MainThread.run { context.window.requests.add(feedback) }
    }
}

extension HostRequest {
    /// Says which call was made by code that belongs to no window, and what to do instead.
    fileprivate func reportOwnerless() {
        switch self {
        case .open:
            OwnerlessCode.report(
                "UIApplication.open", outcome: "The address was not opened.",
                alternative: "Call it in an action or a task of a view, or keep the view's @Environment(\\.openURL), "
                    + "which knows its window.")
        case .share:
            OwnerlessCode.report(
                "Sharing", outcome: "Nothing was shared.",
                alternative: "Use a ShareLink, or present the controller in an action of a view.")
        case .copy:
            OwnerlessCode.report(
                "UIPasteboard", outcome: "No clipboard was changed.",
                alternative: "Copy in an action or a task of a view.")
        case .announce, .attend:
            OwnerlessCode.report(
                "AccessibilityNotification.post", outcome: "Nothing was announced.",
                alternative: "Post it in an action, a task or onChange of a view.")
        case .ask:
            OwnerlessCode.report(
                "A question for files or the clipboard", outcome: "Nobody was asked.",
                alternative: "Ask in an action of a view.")
        case .keepAwake:
            OwnerlessCode.report(
                "UIApplication.isIdleTimerDisabled", outcome: "No display is kept on.",
                alternative: "Set it in onAppear, an action or a task of a view.")
        case .pointer, .withdraw: break
        }
    }
}

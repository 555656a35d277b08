/// What a window has for its host, besides what it shows.
@MainActor
final class Outbox {
    /// Feedback that events brought about since the last frame.
    var feedback: [SensoryFeedback] = []
    /// What events since the last frame want of the host.
    var requests: [HostRequest] = []
    /// What the window's code has asked of its host.
    let queue = HostRequestQueue()

    /// Lets go of everything, as the views have ended.
    func end() {
        feedback = []
        requests = []
    }
}

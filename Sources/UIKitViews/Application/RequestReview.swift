import SwiftUICore

/// Asks people to rate the app in a store. A store decides whether it asks them; here, without one, nobody is asked.
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated fileprivate init() {}

    /// Asks for a rating.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks people to rate the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks people to rate the app in a store, from code outside of views; here nobody is asked.
@MainActor @preconcurrency
public enum SKStoreReviewController {
    /// Asks for a rating.
    public static func requestReview() {}

    /// Asks for a rating in a window.
    public static func requestReview(in windowScene: UIWindowScene) {}
}

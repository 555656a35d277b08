import Foundation
import SwiftUICore

/// Shows a view of AppKit's.
@available(*, unavailable, message: "There are no AppKit views on Linux; write the view in SwiftUI.")
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {}

/// Recognizes a gesture with a recognizer of UIKit's.
@available(
    *, unavailable, message: "There are no UIKit gestures on Linux; use DragGesture, MagnifyGesture and the like."
)
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {}

/// What somebody does in an app, for other devices and searches.
@available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; addresses come to onOpenURL.")
public class NSUserActivity: NSObject {
    /// What somebody does, by a name of the app's own.
    public init(activityType: String) {}

    /// What somebody does, by a name of the app's own.
    public var activityType: String { "" }
    /// What it is called.
    public var title: String?
    /// What is needed to go on with it.
    public var userInfo: [AnyHashable: Any]?
    /// The address of the same on the web.
    public var webpageURL: URL?
    /// What has to be there to go on with it.
    public var requiredUserInfoKeys: Set<String>?
    /// Words to find it by.
    public var keywords: Set<String> = []
    /// Whether other devices may go on with it.
    public var isEligibleForHandoff = false
    /// Whether it is found by searches.
    public var isEligibleForSearch = false
    /// Whether it is found by everybody's searches.
    public var isEligibleForPublicIndexing = false
    /// Whether it is proposed.
    public var isEligibleForPrediction = false
    /// Whether what is needed has to be asked for.
    public var needsSave = false
    /// Under which name it can be forgotten.
    public var persistentIdentifier: String?

    /// Says that it is what somebody does now.
    public func becomeCurrent() {}
    /// Says that it is no longer what somebody does.
    public func resignCurrent() {}
    /// Ends it.
    public func invalidate() {}
    /// Adds to what is needed to go on with it.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

extension View {
    /// Tells the system what somebody does here.
    @available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; leave it out on Linux.")
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }

    /// Tells the system what somebody does with something here.
    @available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; leave it out on Linux.")
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        self
    }

    /// Goes on with what somebody did on another device.
    @available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; use onOpenURL.")
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }
}

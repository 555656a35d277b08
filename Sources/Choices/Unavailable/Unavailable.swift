import SwiftUICore
import Foundation

// Names that code for phones asks for and no Linux can have: the compiler says why, and what to use instead.

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

/// How somebody has arranged the tabs of a tab view.
@available(*, unavailable, message: "Tabs cannot be arranged yet; they stand in the order of the code.")
public struct TabViewCustomization: Codable, Sendable {
    /// As the code has the tabs.
    public init() {}

    /// Forgets how the tabs were arranged.
    public mutating func resetVisibility() {}

    /// Forgets in which order the tabs were put.
    public mutating func resetSectionOrder() {}
}

/// Something that a rotor of VoiceOver's goes to.
@available(
    *, unavailable,
    message: "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
)
public struct AccessibilityRotorEntry<ID: Hashable>: View {
    /// There is nothing to show.
    public typealias Body = Never

    /// Something with an id.
    public init(_ label: Text, id: ID) {}

    /// Something with an id.
    public init(_ labelKey: LocalizedStringKey, id: ID) {}

    /// Something with an id.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID) {}

    /// Something with an id in a namespace.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
}

/// A rotor that VoiceOver has.
@available(
    *, unavailable,
    message: "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
)
public struct AccessibilitySystemRotor: Sendable {
    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Text that has been marked.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

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

    /// Lets somebody arrange the tabs.
    @available(*, unavailable, message: "Tabs cannot be arranged yet; leave it out on Linux.")
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor(
        _ label: LocalizedStringKey, @ViewBuilder entries: () -> some View
    ) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View
    ) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Shows views below a text field that complete what is typed.
    @available(*, unavailable, message: "It is macOS's own; use searchable with searchSuggestions.")
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// What a suggestion completes the text to.
    @available(*, unavailable, message: "It is macOS's own; use searchable with searchSuggestions.")
    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
}

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

/// A function that a graphics processor runs for each pixel.
@available(
    *, unavailable, message: "Shaders need Metal, which Linux has not; use visualEffect, blur and color effects."
)
public struct Shader {}

/// The shaders of an app.
@available(
    *, unavailable, message: "Shaders need Metal, which Linux has not; use visualEffect, blur and color effects."
)
public struct ShaderLibrary {}

/// Rows with columns.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct Table {}

/// A column of a table.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct TableColumn {}

/// How somebody has arranged the tabs of a tab view.
@available(*, unavailable, message: "Tabs cannot be arranged yet; they stand in the order of the code.")
public struct TabViewCustomization {}

/// Something that a rotor of VoiceOver's goes to.
@available(
    *, unavailable,
    message: "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
)
public struct AccessibilityRotorEntry {}

/// Windows for documents.
@available(
    *, unavailable, message: "There is no browser of documents; open and save with fileImporter and fileExporter."
)
public struct DocumentGroup {}

/// What somebody does in an app, for other devices and searches.
@available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; addresses come to onOpenURL.")
public final class NSUserActivity: NSObject {}

extension View {
    /// Tells the system what somebody does here.
    @available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; leave it out on Linux.")
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (AnyObject) -> Void
    ) -> some View {
        self
    }

    /// Tells the system what somebody does with something here.
    @available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; leave it out on Linux.")
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, AnyObject) -> Void
    ) -> some View {
        self
    }

    /// Goes on with what somebody did on another device.
    @available(*, unavailable, message: "There is no Handoff or Spotlight on Linux; use onOpenURL.")
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (AnyObject) -> Void
    ) -> some View {
        self
    }

    /// Lets somebody arrange the tabs.
    @available(*, unavailable, message: "Tabs cannot be arranged yet; leave it out on Linux.")
    nonisolated public func tabViewCustomization<T>(_ customization: T) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor(
        _ label: LocalizedStringKey, @ViewBuilder entries: () -> some View
    ) -> some View { self }

    /// Shows views below a text field that complete what is typed.
    @available(*, unavailable, message: "It is macOS's own; use searchable with searchSuggestions.")
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
}

import SwiftUICore

// What systems and devices do that browsers and pictures have not: code that asks for it goes on without, as it does on devices
// that have it not.

extension Image {
    /// How much brighter than white a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// No brighter.
        public static let standard = DynamicRange(name: "standard")
        /// Somewhat brighter.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the display can.
        public static let high = DynamicRange(name: "high")
    }
}

/// Whether something opens while things are dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// It does.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// It does not.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
    /// Has swipes from the edges of the screen reach the app before the system. Browsers have none of the system's.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        withoutEffect(
            "defersSystemGestures", because: "browsers have no gestures of a system at their edges that could wait")
    }

    /// Says how much brighter than white pictures may be. Pictures here have no more than white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        withoutEffect("allowedDynamicRange", because: "pictures are no brighter than white")
    }

    /// Says whether controls act when something that is dragged rests on them. They do not, as on a phone.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        withoutEffect(
            "springLoadingBehavior",
            because: "controls do not act while something is dragged over them, as on an iPhone")
    }

    /// Says what picture stands in dialogs. Those of phones have none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        withoutEffect("dialogIcon", because: "dialogs have no picture, as on an iPhone")
    }

    /// Says which events open a window with the view. There is one window, and it takes all of them.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        withoutEffect("handlesExternalEvents", because: "there is one window, which takes all events")
    }

    /// Offers not to ask again. Dialogs of phones have no place for it.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        withoutEffect("dialogSuppressionToggle", because: "dialogs have no place for it, as on an iPhone")
    }

    /// Offers not to ask again. Dialogs of phones have no place for it.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        withoutEffect("dialogSuppressionToggle", because: "dialogs have no place for it, as on an iPhone")
    }

    /// Keeps somebody from searching in texts. Fields here have no search of their own.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("findDisabled", because: "texts have no search of their own that could be switched off")
    }

    /// Keeps somebody from replacing what was found in texts. Fields here have no search of their own.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect("replaceDisabled", because: "texts have no search of their own that could be switched off")
    }

    /// Says which language texts are set for. Lines are as high as their letters ask for, whatever the language.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        withoutEffect("typesettingLanguage", because: "lines are as high as their letters ask for in all languages")
    }
}

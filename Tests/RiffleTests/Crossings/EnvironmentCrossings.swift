import SwiftUITesting

extension Crossing {
    /// Values of the environment, grouped as they fare.
    static let environments: [Crossing] = [
        environment(
            "an app's own values and objects",
            [
                EnvironmentProbe("key", { $0.crossedValue }, { $0.environment(\.crossedValue, "set") }),
                EnvironmentProbe(
                    "object", { $0[object: CrossedObject.self]?.name ?? "none" },
                    { $0.environment(CrossedObject(name: "set")) }
                ),
            ]),
        environment(
            "look of texts and controls",
            [
                EnvironmentProbe("lineSpacing", { $0.lineSpacing }, { $0.lineSpacing(7) }),
                EnvironmentProbe("alignment", { $0.multilineTextAlignment }, { $0.multilineTextAlignment(.trailing) }),
                EnvironmentProbe("truncation", { $0.truncationMode }, { $0.truncationMode(.head) }),
                EnvironmentProbe("imageScale", { $0.imageScale }, { $0.imageScale(.large) }),
                EnvironmentProbe("controlSize", { $0.controlSize }, { $0.controlSize(.mini) }),
                EnvironmentProbe("symbols", { $0.symbolVariants }, { $0.symbolVariant(.slash) }),
            ]),
        environment("font", [EnvironmentProbe("font", { $0.font }, { $0.font(.system(size: 31)) })]),
        environment(
            "line limit and letter case",
            [
                EnvironmentProbe("lineLimit", { $0.lineLimit ?? -1 }, { $0.lineLimit(3) }),
                EnvironmentProbe(
                    "textCase", { $0.textCase.map { "\($0)" } ?? "none" }, { $0.textCase(.uppercase) }),
            ]),
        environment("enabled", [EnvironmentProbe("isEnabled", { $0.isEnabled }, { $0.disabled(true) })]),
        environment(
            "color scheme", [EnvironmentProbe("scheme", { $0.colorScheme }, { $0.environment(\.colorScheme, .dark) })]),
        environment(
            "region",
            [
                EnvironmentProbe(
                    "locale", { $0.locale.identifier }, { $0.environment(\.locale, Locale(identifier: "de_DE")) }),
                EnvironmentProbe(
                    "calendar", { "\($0.calendar.identifier)" },
                    { $0.environment(\.calendar, Calendar(identifier: .hebrew)) }),
                EnvironmentProbe(
                    "timeZone", { $0.timeZone.secondsFromGMT() },
                    { $0.environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!) }),
                EnvironmentProbe(
                    "direction", { $0.layoutDirection }, { $0.environment(\.layoutDirection, .rightToLeft) }),
            ]),
        environment(
            "text size", [EnvironmentProbe("size", { $0.dynamicTypeSize }, { $0.dynamicTypeSize(.xxLarge) })]),
        environment(
            "size classes",
            [
                EnvironmentProbe(
                    "vertical", { "\($0.verticalSizeClass.map { "\($0)" } ?? "")" },
                    { $0.environment(\.verticalSizeClass, .compact) })
            ]),
        environment(
            "refresh action", [EnvironmentProbe("refresh", { $0.refresh != nil }, { $0.refreshable {} })]),
        environment(
            "edit mode",
            [
                EnvironmentProbe(
                    "mode", { $0.editMode?.wrappedValue.isEditing ?? false },
                    { $0.environment(\.editMode, .constant(.active)) })
            ]),
        environment(
            "redaction",
            [EnvironmentProbe("reasons", { $0.redactionReasons.rawValue }, { $0.redacted(reason: .placeholder) })]
        ),
        environment(
            "lists",
            [
                EnvironmentProbe(
                    "rows", { $0.defaultMinListRowHeight }, { $0.environment(\.defaultMinListRowHeight, 77) }),
                EnvironmentProbe("prominence", { $0.headerProminence }, { $0.headerProminence(.increased) }),
            ]),
        environment(
            "scrolling",
            [
                EnvironmentProbe("scrolling", { $0.isScrollEnabled }, { $0.scrollDisabled(true) }),
                EnvironmentProbe(
                    "indicators", { "\($0.verticalScrollIndicatorVisibility)" }, { $0.scrollIndicators(.never) }),
            ]),
        environment(
            "what belongs to a place",
            [EnvironmentProbe("shortcut", { $0.keyboardShortcut != nil }, { $0.keyboardShortcut("k") })]),
        environment(
            "being presented",
            [EnvironmentProbe("isPresented", { $0.isPresented }, { $0.environment(\.crossedValue, "") })]),
        environment(
            "searching",
            [
                EnvironmentProbe(
                    "isSearching", { $0.isSearching },
                    { $0.searchable(text: .constant(""), isPresented: .constant(true)) })
            ]),
    ]
}

/// An object that an app puts into the environment.
@Observable
final class CrossedObject {
    let name: String
    init(name: String) { self.name = name }
}

private struct CrossedKey: EnvironmentKey {
    static let defaultValue = "default"
}

extension EnvironmentValues {
    /// A value of an app's own.
    var crossedValue: String {
        get { self[CrossedKey.self] }
        set { self[CrossedKey.self] = newValue }
    }
}

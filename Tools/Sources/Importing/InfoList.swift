import Foundation
import XcodeProjects

/// What Xcode would write into the Information Property List of an app.
enum InfoList {
    static func values(of target: ProjectTarget, root: URL) -> [String: Any] {
        let settings = target.settings
        var values: [String: Any] = [
            "CFBundleName": settings["PRODUCT_NAME"] ?? target.name, "CFBundlePackageType": "APPL",
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleExecutable": settings["PRODUCT_NAME"] ?? target.name,
        ]
        values["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        values["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
        values["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
        // Where they are called as everywhere, nothing needs to be said.
        for (key, setting, usual) in [
            ("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"),
            ("CFBundleIconName", "ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"),
        ] {
            if let name = settings[setting], !name.isEmpty, name != usual { values[key] = name }
        }
        values["MinimumOSVersion"] = settings["IPHONEOS_DEPLOYMENT_TARGET"]
        for key in settings.keys(after: "INFOPLIST_KEY_") where !key.contains("[") {
            values[key] = settings["INFOPLIST_KEY_" + key]
        }
        guard let path = settings["INFOPLIST_FILE"],
            let data = try? Data(contentsOf: root.file(path)),
            let file = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return values }
        return values.merging(file.mapValues { expanded($0, settings) }) { $1 }
    }

    private static func expanded(_ value: Any, _ settings: ResolvedSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let object as [String: Any]: object.mapValues { expanded($0, settings) }
        default: value
        }
    }
}

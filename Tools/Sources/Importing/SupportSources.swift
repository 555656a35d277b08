import Foundation
import SwiftText

/// Sources that stand in for what an app has from its bundle.
enum SupportSources {
    /// `Bundle.main` as an app knows it: with its resources, and with its Information Property List.
    static func bundle(resources: String, info: [String: Any]) -> String {
        let data = try? PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        let list = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return """
            // \(ManifestText.mark); changes are overwritten.
            import Foundation
            import SwiftUI

            // Swift on Linux puts an app's resources into a folder beside the program. In this module the main bundle is
            // that folder, and has the values that Xcode writes into Info.plist.
            extension Bundle {
                nonisolated static let main: Bundle = {
                    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                    let folder = program.deletingLastPathComponent().appendingPathComponent(\(Placeholder.literal(resources)))
                    return Bundle(url: folder) ?? Bundle(for: _BundleAnchor.self)
                }()

                nonisolated var infoDictionary: [String: Any]? {
                    guard self === Bundle.main else { return nil }
                    let data = Data(_bundleInfo.utf8)
                    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
                }

                nonisolated var localizedInfoDictionary: [String: Any]? { infoDictionary }

                nonisolated func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

                nonisolated var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
            }

            private final class _BundleAnchor {}

            /// Foundation's own looks into the bundle that Foundation takes for the main one, and into no string catalog.
            nonisolated func NSLocalizedString(
                _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
            ) -> String {
                let found = String(localized: String.LocalizationValue(key), table: tableName)
                return found == key && !value.isEmpty ? value : found
            }

            nonisolated private let _bundleInfo = ##\"\"\"
            \(list)
            \"\"\"##

            """
    }

    /// What an app says of itself, for the page's title, the window and the icon.
    static func information(_ info: [String: Any]) -> String {
        let data = try? PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        return """
            // \(ManifestText.mark); changes are overwritten.
            import SwiftUI

            enum _ImportedInformation: _InformationPropertyList {
                nonisolated static var propertyList: String { ##\"\"\"
            \(data.map { String(decoding: $0, as: UTF8.self) } ?? "")
            \"\"\"## }
            }

            """
    }

    /// A program for an app whose own entry does not compile: its previews can be drawn.
    static func entry(_ name: String) -> String {
        """
        // \(ManifestText.mark), as the app's own entry was left out; changes are overwritten.
        import SwiftUI

        @main struct _ImportedApp: App {
            var body: some Scene {
                WindowGroup {
                    _LeftOut(\(Placeholder.literal(name)), "the app's entry point does not compile here; --previews draws its previews")
                }
            }
        }

        """
    }

    /// On a Mac files of UI tests import XCTest only.
    static let automation = """
        // \(ManifestText.mark); changes are overwritten.
        @_exported import \(TargetPlanner.automation)

        """

    static let standIn = """
        // \(ManifestText.mark): all other files of this target are compiled as copies, and a target needs one of its own.

        """
}

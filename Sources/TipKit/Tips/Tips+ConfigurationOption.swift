import Foundation

extension Tips {
    /// How tips are kept, and how often they are shown.
    public struct ConfigurationOption: Sendable {
        let apply: @Sendable (inout TipConfiguration) -> Void

        /// Says how soon after one tip another one is shown that was never shown before; `immediate` by default.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption { $0.interval = displayFrequency.interval }
        }

        /// Says where is kept what becomes of tips.
        ///
        /// It is always kept with what `AppStorage` keeps. Tips of two locations know nothing of each other.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption { $0.location = datastoreLocation.name }
        }

        /// Says through which container of iCloud tips are known on other devices. It has no effect,
        /// and is reported once.
        public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption { _ in
                guard cloudKitContainer != nil else { return }
                RuntimeIssue.reportWithoutEffect(
                    "cloudKitContainer", because: "there is no iCloud, and tips are known where they were shown")
            }
        }
    }
}

extension Tips.ConfigurationOption {
    /// How soon after one tip another one is shown that was never shown before.
    public struct DisplayFrequency: Hashable, Sendable {
        /// In seconds.
        let interval: TimeInterval

        /// At once.
        public static var immediate: DisplayFrequency { DisplayFrequency(interval: 0) }
        /// After an hour.
        public static var hourly: DisplayFrequency { DisplayFrequency(interval: 3600) }
        /// After 24 hours.
        public static var daily: DisplayFrequency { DisplayFrequency(interval: 86400) }
        /// After seven days.
        public static var weekly: DisplayFrequency { DisplayFrequency(interval: 7 * 86400) }
        /// After 30 days.
        public static var monthly: DisplayFrequency { DisplayFrequency(interval: 30 * 86400) }
    }

    /// Where is kept what becomes of tips.
    public struct DatastoreLocation: Hashable, Sendable {
        let name: String

        /// With what the app keeps.
        public static var applicationDefault: DatastoreLocation { DatastoreLocation(name: "") }

        /// In a folder, which here is a name: nothing is written there.
        public static func url(_ url: URL) -> DatastoreLocation {
            DatastoreLocation(name: url.absoluteString)
        }

        /// With what an app has in common with its extensions, which here is a name.
        public static func groupContainer(identifier: String) throws -> DatastoreLocation {
            DatastoreLocation(name: identifier)
        }
    }

    /// A container of iCloud.
    public struct CloudKitContainer: Hashable, Sendable {
        let name: String?

        /// The app's own.
        public static var automatic: CloudKitContainer { CloudKitContainer(name: nil) }

        /// One of a name.
        public static func named(_ containerIdentifier: String) -> CloudKitContainer {
            CloudKitContainer(name: containerIdentifier)
        }
    }
}

import Foundation
internal import RiffleDriverMessages
internal import RiffleDriving
internal import RiffleHeadlessHost

/// Runs a program for who drives it from outside: `--drive`.
@MainActor
struct DriveEntry {
    private let channel = DriverChannel()

    /// Takes standard input and output for the driver, before the app can use them.
    init() {}

    func run<A: App>(_ app: A.Type, named name: String, _ options: AppOptions) async {
        await AppDriver.run(
            channel,
            AppDriver.Program(
                name: name, arguments: options.appArguments, settings: Self.settings(options),
                makeRoot: { AppRoot(A()) }, previews: { Self.previews.map(\.fileName) },
                makePreview: { name in Self.previews.first { $0.fileName == name }?.content }))
    }

    /// Previews that cannot be made are left out, as nobody asks for them.
    private static var previews: [PreviewCatalog.Entry] { (try? PreviewCatalog.all()) ?? [] }

    private static func settings(_ options: AppOptions) -> DriverSettings {
        var settings = DriverSettings()
        settings.width = options.size?.width
        settings.height = options.size?.height
        settings.scale = options.scale
        settings.appearance = options.dark ? "dark" : nil
        settings.dataFolder = options.data
        settings.date = options.date.map { $0.date.formatted(.iso8601) }
        return settings
    }
}

/// Serves a program to browsers.
@MainActor
enum WebEntry {
    static func run<A: App>(_ app: A.Type, _ options: AppOptions) async throws {
        throw HostMissing.web
    }
}

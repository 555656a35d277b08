/// A flag by which a program that serves itself is told how, and where the same is set in code.
package struct ServingFlag: Hashable, Sendable {
    /// Where it is set in code.
    package enum Place: Hashable, Sendable {
        /// The property of `WebInterfaceConfiguration`.
        case configuration(String)
        /// The parameter of `WebInterfaceServer`.
        case server(String)
        /// Nowhere, and why.
        case elsewhere(String)
    }

    package let name: String
    package let place: Place

    private static let admission = "Who may come is for the server's own middleware to say."

    /// All of them. A flag of `AppOptions` that is about serving is here, or a test fails.
    package static let all: [ServingFlag] = [
        ServingFlag(name: "port", place: .server("port")), ServingFlag(name: "host", place: .server("host")),
        ServingFlag(name: "site", place: .configuration("sites")),
        ServingFlag(name: "trusted-proxy", place: .configuration("trustedProxies")),
        ServingFlag(name: "data", place: .configuration("storage")),
        ServingFlag(name: "name", place: .configuration("name")),
        ServingFlag(name: "limit", place: .configuration("limits")),
        ServingFlag(name: "access-log", place: .configuration("logsAccess")),
        ServingFlag(name: "workers", place: .elsewhere("A server that shows other things as well is one process.")),
        ServingFlag(name: "stuck-seconds", place: .elsewhere("It is for workers.")),
        ServingFlag(name: "isolate", place: .elsewhere("It is for workers.")),
        ServingFlag(name: "public", place: .elsewhere(admission)),
        ServingFlag(name: "token-file", place: .elsewhere(admission)),
    ]
}

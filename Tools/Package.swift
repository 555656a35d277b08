// swift-tools-version: 6.1
// The command `riffle`, apart from the library: it links neither the engine nor SwiftNIO, so that it is built in a minute.
import PackageDescription

let package = Package(
    name: "Tools",
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // XcodeGen's projects are written in YAML.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // Swift sources as text: what is code in them, their declarations, imports and conditions.
        .target(name: "SwiftText"),
        // Projects of Xcode, XcodeGen and SwiftPM, read into one model.
        .target(name: "XcodeProjects", dependencies: ["SwiftText", .product(name: "Yams", package: "Yams")]),
        // From a project to a package: what is in, what is out and why.
        .target(name: "Importing", dependencies: ["SwiftText", "XcodeProjects"]),
        // What `riffle dev` does: builds, serves, and does so again after each change.
        .target(
            name: "Live", dependencies: ["Importing", "RiffleDriverClient", "SwiftText", "XcodeProjects"],
            exclude: ["Page"]),
        // Links to the library's own: how apps that are driven are asked, and how crashes are read.
        .target(name: "RiffleDriverMessages"),
        .target(name: "RiffleDriverClient", dependencies: ["RiffleDriverMessages"]),
        // What `riffle mcp` and `riffle drive` do: agents and people see and operate apps.
        .target(
            name: "Agents", dependencies: ["Importing", "RiffleDriverClient", "RiffleDriverMessages", "XcodeProjects"]),
        // What `riffle new` writes.
        .target(name: "NewApps"),
        .executableTarget(
            name: "riffle",
            dependencies: [
                "Agents", "Importing", "Live", "NewApps", "XcodeProjects",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "SwiftTextTests", dependencies: ["SwiftText"]),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"]),
        .testTarget(name: "AgentsTests", dependencies: ["Agents", "Importing", "RiffleDriverMessages"]),
        .testTarget(name: "LiveTests", dependencies: ["Live", "XcodeProjects"]),
        .testTarget(name: "NewAppsTests", dependencies: ["NewApps"]),
        .testTarget(name: "ImportingTests", dependencies: ["Importing", "SwiftText", "XcodeProjects"]),
    ],
    swiftLanguageModes: [.v6]
)

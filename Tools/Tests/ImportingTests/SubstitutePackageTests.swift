import Foundation
import Testing
import XcodeProjects

@testable import Importing

struct SubstitutePackageTests {
    private let snapshots = RemotePackage(
        url: "https://github.com/pointfreeco/swift-snapshot-testing.git", requirement: "from: \"1.17.0\"")

    @Test("a project with swift-snapshot-testing depends on Riffle's, without the network being asked")
    func override() {
        var said: [String] = []
        let folder = FileManager.default.temporaryDirectory
        let resolution = RemoteResolution([snapshots], folder: folder, scratch: folder) { said.append($0) }
        #expect(said.isEmpty && resolution.leftOut.isEmpty && !resolution.asksForNames)
        #expect(resolution.products["SnapshotTesting"] == "swift-snapshot-testing")
        #expect(resolution.modules.contains("InlineSnapshotTesting"))
        let other = RemotePackage(url: "https://github.com/apple/swift-collections", requirement: "from: \"1.0.0\"")
        let text = ManifestText(
            name: "App", origin: "App.xcodeproj", library: "../riffle", deploymentTarget: nil,
            packages: resolution.packages + [other], targets: [], language: "en"
        ).text
        #expect(text.contains(".package(path: \"../riffle/Compatibility/swift-snapshot-testing\"),"))
        #expect(text.contains(".package(url: \"https://github.com/apple/swift-collections\", from: \"1.0.0\"),"))
    }
}

import Foundation
import NewApps
import Testing

struct DataAppTests {
    @Test("A new app that keeps data has a model, a container, a query, and the product")
    func files() throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: "new-app-\(UUID().uuidString)")
        let app = try NewApp("Kept", in: parent, keepsData: true)
        let files = Dictionary(uniqueKeysWithValues: app.files(library: "../Riffle").map { ($0.path, $0.text) })
        #expect(files["Package.swift"]?.contains(".product(name: \"SwiftData\", package: \"Riffle\")") == true)
        #expect(files["Sources/Kept/KeptApp.swift"]?.contains(".modelContainer(for: Item.self)") == true)
        #expect(files["Sources/Kept/Item.swift"]?.contains("@Model") == true)
        #expect(files["Sources/Kept/ContentView.swift"]?.contains("@Query(sort: \\Item.timestamp)") == true)
        #expect(files["Tests/KeptTests/ContentViewTests.swift"]?.contains("@testable import Kept\n") == true)
        let plain = try NewApp("Kept", in: parent).files(library: "../Riffle")
        #expect(!plain.contains { $0.text.contains("SwiftData") })
    }
}

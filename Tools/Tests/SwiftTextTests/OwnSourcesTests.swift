import Foundation
import SwiftText
import Testing

/// The sources of Riffle itself, as examples.
struct OwnSourcesTests {
    private static let root = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// `SCANNED` names other folders.
    static let folders =
        (ProcessInfo.processInfo.environment["SCANNED"] ?? "Sources/Controls Sources/SwiftUI Apps/Sources Tools/Sources")
        .split(separator: " ").map(String.init)

    @Test("Every declaration of all sources is found where it is", arguments: folders)
    func declarations(folder: String) throws {
        let place = folder.hasPrefix("/") ? URL(fileURLWithPath: folder) : Self.root.appending(path: folder)
        let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)?.allObjects ?? []
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" && file.lastPathComponent != "main.swift"
        {
            let text = try String(contentsOf: file, encoding: .utf8)
            let scan = DeclarationScan(text)
            if !scan.isReliable { Issue.record("\(file.path): brackets do not match") }
            count += 1
            check(scan.declarations, inside: 0..<text.utf8.count, file.path)
        }
        #expect(count > 0)
    }

    private func check(_ declarations: [Declaration], inside range: Range<Int>, _ path: String) {
        var position = range.lowerBound
        for declaration in declarations {
            if declaration.kind == .other {
                Issue.record("\(path):\(declaration.lines): \(declaration.header.prefix(80))")
            }
            if declaration.range.lowerBound < position || declaration.range.upperBound > range.upperBound {
                Issue.record("\(path):\(declaration.lines): \(declaration.name) is not inside of what is around it")
            }
            position = declaration.range.upperBound
            check(declaration.members, inside: declaration.range, path)
        }
    }
}

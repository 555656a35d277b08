import Foundation
import RiffleDriverMessages

/// Finds the program of the app that a module of tests tests: it is built beside the tests.
package struct ProgramFinder {
    /// What every program with an `App` has in it.
    private static let mark = Data("do what lines of JSON on standard input say".utf8)

    private let folder: URL

    /// - Parameter folder: where programs are built; nil for the folder of the running tests.
    package init(folder: URL? = nil) { self.folder = folder ?? Self.folderOfTests }

    private static var folderOfTests: URL {
        // swiftpm-testing-helper and xctest load the tests, which then are no program of their own.
        let names = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
        let bundle =
            names.first.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return bundle.resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// The path of the program.
    ///
    /// - Parameter module: of the test, such as `WalletUITests`.
    /// - Throws: where there is none, or one of several cannot be told.
    package func program(testedBy module: String) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["RIFFLE_APP"], !named.isEmpty {
            let path = named.hasPrefix("/") ? named : folder.appendingPathComponent(named).path
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw DriverError(.notFound, "RIFFLE_APP names \(named), and \(path) is no program.")
            }
            return path
        }
        for name in Self.names(testedBy: module) {
            let path = folder.appendingPathComponent(name).path
            if isProgram(path) { return path }
        }
        let apps = programs.filter { Self.isApp($0) }
        if apps.count == 1 { return apps[0] }
        let advice =
            "Name the app's target among the dependencies of the test target \(module) in Package.swift, so that it is built "
            + "with the tests, or set RIFFLE_APP to its name."
        guard !apps.isEmpty else {
            throw DriverError(.notFound, "There is no program of an app beside the tests, in \(folder.path). \(advice)")
        }
        throw DriverError(
            .ambiguous,
            "Several apps are beside the tests, and none is called as \(module) without \"UITests\". \(advice) There are:",
            candidates: apps.map { URL(fileURLWithPath: $0).lastPathComponent })
    }

    private static func names(testedBy module: String) -> [String] {
        ["UITests", "UITest", "Tests", "_UITests"].compactMap { ending in
            module.hasSuffix(ending) && module.count > ending.count ? String(module.dropLast(ending.count)) : nil
        }
    }

    private var programs: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.contains(".") && !$0.hasSuffix("-tool") }.sorted()
            .map { folder.appendingPathComponent($0).path }.filter(isProgram)
    }

    private func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }

    private static func isApp(_ path: String) -> Bool {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return false }
        return data.range(of: mark) != nil
    }
}

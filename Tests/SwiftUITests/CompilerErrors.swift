import Foundation

/// What the compiler says of a source that imports SwiftUI.
struct CompilerErrors {
    /// "line: message", in the order of the source.
    let errors: [String]

    init(of source: String) throws {
        let scratch = try ScratchFolder()
        let file = scratch.path("Views.swift")
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        let text = try Self.output(
            of: ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "App"]
                + Self.searchPaths() + [file])
        let matches = text.matches(of: #/(?m)^[^ \n]*Views\.swift:(\d+):\d+: error: (.*)$/#)
        errors = matches.sorted { (Int($0.1) ?? 0) < (Int($1.1) ?? 0) }.map { "\($0.1): \($0.2)" }
        if errors.isEmpty, text.contains("error: ") { throw Failure(description: text) }
    }

    /// The compiler did not get as far as the source.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where the compiler finds modules when the package builds a program that imports SwiftUI: what the build says, so that
    /// products of earlier builds are no part of it.
    private static func searchPaths() throws -> [String] {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let build = products.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(products.lastPathComponent + ".yaml")
        let lines = try String(contentsOf: build, encoding: .utf8).split(separator: "\n")
        let mark = "\"-module-name\",\"ExampleProgram\",\"-emit-dependencies\""
        guard let line = lines.first(where: { $0.contains(mark) }), let list = line.firstIndex(of: "["),
            let arguments = try JSONSerialization.jsonObject(with: Data(line[list...].utf8)) as? [String]
        else { throw Failure(description: "\(build.path) does not say how ExampleProgram is compiled") }
        var paths = ["-I", products.appendingPathComponent("Modules").path]
        for (index, argument) in arguments.enumerated() {
            let isForC = index > 0 && arguments[index - 1] == "-Xcc"
            let isFolder = index > 2 && isForC && arguments[index - 2] == "-I"
            if isForC, argument.hasPrefix("-fmodule-map-file=") || argument == "-I" || isFolder {
                paths += ["-Xcc", argument]
            } else if !isForC, argument.hasPrefix("-I"), argument != "-I" {
                paths.append(argument)
            }
        }
        return paths
    }

    private static func output(of command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}

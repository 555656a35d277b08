import Foundation
import Importing

/// Makes a program again after an edit: compiles what has changed, and links it with one library of all that has not.
package final class LiveCompiler: @unchecked Sendable {
    package let plan: LivePlan
    /// Whether objects of the user's modules are there that the next edit can start from.
    package private(set) var isPrimed = false
    private var programs = 0
    /// Only one thread at a time is in here.
    private let lock = NSLock()

    package init(_ plan: LivePlan) { self.plan = plan }

    /// What compiling came to.
    package struct Result: Sendable {
        package var errors: [CompilerMessage] = []
        /// What was printed, where it ended badly.
        package var output = ""
        package var isComplete: Bool { output.isEmpty }
    }

    // MARK: The library

    /// Makes the library of all that is not the user's, if any of it is newer than the one that is there.
    ///
    /// - Returns: what went wrong; nil where nothing did.
    package func makeLibrary() throws -> String? {
        try lock.withLock {
            try FileManager.default.createDirectory(atPath: plan.ownFolder, withIntermediateDirectories: true)
            if isCurrent { return nil }
            // Modules that are wrapped in objects are for debuggers.
            let objects = plan.otherObjects.filter { !$0.hasSuffix(".swiftmodule.o") }
            let file = plan.ownFolder + "/others.list"
            try objects.map { "\"\($0)\"" }.joined(separator: "\n").write(
                toFile: file, atomically: true, encoding: .utf8)
            let result = try ChildRun.run(
                [plan.compiler, "-emit-library", "-o", plan.library, "@" + file] + libraryArguments
                    + Self.linker + ["-Xlinker", "--strip-all"])
            guard result.status == 0 else { return result.text }
            try list.write(toFile: record, atomically: true, encoding: .utf8)
            return nil
        }
    }

    private var list: String { plan.otherObjects.joined(separator: "\n") }
    private var record: String { plan.ownFolder + "/others.txt" }

    /// Whether the library is there, and what it was made of is as it was.
    package var hasLibrary: Bool { lock.withLock { isCurrent } }

    private var isCurrent: Bool {
        guard (try? String(contentsOfFile: record, encoding: .utf8)) == list,
            let made = Self.changeDate(plan.library)
        else { return false }
        return plan.otherObjects.allSatisfy { Self.changeDate($0).map { $0 < made } ?? false }
    }

    private static func changeDate(_ file: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }

    /// What the linker needs for a library: no entry point, and no symbol that names one.
    private var libraryArguments: [String] {
        var arguments: [String] = []
        var skips = 0
        for (index, argument) in plan.linkArguments.enumerated() {
            if skips > 0 {
                skips -= 1
            } else if argument == "-module-name" {
                skips = 1
            } else if argument == "-Xlinker", plan.linkArguments.dropFirst(index + 1).first == "--defsym" {
                skips = 3
            } else {
                arguments.append(argument)
            }
        }
        return arguments
    }

    /// LLVM's linker is three times as fast as the usual one.
    private static let linker: [String] = ["-use-ld=lld"]

    // MARK: Modules

    /// Compiles the user's modules as far as they have changed.
    package func compile() throws -> Result {
        try lock.withLock {
            var changed: Set<String> = []
            for module in plan.modules {
                let isImported = plan.isImported(module.name)
                let before = isImported ? FileManager.default.contents(atPath: moduleFile(module)) : nil
                let output = try ChildRun.run(arguments(for: module, emitsModule: isImported))
                guard output.status == 0 else {
                    let text = output.text
                    let found = CompilerMessages(text)
                    return Result(errors: found.messages.isEmpty ? found.crashes : found.messages, output: text)
                }
                if isImported, before != FileManager.default.contents(atPath: moduleFile(module)) {
                    changed.insert(module.name)
                }
            }
            isPrimed = true
            return Result()
        }
    }

    private func moduleFile(_ module: LivePlan.Module) -> String {
        "\(plan.ownFolder)/Modules/\(module.name).swiftmodule"
    }

    private func folder(_ module: LivePlan.Module) -> String { "\(plan.ownFolder)/\(module.name)" }

    private func arguments(for module: LivePlan.Module, emitsModule: Bool) throws -> [String] {
        let folder = folder(module)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: plan.ownFolder + "/Modules", withIntermediateDirectories: true)
        let map = folder + "/output-file-map.json"
        let files = try JSONSerialization.data(withJSONObject: outputs(module), options: .sortedKeys)
        if FileManager.default.contents(atPath: map) != files { try files.write(to: URL(fileURLWithPath: map)) }
        let sources = folder + "/sources"
        let list = module.sources.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
        if (try? String(contentsOfFile: sources, encoding: .utf8)) != list {
            try list.write(toFile: sources, atomically: true, encoding: .utf8)
        }
        // Modules of ours come before those of SwiftPM's build, which are of before the edit.
        var arguments = [plan.compiler, "-incremental", "-output-file-map", map, "-c", "@" + sources]
        arguments += ["-I", plan.ownFolder + "/Modules"] + module.arguments
        // Lines for the traces of crashes cost a tenth of a second.
        arguments.append("-gline-tables-only")
        if emitsModule { arguments += ["-emit-module", "-emit-module-path", moduleFile(module)] }
        return arguments
    }

    /// Where the compiler puts what it makes of each file.
    private func outputs(_ module: LivePlan.Module) -> [String: [String: String]] {
        let folder = folder(module)
        var map = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        for (source, object) in zip(module.sources, objects(module)) {
            map[source] = ["object": object, "swift-dependencies": String(object.dropLast(2)) + ".swiftdeps"]
        }
        return map
    }

    /// Two files of one name get different ones.
    private func objects(_ module: LivePlan.Module) -> [String] {
        let folder = folder(module)
        return module.sources.enumerated().map { index, source in
            "\(folder)/\(index)-\(URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent).o"
        }
    }

    // MARK: The program

    /// Links a program of objects that were compiled here, or else of those of SwiftPM's build.
    ///
    /// - Returns: the program's file, which no other has been given the name of, or what went wrong.
    package func link(fromBuild: Bool = false) throws -> (program: String?, output: String) {
        try lock.withLock {
            programs += 1
            let program = "\(plan.folder)/\(plan.product)-live\(programs % 4)"
            try? FileManager.default.removeItem(atPath: program)
            let linked = plan.modules.flatMap { fromBuild ? $0.objects : objects($0) }
            let file = plan.ownFolder + "/program.list"
            try linked.map { "\"\($0)\"" }.joined(separator: "\n")
                .write(toFile: file, atomically: true, encoding: .utf8)
            // The library is looked through first, so that what it puts in the place of functions of C is found before those.
            let result = try ChildRun.run(
                [
                    plan.compiler, "-emit-executable", "-o", program, "@" + file, plan.library,
                    "-Xlinker", "-rpath=$ORIGIN",
                ] + programArguments + Self.linker)
            guard result.status == 0 else { return (nil, result.text) }
            return (program, "")
        }
    }

    /// Libraries are the library's affair.
    private var programArguments: [String] {
        plan.linkArguments.filter { !$0.hasPrefix("-l") }
    }
}

extension LiveCompiler {
    /// Programs of edits are of no use later.
    package func removePrograms() {
        for number in 0..<4 {
            try? FileManager.default.removeItem(atPath: "\(plan.folder)/\(plan.product)-live\(number)")
        }
    }
}

import Foundation

/// How a program is made again after an edit, without SwiftPM: taken from what its build did.
package struct LivePlan: Sendable {
    /// A module that the user writes.
    package struct Module: Sendable {
        package var name: String
        /// Its files, those that plugins make included.
        package var sources: [String]
        /// Those of them that are made by plugins.
        package var generated: Set<String>
        /// Arguments of the compiler, without what says where results go.
        package var arguments: [String]
        /// Objects of SwiftPM's own build.
        package var objects: [String]
        /// Modules of the user's that it may import.
        package var imports: [String]
        /// Where SwiftPM's build puts what others import.
        package var moduleFile: String?
    }

    package var product: String
    /// Each after those that it may import.
    package var modules: [Module]
    /// Objects that are not of these modules, and libraries: of packages of others, and of the user's C targets.
    package var otherObjects: [String]
    /// Arguments of the linker, without objects and without what says where the program goes.
    package var linkArguments: [String]
    /// The folder that the program is made in, with its resources.
    package var folder: String
    package var compiler: String

    /// Why there is no plan.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The programs that a build makes.
    package static func products(of manifest: BuildManifest) -> [String] {
        manifest.commands.keys.compactMap { name in
            guard name.hasPrefix("C."), let mark = name.range(of: "-", options: .backwards),
                name[mark.upperBound...] == "debug.exe", let start = name.firstIndex(of: ".")
            else { return nil }
            let rest = name[name.index(after: start)..<mark.lowerBound]
            return manifest.commands[name]?.outputs.first.map { URL(fileURLWithPath: $0).lastPathComponent }
                ?? String(rest)
        }.sorted()
    }

    /// - Parameters:
    ///   - isOwn: whether a source file is the user's.
    ///   - readList: the arguments in a file that stands for them, one in a line.
    package init(
        _ product: String, in manifest: BuildManifest, isOwn: (String) -> Bool,
        readList: (String) -> [String] = LivePlan.list
    ) throws {
        guard
            let link = manifest.commands.values.first(where: {
                $0.name.hasPrefix("C.") && $0.name.hasSuffix("debug.exe")
                    && $0.outputs.contains { URL(fileURLWithPath: $0).lastPathComponent == product }
            }), let output = link.outputs.first, let compiler = link.arguments.first
        else { throw Failure(description: "The build has no program named \(product).") }
        self.product = product
        self.compiler = compiler
        folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
        let (objects, rest) = Self.split(link.arguments.dropFirst(), readList)
        linkArguments = rest
        let linked = Set(objects)
        var found: [Module] = []
        var owned: Set<String> = []
        let makers = Self.makers(manifest)
        for command in manifest.commands.values where command.name.hasSuffix("debug.module") {
            guard command.tool == "shell", !linked.isDisjoint(with: command.outputs),
                let module = Self.module(command, linked, makers, isOwn)
            else { continue }
            owned.formUnion(command.outputs)
            // What debuggers read of the module goes with it.
            owned.insert(
                URL(fileURLWithPath: module.objects[0]).deletingLastPathComponent().path
                    + "/\(module.name).swiftmodule.o")
            found.append(module)
        }
        guard !found.isEmpty else {
            throw Failure(description: "None of the files of \(product) are in the package's folder.")
        }
        otherObjects = objects.filter { !owned.contains($0) }
        modules = Self.ordered(found)
    }

    /// The last command that writes each file.
    private static func makers(_ manifest: BuildManifest) -> [String: BuildManifest.Command] {
        var makers: [String: BuildManifest.Command] = [:]
        for command in manifest.commands.values where command.tool == "shell" {
            for output in command.outputs { makers[output] = command }
        }
        return makers
    }

    private static func module(
        _ command: BuildManifest.Command, _ linked: Set<String>, _ makers: [String: BuildManifest.Command],
        _ isOwn: (String) -> Bool
    ) -> Module? {
        let sources = command.inputs.filter { $0.hasSuffix(".swift") }
        let generated = sources.filter { makers[$0] != nil }
        guard let mark = command.arguments.firstIndex(of: "-module-name"), mark + 1 < command.arguments.count,
            sources.contains(where: { isOwn($0) && makers[$0] == nil })
                || generated.contains(where: { makers[$0]?.inputs.contains(where: isOwn) == true })
        else { return nil }
        let imports = command.inputs.filter { $0.hasSuffix(".swiftmodule") }
            .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        return Module(
            name: command.arguments[mark + 1], sources: sources, generated: Set(generated),
            arguments: CompilerArguments.live(command.arguments),
            objects: command.outputs.filter { $0.hasSuffix(".o") && linked.contains($0) }, imports: imports,
            moduleFile: command.outputs.first { $0.hasSuffix(".swiftmodule") })
    }

    /// Each module after those that it imports, and only those of the user's among its imports.
    private static func ordered(_ modules: [Module]) -> [Module] {
        let names = Set(modules.map(\.name))
        var rest = modules.sorted { $0.name < $1.name }
        for index in rest.indices { rest[index].imports.removeAll { !names.contains($0) } }
        var done: [Module] = []
        while !rest.isEmpty {
            let known = Set(done.map(\.name))
            let next = rest.firstIndex { known.isSuperset(of: $0.imports) } ?? 0
            done.append(rest.remove(at: next))
        }
        return done
    }

    /// Objects and libraries of a command that links, and its other arguments.
    private static func split(
        _ arguments: some Sequence<String>, _ readList: (String) -> [String]
    ) -> (objects: [String], rest: [String]) {
        var objects: [String] = []
        var rest: [String] = []
        var skipsNext = false
        for argument in arguments {
            if skipsNext {
                skipsNext = false
            } else if argument == "-o" {
                skipsNext = true
            } else if argument.hasPrefix("@") {
                objects += readList(String(argument.dropFirst()))
            } else if argument.hasSuffix(".o") || argument.hasSuffix(".a") {
                objects.append(argument)
            } else if argument != "-g", argument != "-emit-executable" {
                rest.append(argument)
            }
        }
        return (objects, rest)
    }

    /// The lines of a file, each of which may be quoted.
    package static func list(_ file: String) -> [String] {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            if line.count > 1, line.hasPrefix("'"), line.hasSuffix("'") { return String(line.dropFirst().dropLast()) }
            return line.replacingOccurrences(of: "\\", with: "")
        }
    }

    /// Whether another of the user's modules may import one.
    package func isImported(_ name: String) -> Bool { modules.contains { $0.imports.contains(name) } }

    /// Where all that is made after an edit goes.
    package var ownFolder: String { folder + "/\(product)-live.build" }
    package var library: String { folder + "/lib\(product)-live.so" }
}

/// Arguments of `swiftc` for a module.
enum CompilerArguments {
    /// Arguments that are left out, and how many follow each of them.
    private static let dropped: [String: Int] = [
        "-emit-module": 0, "-emit-module-path": 1, "-emit-dependencies": 0, "-output-file-map": 1, "-incremental": 0,
        "-c": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-parseable-output": 0, "-g": 0,
        "-emit-objc-header": 0, "-emit-objc-header-path": 1, "-color-diagnostics": 0,
    ]

    /// Those of a build of SwiftPM's, without what says where results go, and without what nobody reads after an edit: debug
    /// information, an index, modules.
    static func live(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var left = 0
        var isForClang = false
        for argument in arguments.dropFirst() {
            if left > 0 {
                left -= 1
            } else if isForClang {
                // With other arguments Clang would make all of its modules again.
                result.append(argument)
                isForClang = false
            } else if let count = dropped[argument] {
                left = count
            } else if !argument.hasPrefix("@"), !argument.hasSuffix(".swift") {
                result.append(argument)
                isForClang = argument == "-Xcc" || argument == "-Xfrontend" || argument == "-Xllvm"
            }
        }
        return result
    }
}

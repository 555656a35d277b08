import Foundation
import Importing

/// Builds the user's package with SwiftPM.
struct PackageMaker {
    private let options: LiveOptions

    struct Result {
        var isComplete = false
        var errors: [CompilerMessage] = []
        var output = ""
        var product = ""
        /// The program's file.
        var program = ""
        var manifest = BuildManifest("")
    }

    init(_ options: LiveOptions) { self.options = options }

    private var scratch: URL { options.scratch ?? options.package.appending(path: ".build") }

    func run(onLine: @escaping (String) -> Void) throws -> Result {
        try options.previews?.write()
        let output = try ChildRun.run(arguments) { line in onLine(line) }
        var result = Result(output: output.text)
        guard output.status == 0 else {
            let found = CompilerMessages(output.text)
            result.errors = found.messages.isEmpty ? found.crashes : found.messages
            return result
        }
        let file = scratch.appending(path: "debug.yaml").path(percentEncoded: false)
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        result.manifest = try text.map { BuildManifest($0) } ?? printedManifest()
        result.product = try product(of: result.manifest)
        let plan = try LivePlan(result.product, in: result.manifest, isOwn: { _ in true })
        result.program = plan.folder + "/" + result.product
        result.isComplete = true
        result.output = ""
        return result
    }

    private var arguments: [String] {
        var arguments = ["swift", "build", "--package-path", options.package.path(percentEncoded: false)]
        if let scratch = options.scratch { arguments += ["--scratch-path", scratch.path(percentEncoded: false)] }
        // The plan has to be this package's, and of now.
        arguments.append("--disable-build-manifest-caching")
        if let product = options.product { arguments += ["--product", product] }
        return arguments
    }

    /// What SwiftPM prints that it does, where it does not write it down. It prints what it has to do only: the user's own
    /// modules are compiled once more.
    func printedManifest() throws -> BuildManifest {
        let found = try ChildRun.run(arguments + ["--show-bin-path"])
        let folder = URL(fileURLWithPath: found.text.split(separator: "\n").last.map(String.init) ?? "")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for module in names.filter({ $0.hasSuffix(".build") }).map({ folder.appending(path: $0) }) {
            let list = LivePlan.list(module.appending(path: "sources").path(percentEncoded: false))
            guard list.contains(where: isOwn) else { continue }
            let files = (try? FileManager.default.contentsOfDirectory(atPath: module.path(percentEncoded: false))) ?? []
            for file in files where file.hasSuffix(".o") {
                try FileManager.default.removeItem(at: module.appending(path: file))
            }
        }
        let output = try ChildRun.run(arguments + ["-v"])
        let manifest = BuildManifest(verbose: output.text)
        guard output.status == 0, !manifest.commands.isEmpty else {
            throw LiveError("SwiftPM neither wrote down nor printed what it does, so that edits cannot be followed.")
        }
        return manifest
    }

    /// Whether a file is the user's: a checkout of Riffle in their folder is not.
    private func isOwn(_ path: String) -> Bool {
        let folder = options.folder.path(percentEncoded: false).trimmed + "/"
        let library = options.library.path(percentEncoded: false).trimmed + "/"
        return path.hasPrefix(folder) && !path.contains("/.build/")
            && (folder.hasPrefix(library) || !path.hasPrefix(library))
    }

    /// The program that is meant: the only one that is the package's own.
    private func product(of manifest: BuildManifest) throws -> String {
        let all = LivePlan.products(of: manifest)
        if let product = options.product {
            guard all.contains(product) else {
                throw LiveError("The package has no program \(product), but: \(all.joined(separator: ", "))")
            }
            return product
        }
        let own = all.filter { name in (try? LivePlan(name, in: manifest, isOwn: isOwn)) != nil }
        if own.count == 1 { return own[0] }
        throw LiveError(
            own.isEmpty
                ? "The package has no program to show."
                : "The package has several programs. Name one with --product: \(own.joined(separator: ", "))")
    }

    /// The user's own path for one that the compiler names.
    func original(_ path: String) -> String {
        let link = options.package.appending(path: "project").path(percentEncoded: false)
        guard path.hasPrefix(link + "/") else { return path }
        return options.folder.path(percentEncoded: false).trimmed + path.dropFirst(link.count)
    }
}

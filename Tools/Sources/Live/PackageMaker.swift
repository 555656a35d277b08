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
        var arguments = ["swift", "build", "--package-path", options.package.path(percentEncoded: false)]
        if let scratch = options.scratch { arguments += ["--scratch-path", scratch.path(percentEncoded: false)] }
        // The plan has to be this package's, and of now.
        arguments.append("--disable-build-manifest-caching")
        if let product = options.product { arguments += ["--product", product] }
        let output = try ChildRun.run(arguments) { line in onLine(line) }
        var result = Result(output: output.text)
        guard output.status == 0 else {
            let found = CompilerMessages(output.text)
            result.errors = found.messages.isEmpty ? found.crashes : found.messages
            return result
        }
        let file = scratch.appending(path: "debug.yaml").path(percentEncoded: false)
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw LiveError("SwiftPM left no \(file), in which it writes down what it does.")
        }
        result.manifest = BuildManifest(text)
        result.product = try product(of: result.manifest)
        let plan = try LivePlan(result.product, in: result.manifest, isOwn: { _ in true })
        result.program = plan.folder + "/" + result.product
        result.isComplete = true
        result.output = ""
        return result
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
        let folder = options.folder.path(percentEncoded: false).trimmed + "/"
        let library = options.library.path(percentEncoded: false).trimmed + "/"
        let own = all.filter { name in
            (try? LivePlan(
                name, in: manifest,
                isOwn: {
                    $0.hasPrefix(folder) && !$0.contains("/.build/")
                        && (folder.hasPrefix(library) || !$0.hasPrefix(library))
                })) != nil
        }
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

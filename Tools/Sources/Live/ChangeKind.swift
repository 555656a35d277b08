import Foundation

/// What has to be done after files have changed.
package enum ChangeKind: Hashable, Sendable {
    /// Nothing: the program is not made of them, or they are as they were.
    case none
    /// The compiler, called directly, after commands that make sources of others.
    case compile(after: [[String]])
    /// All that SwiftPM does, for a reason that is told.
    case build(String)
}

/// Knows the files that a program was made of, to tell what a change means.
package struct ChangeJudge: Sendable {
    private let sources: Set<String>
    private let inputs: Set<String>
    /// What makes sources of a file, such as a copy for this platform.
    private let makers: [String: [[String]]]
    private let targetFolders: Set<String>
    /// Whether the manifest leaves open what is a resource.
    private let isPartial: Bool
    private var contents: [String: Data] = [:]

    /// - Parameters:
    ///   - plan: whose sources are compiled directly.
    ///   - manifest: what else was read.
    ///   - folder: the package's, for which a build may have written down what it resolved.
    package init(_ plan: LivePlan, _ manifest: BuildManifest, folder: String) {
        sources = Set(plan.modules.flatMap { $0.sources.filter { !$0.isEmpty } })
        isPartial = manifest.isPartial
        targetFolders = Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
        // Resources are copied beside the program, which is not made of them.
        let copied = manifest.commands.values.lazy.filter { $0.tool == "copy-tool" }.flatMap(\.inputs)
        inputs = manifest.inputs(of: plan.folder + "/" + plan.product).union(copied).subtracting(sources)
        let generated = plan.modules.reduce(into: Set<String>()) { $0.formUnion($1.generated) }
        var makers: [String: [[String]]] = [:]
        for command in manifest.commands.values
        where command.tool == "shell" && !generated.isDisjoint(with: command.outputs) {
            for input in command.inputs where input.hasSuffix(".swift") {
                makers[input, default: []].append(command.arguments)
            }
        }
        self.makers = makers
        let manifests = [folder + "/Package.swift", folder + "/Package.resolved"]
        for source in sources.union(makers.keys).union(manifests) { contents[source] = Self.content(source) }
    }

    /// Files that are compiled as copies; traces name these.
    package var originals: [String] { makers.keys.sorted() }

    private static func content(_ file: String) -> Data? { FileManager.default.contents(atPath: file) }

    /// - Parameter paths: files and folders that have changed, been made, or gone.
    package mutating func judge(_ paths: [String]) -> ChangeKind {
        var isChanged = false
        var commands: [[String]] = []
        for path in paths {
            switch judge(path) {
            case .none: break
            case .compile(let more):
                isChanged = true
                commands += more.filter { !commands.contains($0) }
            case .build(let reason): return .build(reason)
            }
        }
        return isChanged ? .compile(after: commands) : .none
    }

    private mutating func judge(_ path: String) -> ChangeKind {
        let name = URL(fileURLWithPath: path).lastPathComponent
        if name == "Package.swift" || name == "Package.resolved" {
            // What a build writes itself is no change.
            let content = Self.content(path)
            defer { contents[path] = content }
            return contents[path] == content && content != nil ? .none : .build("\(name) has changed")
        }
        if sources.contains(path) || makers[path] != nil {
            guard let content = Self.content(path) else { return .build("\(name) is gone") }
            defer { contents[path] = content }
            return contents[path] == content ? .none : .compile(after: makers[path] ?? [])
        }
        if inputs.contains(path) { return .build("\(name) has changed, which a plugin or a macro is made of") }
        let exists = FileManager.default.fileExists(atPath: path)
        if path.hasSuffix(".swift") {
            return exists && isInTarget(path) ? .build("\(name) is new") : .none
        }
        // Catalogs, strings, fonts: copied by SwiftPM, file by file or as a folder.
        if inputs.contains(where: {
            path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") && !$0.hasPrefix("<") && !isSourceFolder($0)
        }) {
            return .build("\(name) has changed, a resource")
        }
        if isPartial, isInTarget(path), !name.hasPrefix(".") { return .build("\(name) has changed, maybe a resource") }
        return .none
    }

    private func isInTarget(_ path: String) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return targetFolders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }

    /// Folders of sources are named by manifests, too, for their lists of files.
    private func isSourceFolder(_ input: String) -> Bool {
        let folder = input.hasSuffix("/") ? String(input.dropLast()) : input
        return targetFolders.contains { $0 == folder || $0.hasPrefix(folder + "/") }
    }
}

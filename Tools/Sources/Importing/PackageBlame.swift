import XcodeProjects

/// Which packages at addresses a build failed for.
struct PackageBlame {
    struct Verdict: Equatable {
        var package: String
        var reason: String
    }

    /// By the names that the package manager gives them, each once.
    private(set) var verdicts: [Verdict] = []

    /// - Parameters:
    ///   - messages: all of the build.
    ///   - ending: the last lines of it.
    ///   - packages: those that the project names.
    ///   - manifest: the text of a package's manifest.
    init(
        messages: [CompilerMessage], ending: String, packages: [RemotePackage], manifest: (RemotePackage) -> String
    ) {
        for message in messages {
            guard let name = Self.checkout(message.path) else { continue }
            let reason = "it does not compile on Linux: \(message.text)"
            if let package = packages.first(where: { $0.identity.lowercased() == name }) {
                add(package, reason)
            } else {
                // What one of them depends on: most manifests name it.
                for package in packages where manifest(package).lowercased().contains(name) {
                    add(package, "\(name), which it depends on, does not compile on Linux: \(message.text)")
                }
            }
        }
        guard verdicts.isEmpty else { return }
        let mistakes = ending.split(separator: "\n").filter { $0.contains("error") }
        for package in packages {
            let line = mistakes.first { $0.lowercased().contains(package.identity.lowercased()) }
            if let line { add(package, String(line)) }
        }
        guard verdicts.isEmpty else { return }
        // Without packages the rest may build, and nothing says which it is.
        for package in packages { add(package, "the package does not build with it: \(mistakes.last ?? "")") }
    }

    private mutating func add(_ package: RemotePackage, _ reason: String) {
        guard !verdicts.contains(where: { $0.package == package.identity }) else { return }
        verdicts.append(Verdict(package: package.identity, reason: reason))
    }

    /// The name of the package that a file belongs to, in small letters.
    private static func checkout(_ path: String) -> String? {
        guard let mark = path.firstRange(of: "/checkouts/") else { return nil }
        return path[mark.upperBound...].split(separator: "/").first.map { $0.lowercased() }
    }
}

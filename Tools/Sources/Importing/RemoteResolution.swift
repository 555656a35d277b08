import Foundation
import XcodeProjects

/// Finds out which packages at addresses can be had, and what products they have.
struct RemoteResolution {
    private(set) var packages: [RemotePackage] = []
    /// For each product the package.
    private(set) var products: [String: String] = [:]
    /// The names of modules that they have.
    private(set) var modules: Set<String> = []
    private(set) var leftOut: [LeftOut] = []
    /// Whether one of them asks for Apple's platforms by the names of modules that Riffle has, too.
    private(set) var asksForNames = false
    private static let patience = 180

    init() {}

    /// - Parameter folder: where a package for the question may be written.
    init(_ wanted: [RemotePackage], folder: URL, scratch: URL, say: (String) -> Void) {
        defer { for package in wanted { takeSubstitute(of: package) } }
        packages = wanted.filter { SubstitutePackage.products(of: $0) == nil }
        guard !packages.isEmpty else { return }
        say("Fetching \(packages.count) packages: \(packages.map(\.identity).joined(separator: ", "))")
        while !packages.isEmpty {
            let errors = Self.resolve(packages, folder: folder, scratch: scratch)
            guard let errors else { break }
            let mistakes = errors.split(separator: "\n").filter { $0.hasPrefix("error") }.joined(separator: "\n")
                .lowercased()
            var named = packages.filter { mistakes.contains($0.identity.lowercased()) }
            if named.isEmpty { named = packages }
            for package in named {
                let line = errors.split(separator: "\n").first { $0.hasPrefix("error") } ?? "it cannot be fetched"
                leaveOut(package, String(line))
            }
        }
        for package in packages { readProducts(of: package, scratch) }
    }

    /// Takes Riffle's own package in the place of one that is at an address.
    private mutating func takeSubstitute(of package: RemotePackage) {
        guard let names = SubstitutePackage.products(of: package) else { return }
        packages.append(package)
        for name in names { products[name] = package.identity }
        modules.formUnion(names)
    }

    private mutating func leaveOut(_ package: RemotePackage, _ reason: String) {
        packages.removeAll { $0 == package }
        leftOut.append(LeftOut(part: .package, place: package.url, missing: package.identity, reason: reason))
    }

    /// What went wrong; nil if nothing did.
    private static func resolve(_ packages: [RemotePackage], folder: URL, scratch: URL) -> String? {
        let list = packages.map { "        .package(url: \"\($0.url)\", \($0.requirement)),\n" }.joined()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Question", dependencies: [
            \(list)    ])

            """
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try manifest.write(to: folder.file("Package.swift"), atomically: true, encoding: .utf8)
            let output = try Subprocess.run([
                "timeout", "\(patience)", "env", "GIT_TERMINAL_PROMPT=0", "swift", "package", "--package-path",
                folder.filePath, "--scratch-path", scratch.filePath, "resolve",
            ])
            if output.status == 124 { return "error: nothing was heard of it for \(patience) seconds" }
            return output.status == 0 ? nil : output.errors + output.text
        } catch {
            return "error: \(error)"
        }
    }

    private mutating func readProducts(of package: RemotePackage, _ scratch: URL) {
        let checkout = scratch.file("checkouts/\(package.identity)")
        guard let manifest = try? ManifestReader.read(checkout) else {
            return leaveOut(package, "its manifest cannot be read on Linux")
        }
        for (product, targets) in manifest.products {
            products[product] = package.identity
            modules.formUnion(targets)
        }
        for file in manifest.targets.filter({ $0.kind == .regular }).flatMap(\.sources) where !asksForNames {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            asksForNames = text.contains("canImport(Combine)") || text.contains("canImport(UIKit)")
        }
    }
}

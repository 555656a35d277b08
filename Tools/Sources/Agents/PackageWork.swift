import Foundation
import Importing
import XcodeProjects

/// The package that an agent works on: it is imported, built and tested, with short answers.
struct PackageWork {
    /// The folder of the project or of its package.
    let folder: URL
    /// Where it is built; nil for its own `.build`.
    let scratch: URL?
    /// The checkout of Riffle.
    let library: URL

    /// What is done, in words, and whether it went well.
    struct Outcome {
        let text: String
        let isDone: Bool
    }

    private static let shown = 20

    /// Where the manifest is: beside the project, or, where that has one of its own, in a folder of its own.
    private var package: URL {
        let apart = folder.appendingPathComponent(".riffle/package")
        let manifest = apart.appendingPathComponent("Package.swift")
        return FileManager.default.fileExists(atPath: manifest.path) ? apart : folder
    }

    /// Where programs are built.
    var products: URL { (scratch ?? package.appendingPathComponent(".build")).appendingPathComponent("debug") }

    /// The programs with an app.
    var programs: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        let mark = Data("do what lines of JSON on standard input say".utf8)
        return names.sorted().filter { name in
            let file = products.appendingPathComponent(name)
            guard !name.contains("."), FileManager.default.isExecutableFile(atPath: file.path),
                let data = try? Data(contentsOf: file, options: .alwaysMapped)
            else { return false }
            return data.range(of: mark) != nil
        }
    }

    // MARK: Import

    /// Makes a project of Xcode's buildable.
    func importProject(target: String?) throws -> Outcome {
        var options = ImportOptions(place: folder, library: library)
        options.target = target
        options.scratch = scratch
        var run = try ImportRun(
            options, say: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
            choose: { names in
                throw AgentError("There are several apps: name one as target. \(names.joined(separator: ", "))")
            })
        let report = try run.run()
        let end = report.failureText.map { "\nThe package does not build yet:\n\($0.suffix(2000))" }
        return Outcome(
            text: report.summary + (end ?? "\nThe program is \(run.product). The report says more."),
            isDone: end == nil)
    }

    /// The report of the last import.
    ///
    /// - Parameter about: only sections that name this; nil for all.
    func report(about: String?) throws -> Outcome {
        let file = folder.appendingPathComponent(".riffle/riffle-import.md")
        guard let page = try? String(contentsOf: file, encoding: .utf8) else {
            throw AgentError("There is no report: import the project first.")
        }
        guard let about else { return Outcome(text: page, isDone: true) }
        let sections = Self.sections(of: page).filter { $0.localizedCaseInsensitiveContains(about) }
        return Outcome(
            text: sections.isEmpty ? "The report does not name \(about)." : sections.joined(separator: "\n"),
            isDone: true)
    }

    private static func sections(of page: String) -> [String] {
        page.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [String]()) { sections, line in
            if line.hasPrefix("#") || sections.isEmpty {
                sections.append(String(line))
            } else {
                sections[sections.count - 1] += "\n" + line
            }
        }
    }

    // MARK: Build and test

    func build(tests: Bool) throws -> Outcome { try swift("build", tests ? ["--build-tests"] : []) }

    func test(_ filter: String?) throws -> Outcome { try swift("test", filter.map { ["--filter", $0] } ?? []) }

    private func swift(_ command: String, _ words: [String]) throws -> Outcome {
        // The plan that Swift keeps is of the package that was built last into the folder.
        let place = scratch.map { ["--scratch-path", $0.path, "--disable-build-manifest-caching"] } ?? []
        let output = try Subprocess.run(["swift", command, "--package-path", package.path] + place + words)
        return Outcome(
            text: Self.summary(of: output.text + output.errors, GapAdvice.read(library), folder),
            isDone: output.status == 0)
    }

    /// The errors, with what to do where something is missing; or what tests say; or the end of what was printed.
    static func summary(of output: String, _ advice: GapAdvice, _ folder: URL) -> String {
        let messages = CompilerMessages(output)
        if !messages.messages.isEmpty || !messages.crashes.isEmpty {
            var told: Set<String> = []
            return (messages.messages + messages.crashes).prefix(shown).map { message in
                let path =
                    message.path.hasPrefix(folder.path + "/")
                    ? String(message.path.dropFirst(folder.path.count + 1)) : message.path
                let line = "\(path):\(message.line): \(message.text)"
                let name = message.missingName
                guard let instead = advice.advice(for: message.missing) ?? advice.advice(for: name),
                    told.insert(name).inserted
                else { return line }
                return line + "\n  instead: " + instead
            }.joined(separator: "\n")
        }
        let lines = output.split(separator: "\n").map(String.init)
        let isOfTests: (String) -> Bool = { line in
            line.contains("recorded an issue") || line.contains(": error: -[") || line.contains(": error: ")
                || line.contains("Test run with") || line.hasPrefix("\t Executed") || line.hasPrefix("Executed ")
        }
        let ofTests = lines.filter(isOfTests).map { $0.trimmingCharacters(in: .whitespaces) }
        // Warnings of packages come last, whatever came of the build.
        let others = lines.filter { !$0.hasPrefix("warning: ") }
        return (ofTests.isEmpty ? Array(others.suffix(3)) : Array(ofTests.suffix(shown))).joined(separator: "\n")
    }
}

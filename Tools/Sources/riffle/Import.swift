import ArgumentParser
import Foundation
import Importing
import XcodeProjects

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a project of Xcode's buildable here, without changing its files.",
        discussion: """
            Reads an .xcodeproj, an .xcworkspace, the project.yml of XcodeGen or a Package.swift with an app. Writes a \
            Package.swift beside it, and a folder .riffle with all else that is needed; nothing of yours is changed.

            Then it builds. What does not compile on Linux is left out, as little as possible: an import, the body of a \
            function, a declaration, in the end a file. .riffle/riffle-import.md says what and why, and what to use \
            instead. Run it again when the project has changed.

            It runs the compiler on the project, and with it the macros, plugins and manifests of its packages, which are \
            programs. With --check only the manifests of local packages are run.
            """)

    @Argument(help: "The folder with the project, or the project itself.")
    var path = "."

    @Option(help: "The app target, if there are several.")
    var target: String?

    @Flag(help: "Print the report of what the files say, and write and compile nothing.")
    var check = false

    @Flag(help: "Write the package, and do not compile it.")
    var noBuild = false

    @Flag(help: "Overwrite a Package.swift of riffle's that was changed since.")
    var overwrite = false

    @Option(
        help: ArgumentHelp("How many times to compile before whole files are left out.", valueName: "n"))
    var rounds = 30

    @Option(
        help: ArgumentHelp(
            "Build in this folder, which several packages may share, and not in the package's own .build.",
            valueName: "dir"))
    var scratchPath: String?

    func validate() throws {
        guard (1...100).contains(rounds) else { throw ValidationError("--rounds takes a number from 1 to 100.") }
    }

    func run() throws {
        var options = ImportOptions(place: URL(fileURLWithPath: path), library: Checkout.folder)
        options.target = target
        options.checksOnly = check
        options.skipsBuild = noBuild
        options.overwrites = overwrite
        options.rounds = rounds
        options.scratch = scratchPath.map { URL(fileURLWithPath: $0) }
        do {
            var run = try ImportRun(options, say: FileHandle.say, choose: Self.choose)
            if !check, !noBuild {
                FileHandle.say(
                    "The project is compiled, and with it its packages' macros and plugins run. The first build compiles "
                        + "Riffle, too, which takes about ten minutes on two cores.")
            }
            let report = try run.run()
            print(check ? report.page : report.summary)
            if !check { tell(run, report) }
            if report.failureText != nil { throw ExitCode.failure }
        } catch let code as ExitCode {
            throw code
        } catch {
            FileHandle.say("riffle: \(error)")
            throw ExitCode.failure
        }
    }

    private func tell(_ run: ImportRun, _ report: ImportReport) {
        print("\nWrote, and changed nothing else:")
        for path in run.written { print("  \(path)") }
        for (path, aside) in run.kept.sorted(by: { $0.key < $1.key }) {
            print("Kept \(path), which was changed since; the new one is \(aside)")
        }
        if let failure = report.failureText {
            return print("\nThe package does not build yet. The build ended with:\n\(failure)")
        }
        let folder = quoted(run.packageFolder.path(from: URL(fileURLWithPath: ".")))
        let scratch = scratchPath.map { " --scratch-path \(quoted($0))" } ?? ""
        let command = "swift run --package-path \(folder)\(scratch) \(quoted(run.product))"
        print(
            """

            Next:
              \(command) --web               # serves the app on http://127.0.0.1:8080
              \(command) --previews Previews # draws all previews

            What is in and out, and why: .riffle/riffle-import.md
            """)
    }

    /// Asks which app is meant.
    private static func choose(_ names: [String]) throws -> String {
        let list = names.enumerated().map { "  \($0.offset + 1)  \($0.element)" }.joined(separator: "\n")
        guard isatty(STDIN_FILENO) == 1 else {
            throw ProjectError("There are several apps. Name one with --target:\n\(list)")
        }
        FileHandle.say("There are several apps:\n\(list)\nWhich one? Its number:")
        guard let line = readLine(), let number = Int(line.trimmingCharacters(in: .whitespaces)),
            names.indices.contains(number - 1)
        else { throw ProjectError("That is no number of an app. Name one with --target.") }
        return names[number - 1]
    }
}

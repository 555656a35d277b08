import ArgumentParser
import Foundation
import NewApps
import XcodeProjects

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a first app: a package with a view, an asset catalog, a preview and a test.",
        discussion: "It makes a folder of that name, and says which commands come next.")

    @Argument(help: "What the app is called: letters, digits and _, such as MyApp.")
    var name: String

    @Flag(help: "Have the app keep models with SwiftData.")
    var data = false

    @Option(help: ArgumentHelp("Where the folder is made.", valueName: "dir"))
    var `in` = "."

    func run() throws {
        let parent = URL(fileURLWithPath: `in`).standardizedFileURL
        let app: NewApp
        do {
            app = try NewApp(name, in: parent, keepsData: data)
            try app.write(library: Checkout.path(from: app.folder))
        } catch {
            FileHandle.say("riffle: \(error)")
            throw ExitCode.failure
        }
        let paths = app.files(library: "").map { "  \(name)/\($0.path)" }.joined(separator: "\n")
        print(
            """
            Wrote
            \(paths)

            Next:
              cd \(quoted(app.folder.path(from: URL(fileURLWithPath: "."))))
              swift run \(name) --web                # serves the app on http://127.0.0.1:8080
              swift run \(name) --png picture.png    # draws it
              swift test                              # taps the button, and looks at what happens

            The first of them compiles Riffle, too, which takes about ten minutes on two cores.
            """)
    }
}

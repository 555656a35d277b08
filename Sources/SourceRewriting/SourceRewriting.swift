import Foundation

/// Writes the copy of a file that is compiled in its place: `SourceRewriting PLAN PATH SOURCE OUTPUT`, where PATH is the
/// file's name in the plan. With `--support OUTPUT` it writes what placeholders name.
@main
struct SourceRewriting {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.count == 2, arguments[0] == "--support" {
                try write(Placeholder.support, to: arguments[1])
            } else if arguments.count == 4 {
                try rewrite(plan: arguments[0], path: arguments[1], source: arguments[2], output: arguments[3])
            } else {
                complain("error: SourceRewriting takes PLAN PATH SOURCE OUTPUT, or --support OUTPUT")
                exit(64)
            }
        } catch {
            complain(
                "error: \(error.localizedDescription) (\(arguments.joined(separator: " "))). Run riffle import again.")
            exit(1)
        }
    }

    private static func rewrite(plan: String, path: String, source: String, output: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: plan))
        let plan = try JSONDecoder().decode(RewritingPlan.self, from: data)
        let file = plan.files.first { $0.path == path } ?? RewritingPlan.File(path: path, copy: path)
        let text = try String(contentsOf: URL(fileURLWithPath: source), encoding: .utf8)
        let rewriter = SourceRewriter(text, file: file)
        for name in rewriter.notFound {
            complain(
                "\(source):1: warning: \(name) was to be left out and is not there any more. Run riffle import again.")
        }
        try write(rewriter.text(naming: source), to: output)
    }

    /// An unchanged file keeps its date, so that the target is not compiled again.
    private static func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

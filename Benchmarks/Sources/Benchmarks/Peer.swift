import Foundation

/// A program that does the same work without us: one of the folder that the environment variable `RIFFLE_PEERS` names.
///
/// It draws the pictures that ours draws.
struct Peer {
    /// As it is called in the names of measurements.
    let name: String
    private let program: String
    private let arguments: [String]
    private let assets: URL

    /// Cairo and Pango by hand: a C program that is compiled here; nil, with a note, where that fails.
    static func cairo(in folder: URL) -> Peer? {
        guard let peers else { return nil }
        let program = folder.appendingPathComponent("cairo_direct").path
        let command =
            "${CC:-cc} -O2 -march=native -o \"$1\" \"$2\" $(pkg-config --cflags --libs cairo pangocairo) -lz -lm"
        return made("cairo", in: folder, program) {
            let source = peers.appendingPathComponent("cairo_direct.c").path
            _ = try ChildProcess("/bin/sh", ["-c", command, "sh", program, source])
        }
    }

    /// Qt Quick, painting with the processor.
    static func qt(in folder: URL) -> Peer? { python("qtquick", "import PySide6.QtQuick", in: folder) }

    /// Chromium's elements and styles.
    static func chromium(in folder: URL) -> Peer? {
        python("chromium", "import websocket, os; os.stat('/usr/bin/chromium-headless-shell')", in: folder)
    }

    /// Qt Quick again, with the list and the form that ours has: a program that comes with this one.
    static func qtLists(in folder: URL) -> Peer? {
        guard let script = Bundle.module.url(forResource: "qtquick_lists", withExtension: "py") else { return nil }
        let copy = folder.appendingPathComponent(script.lastPathComponent)
        return made("qtquick", in: folder, interpreter, [copy.path]) {
            _ = try ChildProcess(interpreter, ["-c", "import PySide6.QtQuick"])
            try FileManager.default.copyItem(at: script, to: copy)
        }
    }

    private static var interpreter: String {
        ProcessInfo.processInfo.environment["PEER_PY"] ?? "/usr/bin/python3"
    }

    /// A program in Python, for the interpreter that the environment variable `PEER_PY` names; nil, with a note, where
    /// it cannot run.
    private static func python(_ name: String, _ test: String, in folder: URL) -> Peer? {
        guard let peers else { return nil }
        let script = "\(name)_peer.py"
        return made(name, in: folder, interpreter, [folder.appendingPathComponent(script).path]) {
            _ = try ChildProcess(interpreter, ["-c", test])
            let files = FileManager.default
            for file in [script, "common.py", "web"] {
                let copy = folder.appendingPathComponent(file)
                guard !files.fileExists(atPath: copy.path) else { continue }
                try files.copyItem(at: peers.appendingPathComponent(file), to: copy)
            }
        }
    }

    private static var peers: URL? {
        ProcessInfo.processInfo.environment["RIFFLE_PEERS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private static func made(
        _ name: String, in folder: URL, _ program: String, _ arguments: [String] = [], _ make: () throws -> Void
    ) -> Peer? {
        do {
            try make()
        } catch {
            note("no ratios to \(name): \(error)")
            return nil
        }
        let assets = folder.appendingPathComponent("assets")
        return Peer(name: name, program: program, arguments: arguments, assets: assets)
    }

    /// Runs the program.
    func run(_ arguments: [String]) throws -> ChildProcess { try ChildProcess(program, self.arguments + arguments) }

    /// Runs the program and gives the numbers that it prints; those inside an object under both names.
    func numbers(_ arguments: [String]) throws -> [String: Double] {
        let child = try run(arguments)
        guard let result = try JSONSerialization.jsonObject(with: Data(child.output.utf8)) as? [String: Any] else {
            throw ChildProcessFailure(path: program, reason: "it printed \(child.output)")
        }
        var numbers: [String: Double] = [:]
        for (key, value) in result {
            if let number = value as? Double { numbers[key] = number }
            for (inner, value) in value as? [String: Any] ?? [:] { numbers["\(key).\(inner)"] = value as? Double }
        }
        return numbers
    }

    /// Says what is in the chips, for workloads that show them.
    func setLabels(_ labels: [String]) throws {
        try (labels.joined(separator: "\n") + "\n").write(
            to: assets.appendingPathComponent("chips.txt"), atomically: true, encoding: .utf8)
        try JSONEncoder().encode(labels).write(to: assets.appendingPathComponent("chips.json"))
    }
}

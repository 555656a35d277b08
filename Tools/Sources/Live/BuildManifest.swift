import Foundation

/// What a build did, command by command, as SwiftPM writes it down for llbuild (`.build/debug.yaml`).
package struct BuildManifest: Sendable {
    package struct Command: Sendable {
        /// What the manifest calls it: `C.MyApp-x86_64-unknown-linux-gnu-debug.module`.
        package var name: String
        /// Such as `shell` or `write-auxiliary-file`.
        package var tool = ""
        package var inputs: [String] = []
        package var outputs: [String] = []
        package var arguments: [String] = []
    }

    package private(set) var commands: [String: Command] = [:]
    /// Whether only compilers and linkers are known: what else a build reads has to be guessed.
    package var isPartial = false

    /// Reads a manifest: two levels of names by their indentation, and lists as JSON writes them. What is written otherwise is
    /// passed over.
    ///
    /// - Parameter text: some megabytes.
    package init(_ text: String) {
        var isCommands = false
        var current: Command?
        // Lines are long, and most are of no interest: bytes are compared, not characters.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            if line.first != UInt8(ascii: " ") {
                isCommands = line.elementsEqual("commands:".utf8)
            } else if !isCommands {
                continue
            } else if line.starts(with: "  \"".utf8) {
                if let current { commands[current.name] = current }
                current =
                    line.last == UInt8(ascii: ":")
                    ? Self.string(line.dropFirst(2).dropLast()).map { Command(name: $0) } : nil
            } else if current != nil, line.starts(with: "    ".utf8) {
                Self.take(line.dropFirst(4), &current!)
            }
        }
        if let current { commands[current.name] = current }
    }

    mutating func add(_ command: Command) { commands[command.name] = command }

    private static func take(_ line: Substring.UTF8View, _ command: inout Command) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let value = line[line.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
        switch String(line[..<colon]) {
        case "tool": command.tool = String(value) ?? ""
        case "inputs": command.inputs = list(value)
        case "outputs": command.outputs = list(value)
        case "args": command.arguments = list(value)
        default: break
        }
    }

    private static func string(_ text: Substring.UTF8View) -> String? {
        try? JSONDecoder().decode(String.self, from: Data(text))
    }

    private static func list(_ text: Substring.UTF8View) -> [String] {
        (try? JSONDecoder().decode([String].self, from: Data(text))) ?? []
    }

    /// All that a file is made of, and what that is made of.
    package func inputs(of file: String) -> Set<String> {
        var makers: [String: String] = [:]
        for command in commands.values {
            for output in command.outputs { makers[output] = command.name }
        }
        var found: Set<String> = []
        var rest = [file]
        while let next = rest.popLast() {
            guard let maker = makers[next], let command = commands[maker] else { continue }
            for input in command.inputs where found.insert(input).inserted { rest.append(input) }
        }
        return found
    }
}

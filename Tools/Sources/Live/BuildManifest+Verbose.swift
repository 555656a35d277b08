import Foundation
import SwiftText

/// For versions of SwiftPM that leave no manifest: what they print of a build.
extension BuildManifest {
    /// Reads the output of `swift build -v`, which has a line for each command that ran. It says neither which files plugins
    /// make of others nor what is copied, so that the manifest is partial.
    ///
    /// - Parameter read: the text of a file, such as a list of sources; nil where there is none.
    package init(
        verbose output: String, read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
    ) {
        self.init("")
        isPartial = true
        for line in output.split(separator: "\n") where line.contains("-module-name ") {
            let words = Self.words(line)
            guard let compiler = words.first, compiler.hasPrefix("/"), compiler.hasSuffix("swiftc"),
                let name = Self.value(after: "-module-name", in: words)
            else { continue }
            let arguments = words.filter { $0 != "-v" }
            if words.contains("-emit-executable"), let program = Self.value(after: "-o", in: words) {
                let objects = Self.lists(in: words).flatMap { Self.lines(read($0) ?? "") }
                add(Self.shell("C.\(name)-debug.exe", objects, [program], arguments))
            } else if words.contains("-c"), let map = Self.value(after: "-output-file-map", in: words) {
                let sources = Self.lists(in: words).flatMap { Self.lines(read($0) ?? "") }
                let modules = Self.imports(of: sources.compactMap(read)).map { "\($0).swiftmodule" }
                let outputs =
                    Self.objects(in: read(map) ?? "")
                    + [Self.value(after: "-emit-module-path", in: words)]
                    .compactMap { $0 }
                add(Self.shell("C.\(name)-debug.module", sources + modules, outputs, arguments))
            }
        }
    }

    private static func shell(
        _ name: String, _ inputs: [String], _ outputs: [String], _ arguments: [String]
    ) -> Command {
        Command(name: name, tool: "shell", inputs: inputs, outputs: outputs, arguments: arguments)
    }

    /// Splits a line as a shell does.
    static func words(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    private static func value(after flag: String, in words: [String]) -> String? {
        words.firstIndex(of: flag).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    private static func lists(in words: [String]) -> [String] {
        words.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    }

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").flatMap { words($0) } }

    /// The objects that a map of outputs names.
    private static func objects(in map: String) -> [String] {
        let files = try? JSONSerialization.jsonObject(with: Data(map.utf8)) as? [String: [String: String]]
        return (files ?? [:]).values.compactMap { $0["object"] }.sorted()
    }

    /// The modules that files import, whatever the conditions.
    private static func imports(of texts: [String]) -> [String] {
        Set(texts.flatMap { SwiftImport.all(in: SwiftTokens($0)).map(\.module) }).sorted()
    }
}

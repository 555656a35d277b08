import Foundation
import XcodeProjects

/// What an agent can do.
final class AgentTools {
    private let folder: URL
    private var app: DrivenProgram?
    private let data = FileManager.default.temporaryDirectory.appendingPathComponent(
        "riffle-agent-\(UUID().uuidString)")
    private var launches = 0

    init(folder: URL) { self.folder = folder }

    func end() {
        app?.end()
        app = nil
        try? FileManager.default.removeItem(at: data)
    }

    // MARK: Descriptions

    private static func tool(_ name: String, _ text: String, _ properties: [String: String], _ required: [String] = [])
        -> [String: Any]
    {
        let schema = properties.mapValues { text -> [String: Any] in
            let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return ["type": parts[0], "description": parts.last ?? ""]
        }
        return [
            "name": name, "description": text,
            "inputSchema": ["type": "object", "properties": schema, "required": required] as [String: Any],
        ]
    }

    /// Of a property: its type, and what it says.
    static var descriptions: [[String: Any]] {
        [
            tool("apps", "Lists the package's programs that can be opened.", [:]),
            tool(
                "build", "Builds the package. Errors come as file, line and message.",
                ["tests": "boolean: Whether to build the tests, too."]),
            tool("test", "Runs tests.", ["filter": "string: Of the names of tests."]),
            tool(
                "open", "Opens a program, or one of its previews, and says what is to be seen.",
                [
                    "program": "string: As apps lists it, or a path.", "preview": "string: As previews lists it.",
                    "device": "string: Such as iPhone 15.", "appearance": "string: light or dark.",
                    "textSize": "string: xSmall to accessibility5.", "locale": "string: Such as de_AT.",
                ], ["program"]),
            tool("previews", "Lists the previews of the program that is open.", [:]),
            tool(
                "look", "Says what is to be seen: at most twelve lines, or all elements, or a picture.",
                ["form": "string: digest, list or picture."]),
            tool(
                "act",
                "Does something: tap, doubleTap, press, drag, swipe, scroll, type, key, choose, set, perform, open, change, "
                    + "background, foreground. Says what is to be seen then.",
                [
                    "command": "string: Which of them.", "element": "number: The number of the element.",
                    "query": "object: Instead of a number: any of type, label, identifier, text, containing, index.",
                    "text": "string: What to type, to choose, or to perform.",
                    "direction": "string: Of a swipe: up, down, left, right.",
                    "dx": "number: Points to drag or scroll.",
                    "dy": "number: Points to drag or scroll.", "duration": "number: Seconds.",
                    "value": "number: Of a slider, 0 to 1.",
                    "settings": "object: Of change: appearance, textSize, locale, …",
                ], ["command"]),
            tool(
                "wait", "Lets virtual time pass, which costs none.",
                [
                    "until": "string: element, gone, value, still or rest; a span of time without it.",
                    "query": "object: Of the element.", "text": "string: Of the value.", "timeout": "number: Seconds.",
                ]),
            tool("audit", "Looks for what keeps people from using what is to be seen.", [:]),
            tool("status", "Mistakes found in views, what still moves, and what is waited for.", [:]),
        ]
    }

    // MARK: Calls

    /// The result of a call, as the protocol has it.
    func call(_ name: String, _ arguments: [String: Any]) -> [String: Any] {
        do {
            return try result(name, arguments)
        } catch {
            return Self.text("\(error)", isError: true)
        }
    }

    private func result(_ name: String, _ arguments: [String: Any]) throws -> [String: Any] {
        switch name {
        case "apps": return Self.text(programs.isEmpty ? "None: build first." : programs.joined(separator: "\n"))
        case "build": return try build(["build"] + (arguments["tests"] as? Bool == true ? ["--build-tests"] : []))
        case "test": return try build(["test"] + ((arguments["filter"] as? String).map { ["--filter", $0] } ?? []))
        case "open": return try open(arguments)
        case "previews":
            let names = try ask(["command": "previews"])["previews"] as? [String] ?? []
            return Self.text(names.isEmpty ? "There are none." : names.joined(separator: "\n"))
        case "look": return try look(arguments["form"] as? String ?? "digest")
        case "act": return Self.result(of: try ask(arguments))
        case "wait": return Self.result(of: try ask(arguments.merging(["command": "wait"]) { $1 }))
        case "audit": return Self.findings(try ask(["command": "audit"]))
        case "status":
            let answer = try ask(["command": "status"])
            let lines = ["issues", "moving", "waiting", "working"].flatMap { name in
                (answer[name] as? [String] ?? []).map { "\(name): \($0)" }
            }
            return Self.text(lines.isEmpty ? "All is at rest, and nothing is wrong." : lines.joined(separator: "\n"))
        default: throw AgentError("There is no tool \(name).")
        }
    }

    private func ask(_ request: [String: Any]) throws -> [String: Any] {
        guard let app else { throw AgentError("No app is open: open one first.") }
        do { return try app.ask(request) } catch {
            self.app = nil
            throw error
        }
    }

    private func open(_ arguments: [String: Any]) throws -> [String: Any] {
        guard let name = arguments["program"] as? String else { throw AgentError("open needs a program.") }
        let path = name.hasPrefix("/") ? name : products.appendingPathComponent(name).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw AgentError("There is no program \(path). There are: \(programs.joined(separator: ", ")).")
        }
        app?.end()
        launches += 1
        app = try DrivenProgram(path, arguments: [], data: data.appendingPathComponent("\(launches)"))
        let names = ["preview", "device", "appearance", "textSize", "locale"]
        return Self.result(
            of: try ask(["command": "launch", "settings": arguments.filter { names.contains($0.key) }]))
    }

    private func look(_ form: String) throws -> [String: Any] {
        guard form == "picture" else {
            let answer = try ask(["command": "elements", "form": form == "list" ? "list" : "digest"])
            guard let elements = answer["elements"] as? [[String: Any]] else { return Self.result(of: answer) }
            return Self.text(elements.map(Self.line).joined(separator: "\n"))
        }
        let answer = try ask(["command": "picture"])
        guard let png = answer["png"] as? String else { return Self.result(of: answer) }
        return ["content": [["type": "image", "data": png, "mimeType": "image/png"]]]
    }

    // MARK: The package

    private var products: URL { folder.appendingPathComponent(".build/debug") }

    private var programs: [String] {
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

    /// Short: the errors, or the end of what was printed.
    private func build(_ words: [String]) throws -> [String: Any] {
        let output = try Subprocess.run(["swift", words[0], "--package-path", folder.path] + words.dropFirst())
        let lines = (output.text + output.errors).split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        let errors = lines.filter { $0.hasPrefix("/") && $0.contains("error: ") && seen.insert($0).inserted }
        let issues = lines.filter { $0.hasPrefix("✘") || $0.contains("recorded an issue") }
        let told = errors.isEmpty ? issues.isEmpty ? Array(lines.suffix(3)) : issues : errors
        return Self.text(told.prefix(20).joined(separator: "\n"), isError: output.status != 0)
    }

    // MARK: Results

    private static func text(_ text: String, isError: Bool = false) -> [String: Any] {
        ["content": [["type": "text", "text": text]], "isError": isError]
    }

    private static func result(of answer: [String: Any]) -> [String: Any] {
        var lines: [String] = []
        let error = answer["error"] as? [String: Any]
        if let error {
            lines.append("\(error["kind"] ?? ""): \(error["message"] ?? "")")
            lines += (error["candidates"] as? [String] ?? []).map { "  " + $0 }
        } else {
            lines += answer["digest"] as? [String] ?? []
        }
        for name in ["issues", "requests", "working"] {
            lines += (answer[name] as? [String] ?? []).map { "\(name): \($0)" }
        }
        return text(lines.joined(separator: "\n"), isError: error != nil)
    }

    private static func findings(_ answer: [String: Any]) -> [String: Any] {
        let findings = answer["findings"] as? [[String: Any]] ?? []
        let lines = findings.map {
            "\($0["rule"] ?? ""): \($0["element"] ?? ""): \($0["message"] ?? "") \($0["remedy"] ?? "")"
        }
        return text(lines.isEmpty ? "Nothing was found." : lines.joined(separator: "\n"))
    }

    private static func line(_ element: [String: Any]) -> String {
        let names = ["label", "identifier", "value"].compactMap { name -> String? in
            guard let text = element[name] as? String, !text.isEmpty else { return nil }
            return name == "label" ? "\"\(text)\"" : "\(name) \"\(text)\""
        }
        return (["#\(element["number"] ?? 0)", element["type"] as? String ?? ""] + names).joined(separator: " ")
    }
}

import Foundation
import RiffleDriverMessages

/// What an agent can do.
final class AgentTools {
    private let work: PackageWork
    private let app = OpenApp()

    init(_ work: PackageWork) { self.work = work }

    func end() { app.end() }

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
        case "import": return Self.text(try work.importProject(target: arguments["target"] as? String))
        case "report": return Self.text(try work.report(about: arguments["about"] as? String))
        case "build": return Self.text(try work.build(tests: arguments["tests"] as? Bool == true))
        case "test": return Self.text(try work.test(arguments["filter"] as? String))
        case "apps":
            let programs = work.programs
            return Self.text(programs.isEmpty ? "None: build first." : programs.joined(separator: "\n"))
        case "open": return try open(arguments)
        case "previews": return Self.text(AnswerText.previews(try app.ask(DriverRequest("previews"))))
        case "look": return try look(arguments["form"] as? String ?? "digest")
        case "act":
            let request = try Self.request(arguments)
            return Self.result(of: try app.ask(request))
        case "wait":
            let request = try Self.request(arguments.merging(["command": "wait"]) { $1 })
            return Self.result(of: try app.ask(request))
        case "audit": return Self.text(AnswerText.findings(try app.ask(DriverRequest("audit"))))
        case "status": return Self.text(AnswerText.status(try app.ask(DriverRequest("status"))))
        default: throw AgentError("There is no tool \(name).")
        }
    }

    private func open(_ arguments: [String: Any]) throws -> [String: Any] {
        guard let name = arguments["program"] as? String else { throw AgentError("open needs a program.") }
        let path = name.hasPrefix("/") ? name : work.products.appendingPathComponent(name).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw AgentError("There is no program \(path). There are: \(work.programs.joined(separator: ", ")).")
        }
        let data = try JSONSerialization.data(withJSONObject: arguments)
        return Self.result(of: try app.open(path, try JSONDecoder().decode(DriverSettings.self, from: data)))
    }

    private func look(_ form: String) throws -> [String: Any] {
        guard form == "picture" else {
            var request = DriverRequest("elements")
            request.form = form
            return Self.result(of: try app.ask(request))
        }
        let answer = try app.ask(DriverRequest("picture"))
        guard let png = answer.png else { return Self.result(of: answer) }
        return ["content": [["type": "image", "data": png.base64EncodedString(), "mimeType": "image/png"]]]
    }

    /// A command of the arguments, which have the names of its fields.
    private static func request(_ arguments: [String: Any]) throws -> DriverRequest {
        var arguments = arguments
        arguments["id"] = 0
        let data = try JSONSerialization.data(withJSONObject: arguments)
        do { return try JSONDecoder().decode(DriverRequest.self, from: data) } catch DecodingError.keyNotFound(
            let key, _)
        {
            throw AgentError("The field \"\(key.stringValue)\" is missing.")
        } catch DecodingError.typeMismatch(_, let context) {
            throw AgentError("The field \"\(context.codingPath.last?.stringValue ?? "")\" is of another type.")
        }
    }

    private static func text(_ text: String, isError: Bool = false) -> [String: Any] {
        ["content": [["type": "text", "text": text]], "isError": isError]
    }

    private static func text(_ outcome: PackageWork.Outcome) -> [String: Any] {
        text(outcome.text, isError: !outcome.isDone)
    }

    private static func result(of answer: DriverAnswer) -> [String: Any] {
        text(AnswerText.text(of: answer), isError: answer.error != nil)
    }
}

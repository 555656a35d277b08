/// What agents are told of the tools.
extension AgentTools {
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
    static var descriptions: [[String: Any]] { ofPackages + ofApps }

    private static var ofPackages: [[String: Any]] {
        [
            tool(
                "import",
                "Makes the project of Xcode's in the folder buildable, changes none of its files, and says what was left out. "
                    + "Again after changes to the project. The first time takes minutes.",
                ["target": "string: The app target, if there are several."]),
            tool(
                "report", "What the last import has left out, why, and what to use instead.",
                ["about": "string: Only what names this."]),
            tool(
                "build", "Builds the package. Errors come as file, line and message, with what to use instead.",
                ["tests": "boolean: Whether to build the tests, too."]),
            tool("test", "Runs tests.", ["filter": "string: Of the names of tests."]),
            tool("apps", "Lists the package's programs that can be opened.", [:]),
        ]
    }

    private static var ofApps: [[String: Any]] {
        [
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
                ["form": "string: digest, list, tree or picture."]),
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
}

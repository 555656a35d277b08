import Foundation
import RiffleDriverMessages

/// A line that somebody types to `riffle drive`.
enum DriveLine {
    /// A command to the app.
    case request(DriverRequest)
    /// A picture, into a file.
    case picture(DriverRequest, path: String)
    /// A film that ends, into a folder.
    case film(path: String)
    case previews
    /// Launches the app anew, or one of its previews.
    case open(preview: String?)
    case help
    case quit

    /// What a line says; nil for an empty one.
    ///
    /// - Throws: where it says nothing that can be done.
    init?(_ line: String) throws {
        var words = Words(line)
        guard let verb = words.next() else { return nil }
        self = try Self.line(verb.lowercased(), &words)
        guard words.isAtEnd else { throw AgentError("\"\(words.rest)\" is too much: help lists what can be said.") }
    }

    private static func line(_ verb: String, _ words: inout Words) throws -> DriveLine {
        switch verb {
        case "help", "?": return .help
        case "quit", "exit": return .quit
        case "previews": return .previews
        case "open" where !words.rest.contains("://"): return .open(preview: words.next())
        case "picture":
            guard let path = words.next() else { throw AgentError("picture needs a file: picture screen.png") }
            return .picture(try words.isAtEnd ? DriverRequest(verb) : request(verb, at: &words), path: path)
        case "film":
            let word = words.next()
            if word == "begin" {
                var request = DriverRequest("film")
                request.form = "begin"
                return .request(request)
            }
            guard word == "end", let path = words.next() else {
                throw AgentError("There are: film begin, film end FOLDER")
            }
            return .film(path: path)
        default: return .request(try request(verb, &words))
        }
    }

    private static func request(_ verb: String, _ words: inout Words) throws -> DriverRequest {
        if let request = try looking(verb, &words) ?? touching(verb, &words) ?? writing(verb, &words)
            ?? changing(verb, &words)
        {
            return request
        }
        throw AgentError("There is no \"\(verb)\": help lists what can be said.")
    }

    private static func looking(_ verb: String, _ words: inout Words) throws -> DriverRequest? {
        var request: DriverRequest
        switch verb {
        case "look", "list", "tree":
            request = DriverRequest("elements")
            request.form = verb == "look" ? "digest" : verb
        case "find": return try self.request("find", at: &words)
        case "status": request = DriverRequest(verb)
        case "audit":
            request = DriverRequest(verb)
            request.form = words.next()
        case "rest", "still":
            request = DriverRequest("wait")
            request.until = verb
        case "wait", "gone":
            if verb == "wait", let seconds = words.number() {
                request = DriverRequest("wait")
                request.timeout = seconds
                break
            }
            request = DriverRequest("wait")
            request.until = verb == "gone" ? "gone" : "element"
            request.query = try words.query()
        default: return nil
        }
        return request
    }

    private static func touching(_ verb: String, _ words: inout Words) throws -> DriverRequest? {
        var request: DriverRequest
        switch verb {
        case "tap": request = try self.request(verb, at: &words)
        case "doubletap": request = try self.request("doubleTap", at: &words)
        case "press":
            request = try self.request(verb, at: &words)
            request.duration = words.number()
        case "swipe":
            let direction = words.next()
            request = try words.isAtEnd ? DriverRequest(verb) : self.request(verb, at: &words)
            request.direction = direction
        case "drag":
            request = try self.request(verb, at: &words)
            guard let (x, y) = words.skip("by") ? words.point() : nil else {
                throw AgentError("A drag needs to say how far: drag \"Card\" by 0,-100")
            }
            (request.dx, request.dy) = (x, y)
        case "scroll":
            guard let (x, y) = words.point() else { throw AgentError("scroll needs points: scroll 0,300") }
            request = try words.isAtEnd ? DriverRequest(verb) : self.request(verb, at: &words)
            (request.dx, request.dy) = (x, y)
        case "pinch", "rotate":
            request = try self.request(verb, at: &words)
            let number = words.number()
            if verb == "pinch" { request.scale = number } else { request.angle = number.map { $0 * .pi / 180 } }
        default: return nil
        }
        return request
    }

    private static func writing(_ verb: String, _ words: inout Words) throws -> DriverRequest? {
        var request: DriverRequest
        switch verb {
        case "type", "choose", "do":
            guard let text = words.next() else { throw AgentError("\(verb) needs a text in quotes.") }
            let command = verb == "do" ? "perform" : verb
            request = DriverRequest(command)
            if words.skip("in") || words.skip("on") { request = try self.request(command, at: &words) }
            request.text = text
        case "set":
            request = try self.request(verb, at: &words)
            request.value = words.number()
        case "key":
            request = DriverRequest(verb)
            var names = (words.next() ?? "").split(separator: "+", omittingEmptySubsequences: false).map(String.init)
            request.text = names.popLast()
            request.modifiers = names
        case "paste":
            request = DriverRequest(verb)
            request.text = words.next()
        default: return nil
        }
        return request
    }

    private static func changing(_ verb: String, _ words: inout Words) throws -> DriverRequest? {
        var settings = DriverSettings()
        switch verb {
        case "open", "keyboard":
            var request = DriverRequest(verb)
            request.text = words.next()
            return request
        case "background", "foreground": return DriverRequest(verb)
        case "dark", "light": settings.appearance = verb
        case "device": settings.device = words.next()
        case "turn": settings.orientation = words.next()
        case "size":
            let sides = (words.next() ?? "").split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2 else { throw AgentError("size needs two lengths: size 393x852") }
            (settings.width, settings.height) = (sides[0], sides[1])
        case "textsize": settings.textSize = words.next()
        case "locale": settings.locale = words.next()
        case "timezone": settings.timeZone = words.next()
        case "contrast": settings.contrast = words.next()
        default: return nil
        }
        var request = DriverRequest("change")
        request.settings = settings
        return request
    }

    /// A command with the element or the place that comes next.
    private static func request(_ command: String, at words: inout Words) throws -> DriverRequest {
        var request = DriverRequest(command)
        if let number = words.elementNumber() {
            request.element = number
        } else if let (x, y) = words.point() {
            (request.x, request.y) = (x, y)
        } else {
            request.query = try words.query()
        }
        return request
    }

    /// What `help` says.
    static let instructions = """
        An element is #4, its number in the last answer; "Add", a text in quotes or one word; or a type and a text: button "Add"; or a part: containing "Ad".
          tap, doubletap, find ELEMENT        press ELEMENT [SECONDS]      tap 100,200
          swipe up|down|left|right [ELEMENT]  scroll DX,DY [ELEMENT]       drag ELEMENT by DX,DY
          pinch ELEMENT SCALE                 rotate ELEMENT DEGREES       set ELEMENT 0…1
          type "TEXT" [in ELEMENT]            choose "TEXT" in ELEMENT     do "ACTION" on ELEMENT
          key return | key command+s          paste "TEXT"                 keyboard show|hide
          look, list, tree                    picture FILE [ELEMENT]       film begin, film end FOLDER
          wait SECONDS | wait ELEMENT         gone ELEMENT                 rest, still
          status, audit                       previews                     open [PREVIEW] | open ADDRESS
          dark, light, size 393x852           device "iPhone 15"           turn landscapeLeft
          textsize accessibility1             locale de_AT                 timezone, contrast
          background, foreground              help                         quit
        """
}

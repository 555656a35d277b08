import Foundation
import RiffleDriverMessages
import Testing

@testable import Agents

@Suite("Lines that people type")
struct DriveLineTests {
    private func request(_ line: String) throws -> DriverRequest {
        guard case .request(let request)? = try DriveLine(line) else { throw AgentError("\(line) is no request.") }
        return request
    }

    @Test("An element is a number, a text in quotes or one word, or a type with a text, or a place")
    func elements() throws {
        #expect(try request("tap #12").element == 12)
        #expect(try request("tap \"Call Ann\"").query == DriverQuery(text: "Call Ann"))
        #expect(try request("tap “Call Ann”").query == DriverQuery(text: "Call Ann"))
        #expect(try request("TAP Add").query == DriverQuery(text: "Add"))
        #expect(try request("tap button \"#12\"").query == DriverQuery(type: "button", text: "#12"))
        #expect(try request("tap containing \"Ann\"").query == DriverQuery(containing: "Ann"))
        let place = try request("tap 10,20.5")
        #expect(place.x == 10 && place.y == 20.5)
    }

    @Test("Every command has its fields")
    func commands() throws {
        #expect(try request("press Save 2").duration == 2)
        #expect(try request("swipe up").direction == "up")
        #expect(try request("swipe left cell \"Milk\"").query?.type == "cell")
        let drag = try request("drag #3 by 0,-165")
        #expect(drag.element == 3 && drag.dx == 0 && drag.dy == -165)
        let type = try request("type \"Milk and bread\" in \"Name\"")
        #expect(type.text == "Milk and bread" && type.query?.text == "Name")
        #expect(try request("do Delete on #4").command == "perform")
        let key = try request("key command+shift+s")
        #expect(key.text == "s" && key.modifiers == ["command", "shift"])
        #expect(try request("set #7 0.25").value == 0.25)
        #expect(abs((try request("rotate #7 90").angle ?? 0) - .pi / 2) < 1e-9)
        #expect(try request("wait 3").timeout == 3)
        #expect(try request("wait \"3\"").query?.text == "3")
        #expect(try request("gone \"Loading\"").until == "gone")
        #expect(try request("size 320x568").settings?.height == 568)
        #expect(try request("open example://there").text == "example://there")
        #expect(try request("list").form == "list")
    }

    @Test("What cannot be understood says what can be", arguments: ["fly", "tap", "drag #3", "tap #3 #4", "size 3"])
    func mistakes(_ line: String) {
        #expect(throws: AgentError.self) { try DriveLine(line) }
    }

    @Test("An empty line is none, and quit ends")
    func others() throws {
        #expect(try DriveLine("  ") == nil)
        guard case .quit? = try DriveLine("quit") else { throw AgentError("quit is not understood.") }
        guard case .open(preview: "Detail")? = try DriveLine("open Detail") else { throw AgentError("open is not.") }
    }
}

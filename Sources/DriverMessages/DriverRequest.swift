import Foundation

/// One command to an app that runs with `--drive`: a line of JSON on its standard input.
///
/// Documentation/Driving.md says which commands there are and which of the fields each reads; others are ignored.
package struct DriverRequest: Codable, Sendable {
    /// Comes back with the answer.
    package var id: Int
    /// What to do.
    package var command: String
    /// The number of an element in the last answer that named it.
    package var element: UInt32?
    /// What to look for instead of a number.
    package var query: DriverQuery?
    /// Where to touch, in points of the window, instead of an element.
    package var x: Double?
    /// Where to touch, in points of the window, instead of an element.
    package var y: Double?
    /// Where in the element to touch, from 0 at its left to 1 at its right edge; the middle where nothing is said.
    package var unitX: Double?
    /// Where in the element to touch, from 0 at its upper to 1 at its lower edge; the middle where nothing is said.
    package var unitY: Double?
    /// How far to move, in points.
    package var dx: Double?
    /// How far to move, in points.
    package var dy: Double?
    /// An element to move to.
    package var toElement: UInt32?
    /// Where to move to, in points of the window.
    package var toX: Double?
    /// Where to move to, in points of the window.
    package var toY: Double?
    /// `up`, `down`, `left` or `right`: where the finger goes.
    package var direction: String?
    /// In seconds.
    package var duration: Double?
    /// How long the finger rests before it moves, in seconds.
    package var holding: Double?
    /// In points a second.
    package var velocity: Double?
    /// How often; of a film, how many pictures of a second.
    package var count: Int?
    /// How many fingers.
    package var fingers: Int?
    /// Of a pinch: below 1 brings the fingers together.
    package var scale: Double?
    /// Of a rotation, in radians, clockwise.
    package var angle: Double?
    /// What to type or to choose, or a name.
    package var text: String?
    /// Names of keys that are held, such as `command` and `shift`.
    package var modifiers: [String]?
    /// A place on a slider's track, from 0 to 1.
    package var value: Double?
    /// Paths of files.
    package var files: [String]?
    /// What to wait for: `element`, `gone`, `value`, `still` or `rest`; a span of time where nothing is said.
    package var until: String?
    /// How much virtual time may pass, in seconds.
    package var timeout: Double?
    /// How long work is waited for that goes on outside of virtual time, in seconds of the machine.
    package var patience: Double?
    /// Whether to wait after an action until nothing moves; true where nothing is said.
    package var settles: Bool?
    /// The form of a picture of elements: `tree`, `list`, `digest`; of a film: `begin`, `end`.
    package var form: String?
    /// What to change about the window and its user.
    package var settings: DriverSettings?

    package init(_ command: String, id: Int = 0) {
        self.id = id
        self.command = command
    }
}

/// What to look for among the elements; what is not said does not matter.
package struct DriverQuery: Codable, Hashable, Sendable {
    /// Such as `button` and `staticText`, as `XCUIElement.ElementType` calls it.
    package var type: String?
    /// Exactly this.
    package var label: String?
    /// Exactly this.
    package var identifier: String?
    /// Exactly this label, value, identifier or placeholder.
    package var text: String?
    /// A part of the label or of the value.
    package var containing: String?
    /// Which of several, from 0.
    package var index: Int?

    package init(
        type: String? = nil, label: String? = nil, identifier: String? = nil, text: String? = nil,
        containing: String? = nil, index: Int? = nil
    ) {
        self.type = type
        self.label = label
        self.identifier = identifier
        self.text = text
        self.containing = containing
        self.index = index
    }

    /// Whether an element is what is looked for, apart from `index`.
    package func matches(_ element: DriverElement) -> Bool {
        if let type, element.type != type { return false }
        if let label, element.label != label { return false }
        if let identifier, element.identifier != identifier { return false }
        if let text, !element.names.contains(text) { return false }
        if let containing, !containing.isEmpty,
            !element.label.contains(containing), element.value?.contains(containing) != true
        {
            return false
        }
        return true
    }
}

extension DriverQuery: CustomStringConvertible {
    package var description: String {
        let parts = [
            type, label.map { "label \"\($0)\"" }, identifier.map { "identifier \"\($0)\"" },
            text.map { "text \"\($0)\"" }, containing.map { "containing \"\($0)\"" }, index.map { "number \($0)" },
        ]
        let known = parts.compactMap { $0 }
        return known.isEmpty ? "any element" : known.joined(separator: ", ")
    }
}

/// What an app is launched with, and what may change while it runs; what is not said stays as it is.
package struct DriverSettings: Codable, Hashable, Sendable {
    /// Of the window, in points.
    package var width: Double?
    /// Of the window, in points.
    package var height: Double?
    /// Pixels per point.
    package var scale: Double?
    /// The name of a device, such as `iPhone 15`: its size, and what it covers of its screen.
    package var device: String?
    /// `portrait`, `landscapeLeft`, `landscapeRight` or `portraitUpsideDown`.
    package var orientation: String?
    /// `light` or `dark`.
    package var appearance: String?
    /// `xSmall` to `xxxLarge`, `accessibility1` to `accessibility5`.
    package var textSize: String?
    /// Such as `de_AT`.
    package var locale: String?
    /// Such as `Europe/Vienna`.
    package var timeZone: String?
    /// `standard` or `increased`.
    package var contrast: String?
    /// Whether less moves.
    package var reducesMotion: Bool?
    /// Where the device is.
    package var location: DriverLocation?
    /// Where the app keeps what it stores; only when it is launched.
    package var dataFolder: String?
    /// The date at the first frame, as ISO 8601 has it; only when it is launched.
    package var date: String?
    /// The name of a preview to show instead of the app, as `previews` lists it; only when it is launched.
    package var preview: String?
    /// Whether a keyboard comes up while text is edited, as on a phone; true where nothing is said.
    package var showsKeyboard: Bool?

    package init() {}
}

/// Where a device is. Without a latitude and a longitude the person does not let the app know.
package struct DriverLocation: Codable, Hashable, Sendable {
    /// In degrees, north of the equator.
    package var latitude: Double?
    /// In degrees, east of Greenwich.
    package var longitude: Double?
    /// How far off the place may be, in meters; 5 where nothing is said.
    package var accuracy: Double?
    /// In meters above the sea; 0 where nothing is said.
    package var altitude: Double?
    /// In degrees, clockwise from north.
    package var course: Double?
    /// In meters per second.
    package var speed: Double?

    package init() {}
}

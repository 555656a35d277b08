import RiffleHosting

/// What came of a question that the server had asked.
package enum PageAnswer: Hashable, Sendable {
    /// Somebody thought better of it, or the browser did not let it happen.
    case cancelled
    /// It is done.
    case done
    /// A text that somebody has copied.
    case text(String)
    /// The files that somebody chose are more, or larger, than what may be sent.
    case tooLarge
    /// The visitor lets the app know where the device is; nil while the browser does not know.
    case place(DevicePlace?)

    init(from reader: inout MessageReader) throws {
        switch try reader.byte() {
        case 0: self = .cancelled
        case 1: self = .done
        case 2: self = .text(try reader.text())
        case 3: self = .tooLarge
        case 4: self = .place(try DevicePlace(from: &reader))
        case 5: self = .place(nil)
        case let kind: throw ClientMessageError.unknown(what: "answer", value: kind)
        }
    }
}

/// A file that a page is about to send.
package struct AnnouncedFile: Hashable, Sendable {
    /// What the visitor's computer calls it: anything.
    package var name: String
    /// In bytes.
    package var size: Int

    package init(name: String, size: Int) {
        self.name = name
        self.size = size
    }

    init(from reader: inout MessageReader) throws {
        name = try reader.text()
        size = Int(try reader.unsigned())
    }
}

extension DevicePlace {
    /// What browsers do not know is NaN. A place may be any number: what takes it for an app looks at it.
    fileprivate init(from reader: inout MessageReader) throws {
        func known(_ value: Double) -> Double? { value.isFinite ? value : nil }
        let (latitude, longitude) = (try reader.double(), try reader.double())
        let accuracy = try reader.float()
        let (altitude, altitudeAccuracy) = (try reader.float(), try reader.float())
        let (course, speed) = (try reader.float(), try reader.float())
        self.init(
            latitude: latitude, longitude: longitude, horizontalAccuracy: known(accuracy) ?? 0,
            altitude: known(altitude), verticalAccuracy: known(altitudeAccuracy), course: known(course),
            speed: known(speed))
    }
}

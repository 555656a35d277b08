import Foundation

/// Writes what a page sends, record by record (`Documentation/WebHost.md`).
package struct RecordWriter {
    package var bytes: [UInt8] = []

    package init() {}

    package mutating func hello(
        width: Float = 393, height: Float = 852, scale: Float = 2, flags: UInt8 = 0, session: String = "",
        isLoaded: Bool = false, time: Double = 0, version: UInt8 = 4, region: PageRegion? = nil
    ) {
        bytes += [1, version]
        traits(width, height, scale, flags, region)
        text(session)
        bytes.append(isLoaded ? 1 : 0)
        double(time)
    }

    package mutating func number(_ number: UInt32) {
        bytes.append(13)
        unsigned(number)
    }

    package mutating func resize(
        width: Float, height: Float, scale: Float = 2, flags: UInt8 = 0, time: Double, region: PageRegion? = nil
    ) {
        bytes.append(2)
        traits(width, height, scale, flags, region)
        double(time)
    }

    package enum Phase: UInt8 { case began, moved, ended, cancelled }

    package mutating func pointer(_ phase: Phase, _ x: Float, _ y: Float, id: UInt32 = 1, kind: UInt8 = 0, time: Double)
    {
        bytes += [3, phase.rawValue | kind << 2]
        unsigned(id)
        float(x)
        float(y)
        double(time)
    }

    package mutating func wheel(_ x: Float, _ y: Float, dx: Float = 0, dy: Float, time: Double) {
        bytes += [4, 1, 0]
        for value in [x, y, dx, dy] { float(value) }
        double(time)
    }

    package mutating func key(_ key: String, phase: UInt8 = 1, modifiers: UInt8 = 0, time: Double) {
        bytes += [5, phase, modifiers]
        text(key)
        text(key)
        double(time)
    }

    /// Replaces a range of a text, and puts the caret behind what is new.
    package mutating func replace(
        _ range: Range<UInt32>, with new: String, target: UInt32, version: UInt32, time: Double
    ) {
        bytes.append(6)
        unsigned(target)
        unsigned(version)
        bytes.append(0)
        unsigned(range.lowerBound)
        unsigned(range.upperBound)
        text(new)
        let caret = range.lowerBound + UInt32(new.utf16.count)
        unsigned(caret)
        unsigned(caret)
        bytes.append(0)
        double(time)
    }

    /// Answers a question: 0 thinks better of it, 1 has done what was asked.
    package mutating func answer(_ question: UInt32, _ kind: UInt8, time: Double) {
        bytes.append(20)
        unsigned(question)
        bytes.append(kind)
        double(time)
    }

    /// Answers a question with a text that somebody has copied.
    package mutating func answer(_ question: UInt32, _ copied: String, time: Double) {
        bytes.append(20)
        unsigned(question)
        bytes.append(2)
        text(copied)
        double(time)
    }

    /// Says that a file is about to come.
    package mutating func announce(_ question: UInt32, name: String, size: UInt32) {
        bytes.append(21)
        unsigned(question)
        unsigned(1)
        text(name)
        unsigned(size)
    }

    /// The next bytes of the file.
    package mutating func piece(_ question: UInt32, _ content: [UInt8]) {
        bytes.append(22)
        unsigned(question)
        unsigned(UInt32(content.count))
        bytes += content
    }

    package mutating func tick(_ time: Double) {
        bytes.append(7)
        double(time)
    }

    package mutating func acknowledge(_ number: UInt32) {
        bytes.append(8)
        unsigned(number)
    }

    package mutating func perform(_ name: String, node: UInt32, time: Double) {
        bytes.append(9)
        unsigned(node)
        text(name)
        double(time)
    }

    package mutating func lose(time: Double) {
        bytes.append(10)
        double(time)
    }

    package mutating func ping(_ number: UInt32) {
        bytes.append(11)
        unsigned(number)
    }

    package mutating func focus(_ node: UInt32, time: Double) {
        bytes.append(12)
        unsigned(node)
        double(time)
    }

    package mutating func open(_ address: String, time: Double) {
        bytes.append(16)
        text(address)
        double(time)
    }

    package mutating func unsigned(_ value: UInt32) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package mutating func text(_ value: String) {
        unsigned(UInt32(value.utf8.count))
        bytes += Array(value.utf8)
    }

    package mutating func float(_ value: Float) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += Array($0) }
    }

    package mutating func double(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += Array($0) }
    }

    private mutating func traits(
        _ width: Float, _ height: Float, _ scale: Float, _ flags: UInt8, _ region: PageRegion?
    ) {
        for value in [width, height, scale, 0, 0, 0, 0] { float(value) }
        bytes.append(flags | (region == nil ? 0 : 16))
        guard let region else { return }
        for name in [region.languages, region.timeZone, region.hourCycle, region.calendar, region.digits] { text(name) }
        bytes.append(region.firstWeekday)
    }
}

/// What a page says of its user's languages and region, whether it makes sense or not.
package struct PageRegion {
    /// With commas between them.
    package var languages: String
    package var timeZone: String
    package var hourCycle: String
    package var calendar: String
    package var digits: String
    package var firstWeekday: UInt8

    package init(
        _ languages: String, _ timeZone: String, hourCycle: String = "", calendar: String = "", digits: String = "",
        firstWeekday: UInt8 = 0
    ) {
        self.languages = languages
        self.timeZone = timeZone
        self.hourCycle = hourCycle
        self.calendar = calendar
        self.digits = digits
        self.firstWeekday = firstWeekday
    }
}

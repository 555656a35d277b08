import Foundation

/// What happened to a session, and what it showed: enough to play it again and to see whether it shows the same.
///
/// As text it is a line of JSON for the header and one for each entry, so that a recording that ends in the middle, as
/// that of a program that was killed, can be read up to there.
package struct SessionRecording: Hashable, Sendable {
    package var header: RecordingHeader
    package var entries: [RecordedEntry] = []

    package init(_ header: RecordingHeader) { self.header = header }

    /// Reads a recording.
    ///
    /// - Throws: `RecordingError`, with the line that could not be read. A last line without its end is left out.
    package init(text: String) throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // Behind the last end of a line is nothing, or what somebody was at when it ended.
        if !lines.isEmpty { lines.removeLast() }
        guard let first = lines.first else { throw RecordingError.empty }
        header = try Self.read(RecordingHeader.self, first, line: 1)
        guard header.format == RecordingHeader.format else { throw RecordingError.format(header.format) }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            entries.append(try Self.read(RecordedEntry.self, line, line: index + 1))
        }
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ line: Substring, line number: Int) throws -> Value
    {
        do {
            return try Self.decoder.decode(type, from: Data(line.utf8))
        } catch {
            throw RecordingError.line(number)
        }
    }

    /// The recording as text.
    package var text: String { ([Self.line(header)] + entries.map(Self.line)).joined() }

    /// A value as a line of its own.
    static func line(_ value: some Encodable) -> String {
        (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    // What hosts pass on may be no number at all.
    private static let infinite = ("inf", "-inf", "nan")

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinite.0, negativeInfinity: infinite.1, nan: infinite.2)
        return encoder
    }()

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinite.0, negativeInfinity: infinite.1, nan: infinite.2)
        return decoder
    }()
}

/// A recording cannot be read.
package enum RecordingError: Error, CustomStringConvertible {
    case empty
    case format(Int)
    case line(Int)

    package var description: String {
        switch self {
        case .empty: "The recording is empty: it has not even a header. Record it again."
        case .format(let format):
            "The recording has format \(format), and this version reads \(RecordingHeader.format). Record it again."
        case .line(let number):
            "Line \(number) of the recording is not an entry. Remove it and what follows, or record again."
        }
    }
}

/// What a session began with.
package struct RecordingHeader: Codable, Hashable, Sendable {
    /// Grows when recordings of before cannot be read any more.
    package static let format = 1

    package var format = Self.format
    /// The program's type and version, for people.
    package var program: String
    package var window: RecordedWindow
    /// Whether all tasks ran in virtual time, when frames let them: a tester's, and not a page's. Nil as false.
    package var isVirtual: Bool?
    /// Whether the page edited the text that had the focus. Nil as false.
    package var editsText: Bool?
    /// Seconds since 1970 at the time 0, for people.
    package var startDate: Double
    /// The same date in seconds since 2001, to the last bit; recordings of before do not have it.
    package var referenceStartDate: Double?
    package var locale: String
    package var calendar: String
    package var timeZone: String
    package var isRightToLeft: Bool
    /// The place among `DynamicTypeSize.allCases`.
    package var textSize: Int
    package var reducesMotion: Bool
    /// Nil as false: recordings of before do not have it.
    package var increasesContrast: Bool?
    /// Tells fonts that measure differently from each other.
    package var fonts: String
}

/// What can change about a window while it is open.
package struct RecordedWindow: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var scale: Double
    package var isDark: Bool
    /// Top, leading, bottom, trailing.
    package var safeArea: [Double]
    /// How much the window was used, where it was not active.
    package var phase: String?
    /// For whom texts are written; recordings of before have it in the header only.
    package var region: RecordedRegion?

    package init(_ configuration: HostConfiguration) {
        width = configuration.size.width
        height = configuration.size.height
        scale = configuration.scale
        isDark = configuration.colorScheme == .dark
        // With what covers the window for a while, as a keyboard does.
        let values = configuration.environmentValues
        let insets = values.safeAreaInsets
        safeArea = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let current = values.scenePhase
        phase = Self.names.first { $0.phase == current }?.name
        region = RecordedRegion(values)
    }

    /// Makes a host's window what it was.
    package func apply(to configuration: inout HostConfiguration) {
        configuration.size = CGSize(width: width, height: height)
        configuration.scale = scale
        configuration.colorScheme = isDark ? .dark : .light
        configuration.scenePhase = Self.names.first { $0.name == phase }?.phase ?? .active
        let edit = configuration.environment
        configuration.environment = { [region] values in
            edit(&values)
            region?.apply(to: &values)
        }
        guard safeArea.count == 4 else { return }
        configuration.safeAreaInsets = EdgeInsets(
            top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
    }

    private static let names: [(phase: ScenePhase, name: String)] = [
        (.inactive, "inactive"), (.background, "background"),
    ]
}

/// A user's language, region, calendar and time zone.
package struct RecordedRegion: Codable, Hashable, Sendable {
    package var locale: String
    package var calendar: Calendar
    package var timeZone: String
    package var isRightToLeft: Bool

    init(_ values: EnvironmentValues) {
        locale = values.locale.identifier
        calendar = values.calendar
        timeZone = values.timeZone.identifier
        isRightToLeft = values.layoutDirection == .rightToLeft
    }

    func apply(to values: inout EnvironmentValues) {
        values.locale = Locale(identifier: locale)
        values.calendar = calendar
        values.timeZone = TimeZone(identifier: timeZone) ?? values.timeZone
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// One thing that happened, in the order in which it did.
package enum RecordedEntry: Codable, Hashable, Sendable {
    case input(RecordedInput)
    /// Every finger was lost.
    case lost(time: Double)
    case window(RecordedWindow)
    case perform(action: String, element: UInt32)
    /// `isTouched` says that a finger or the mouse did that, and is missing otherwise.
    case focus(element: UInt32?, isTouched: Bool? = nil)
    /// Somebody asked for the elements. They get their numbers when they are asked for first, and their layers know those.
    case elements
    /// Somebody opened an address with the app.
    case open(url: String)
    /// Somebody chose files or pasted: what that gave the app is nobody's business, and is not in the recording.
    case answered
    /// The app changed something by itself: a task ended, a timer fired. Playing the recording does not bring that about.
    case outside
    case frame(RecordedFrame)
}

/// A frame, and what tells what it showed from anything else.
package struct RecordedFrame: Codable, Hashable, Sendable {
    package var time: Double
    /// Digest of the changes to the layers; nil where there were none.
    package var layers: String?
    /// Digest of the elements, where layers changed and nothing moved any more.
    package var elements: String?
    /// The changes to the layers, a line each; recordings of before do not have them.
    package var layerLines: [String]?
    /// The lines of the elements; recordings of before do not have them.
    package var elementLines: RecordedLines?
}

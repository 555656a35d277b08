import Foundation
import RiffleLayers
import RiffleSemantics

/// Notes what happens to a session, a line at a time.
@MainActor
package final class SessionRecorder {
    /// Takes the next lines.
    private let write: (String) -> Void
    /// Whether changes that the app makes by itself are noted: where time is real, they come from outside.
    private let notesOutside: Bool
    private var frames: FrameDescriber
    private var last: RecordedEntry?

    /// - Parameters:
    ///   - notesOutside: whether what the app changes by itself cannot be brought about again.
    ///   - write: takes lines, each with its end. It is called while events are dealt with, so that it had better not wait.
    package init(notesOutside: Bool, write: @escaping (String) -> Void) {
        self.notesOutside = notesOutside
        self.write = write
        // What people see on pages is theirs; what a test shows is in the test.
        frames = FrameDescriber(isReadable: !notesOutside)
    }

    func begin(_ header: RecordingHeader) {
        var header = header
        header.isVirtual = notesOutside ? nil : true
        write(SessionRecording.line(header))
    }

    func note(_ entry: RecordedEntry) {
        // Who asks again before anything has happened gets the same.
        if entry == .elements, last == .elements { return }
        last = entry
        write(SessionRecording.line(entry))
    }

    func changedFromOutside() {
        if notesOutside { note(.outside) }
    }

    func note(_ frame: Frame, at time: Double, elements: () -> SemanticsTree) {
        note(.frame(frames.describe(frame, at: time, elements: elements)))
    }
}

extension RecordingHeader {
    /// - Parameter program: what is shown, for people.
    init(_ configuration: HostConfiguration, program: String) {
        let values = configuration.environmentValues
        self.program = program
        editsText = configuration.editsText ? true : nil
        window = RecordedWindow(configuration)
        startDate = configuration.startDate.timeIntervalSince1970
        referenceStartDate = configuration.startDate.timeIntervalSinceReferenceDate
        locale = values.locale.identifier
        calendar = "\(values.calendar.identifier)"
        timeZone = values.timeZone.identifier
        isRightToLeft = values.layoutDirection == .rightToLeft
        textSize = DynamicTypeSize.allCases.firstIndex(of: values.dynamicTypeSize) ?? 0
        reducesMotion = values.accessibilityReduceMotion
        increasesContrast = values.colorSchemeContrast == .increased ? true : nil
        fonts = Self.measuredFonts
    }

    /// Sizes of a text in the fonts there are. Fonts that draw the same text as wide and as high lay out the same.
    static var measuredFonts: String {
        var digest = Digest()
        for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 34), .italicSystemFont(ofSize: 13)] {
            let size = "Hamburg 0123 Ψ 漢字".size(withAttributes: [.font: font])
            digest.add("\(size.width) \(size.height)")
        }
        return digest.hex
    }

    /// For whom it was recorded.
    package var region: TextRegion {
        TextRegion(
            locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? TextRegion.usual.timeZone)
    }

    /// Makes a host's settings what they were.
    package func apply(to configuration: inout HostConfiguration) {
        window.apply(to: &configuration)
        configuration.editsText = editsText == true
        configuration.startDate =
            referenceStartDate.map { Date(timeIntervalSinceReferenceDate: $0) }
            ?? Date(timeIntervalSince1970: startDate)
        configuration.reducesMotion = reducesMotion
        configuration.increasesContrast = increasesContrast == true
        if DynamicTypeSize.allCases.indices.contains(textSize) {
            configuration.textSize = DynamicTypeSize.allCases[textSize]
        }
        let edit = configuration.environment
        configuration.environment = { [self] values in
            edit(&values)
            values.locale = Locale(identifier: locale)
            values.timeZone = TimeZone(identifier: timeZone) ?? values.timeZone
            values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

import RiffleLayers

/// Compares what a session shows, while a recording is played to it, with what was shown when that was made.
@MainActor
package final class SessionReplay {
    package let recording: SessionRecording
    /// Frames that were compared.
    package private(set) var frameCount = 0
    /// Changes that came from outside, and inputs that were left out, up to the place where the playing is.
    package private(set) var outsideCount = 0
    package private(set) var redactedCount = 0
    private var frames = FrameDescriber(isReadable: true)
    /// The elements of the last recorded frame that has them.
    private var recordedElements: [String] = []

    package init(_ recording: SessionRecording) { self.recording = recording }

    /// Takes note of an entry that is about to be played.
    package func willPlay(_ entry: RecordedEntry) {
        switch entry {
        case .outside, .answered: outsideCount += 1
        case .input(let input) where input.isRedacted: redactedCount += 1
        default: break
        }
    }

    /// Compares a frame.
    ///
    /// - Throws: `ReplayDiffers` where it shows something else.
    package func compare(_ frame: Frame, with recorded: RecordedFrame, in session: HostSession) throws {
        let graph = session.graph
        frameCount += 1
        let shown = frames.describe(frame, at: recorded.time) { graph.elements.tree }
        if let lines = recorded.elementLines { recordedElements = lines.applied(to: recordedElements) }
        guard shown.layers != recorded.layers || shown.elements != recorded.elements else { return }
        throw ReplayDiffers(
            frame: frameCount, time: recorded.time, areLayersDifferent: shown.layers != recorded.layers,
            reasons: reasons, differences: differences(shown, recorded), elements: graph.elements.tree.description)
    }

    /// What differs, as far as the recording says what was shown.
    private func differences(_ shown: RecordedFrame, _ recorded: RecordedFrame) -> [String] {
        var lines: [String] = []
        if shown.elements != recorded.elements, recorded.elementLines != nil, shown.elementLines != nil {
            lines += RecordedLines.difference(from: recordedElements, to: frames.elements)
        }
        if shown.layers != recorded.layers, let layers = recorded.layerLines ?? (recorded.layers == nil ? [] : nil) {
            let found = RecordedLines.difference(from: layers, to: shown.layerLines ?? [])
            lines += found.isEmpty ? ["numbers of layers, in the fourth decimal or behind it"] : found
        }
        return lines
    }

    /// Why playing a recording may show something else without anything being wrong.
    private var reasons: [String] {
        var reasons: [String] = []
        if recording.header.fonts != RecordingHeader.measuredFonts {
            reasons.append("it was recorded with other fonts")
        }
        if outsideCount > 0 {
            reasons.append("\(outsideCount) changes before came from outside, such as tasks and timers")
        }
        if redactedCount > 0 { reasons.append("\(redactedCount) inputs before were secret or pasted, and left out") }
        return reasons
    }
}

/// A recording, played again, showed something else.
package struct ReplayDiffers: Error, CustomStringConvertible {
    /// Counted from 1.
    package let frame: Int
    package let time: Double
    package let areLayersDifferent: Bool
    package let reasons: [String]
    /// The lines that differ; empty for a recording that does not have them.
    package let differences: [String]
    package let elements: String

    package var description: String {
        let what = areLayersDifferent ? "layers" : "elements"
        let why = reasons.isEmpty ? "" : " (" + reasons.joined(separator: "; ") + ")"
        let lines = differences.map { "\n" + $0 }.joined()
        let how = lines.isEmpty ? "" : " What was recorded (-) and what is shown (+):\(lines)\n"
        return "Frame \(frame), at \(time) s, has other \(what) than the recording\(why).\(how.isEmpty ? " " : how)"
            + "It shows:\n\(elements)"
    }
}

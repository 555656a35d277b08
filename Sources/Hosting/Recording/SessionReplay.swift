import Layers

/// Compares what a session shows, while a recording is played to it, with what was shown when that was made.
@MainActor
package final class SessionReplay {
    package let recording: SessionRecording
    /// Frames that were compared.
    package private(set) var frameCount = 0
    /// Changes that came from outside, and inputs that were left out, up to the place where the playing is.
    package private(set) var outsideCount = 0
    package private(set) var redactedCount = 0
    private var encoder = LayerEncoder()

    package init(_ recording: SessionRecording) { self.recording = recording }

    /// Takes note of an entry that is about to be played.
    package func willPlay(_ entry: RecordedEntry) {
        switch entry {
        case .outside: outsideCount += 1
        case .input(let input) where input.isRedacted: redactedCount += 1
        default: break
        }
    }

    /// Compares a frame.
    ///
    /// - Throws: `ReplayDiffers` where it shows something else.
    package func compare(_ frame: Frame, with recorded: RecordedFrame, in graph: ViewGraph) throws {
        frameCount += 1
        let shown = FrameDigest.recorded(frame, at: recorded.time, &encoder) { graph.semantics }
        guard shown != recorded else { return }
        throw ReplayDiffers(
            frame: frameCount, time: recorded.time, areLayersDifferent: shown.layers != recorded.layers,
            reasons: reasons, elements: graph.semantics.description)
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
    package let elements: String

    package var description: String {
        let what = areLayersDifferent ? "layers" : "elements"
        let why = reasons.isEmpty ? "" : " (" + reasons.joined(separator: "; ") + ")"
        return "Frame \(frame), at \(time) s, has other \(what) than the recording\(why). It shows:\n\(elements)"
    }
}

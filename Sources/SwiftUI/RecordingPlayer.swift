import Foundation
internal import RiffleHeadlessHost

/// Plays what `--record` wrote.
@MainActor
enum RecordingPlayer {
    /// Plays a file and says what came of it.
    ///
    /// - Parameter usesRegion: whether code of no window writes for the user of the recording, as that of its windows does.
    /// - Throws: what the file says no more; `ReplayDiffers` where the program shows something else than it did.
    static func play<Root: View>(
        _ path: String, usesRegion: Bool, to root: @autoclosure () -> Root
    ) async throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw NoRecording(path: path) }
        let recording = try SessionRecording(text: String(decoding: data, as: UTF8.self))
        if usesRegion { TextRegion.useForProcess(recording.header.region) }
        let replay = try await HeadlessScreen.replay(recording, to: root())
        print("\(path): \(replay.frameCount) frames show the same, byte for byte.")
        if replay.outsideCount > 0 {
            print("\(replay.outsideCount) changes came from outside when it was recorded, such as tasks and timers.")
        }
        if replay.redactedCount > 0 {
            print("\(replay.redactedCount) inputs were secret or pasted, and left out of the recording.")
        }
    }
}

/// There is no recording to play.
struct NoRecording: Error, CustomStringConvertible {
    let path: String

    var description: String { "--replay \(path): there is no such file. `--web --record FILE` makes one." }
}

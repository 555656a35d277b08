import Foundation
internal import RiffleHeadlessHost

/// Plays what `--record` wrote.
@MainActor
enum RecordingPlayer {
    /// Plays a file and says what came of it.
    ///
    /// - Throws: what the file says no more; `ReplayDiffers` where the program shows something else than it did.
    static func play<Root: View>(_ path: String, to root: @autoclosure () -> Root) async throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw NoRecording(path: path) }
        let recording = try SessionRecording(text: String(decoding: data, as: UTF8.self))
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

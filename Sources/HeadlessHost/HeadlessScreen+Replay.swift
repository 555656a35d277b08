import Foundation

extension HeadlessScreen {
    /// Plays a recording to a view of its own, frame by frame.
    ///
    /// - Parameter configuration: what the recording does not know of the window, such as values of the environment.
    /// - Returns: what was compared.
    /// - Throws: `ReplayDiffers` at the first frame that shows something else than when the recording was made.
    package static func replay<Root: View>(
        _ recording: SessionRecording, to root: @autoclosure () throws -> Root,
        _ configuration: HostConfiguration = HostConfiguration()
    ) async throws -> SessionReplay {
        var configuration = configuration
        recording.header.apply(to: &configuration)
        let replay = SessionReplay(recording)
        var screen: HeadlessScreen?
        for entry in recording.entries {
            replay.willPlay(entry)
            guard let shown = screen else {
                // What was said before the first frame there was nobody to hear.
                guard case .frame(let recorded) = entry else { continue }
                let first = try HeadlessScreen(
                    try root(), configuration, firstFrame: recorded.time, answersQuestions: true)
                screen = first
                try first.compare(recorded, replay)
                // A tester has been touched before it first gave way to tasks.
                if recording.header.isVirtual != true { await first.letTasksRun() }
                continue
            }
            await shown.play(entry)
            if case .frame(let recorded) = entry {
                try shown.compare(recorded, replay)
                await shown.letTasksRun()
            }
        }
        return replay
    }

    private func compare(_ recorded: RecordedFrame, _ replay: SessionReplay) throws {
        try whileCurrent { try replay.compare(lastFrame, with: recorded, in: session) }
    }

    private func play(_ entry: RecordedEntry) async {
        switch entry {
        case .input(let input): if let event = input.event { send(event) }
        case .lost(let time): loseInput(at: time)
        case .window(let window): apply { window.apply(to: &$0) }
        case .perform(let name, let element):
            let known = askedElements?[element] ?? semantics[element]
            if let action = known?.action(named: name) { perform(action, on: element) }
        case .focus(let element, let isTouched): focus(element, byKeyboard: isTouched != true)
        case .elements: _ = semantics
        case .open(let url): if let url = URL(string: url) { open(url) }
        case .outside, .answered: break
        case .frame(let recorded): await frameAfterTasks(at: recorded.time)
        }
    }
}

extension HeadlessScreen {
    /// Plays a recording to a view of its own, frame by frame.
    ///
    /// - Parameter configuration: what the recording does not know of the window, such as values of the environment.
    /// - Returns: what was compared.
    /// - Throws: `ReplayDiffers` at the first frame that shows something else than when the recording was made.
    package static func replay<Root: View>(
        _ recording: SessionRecording, to root: Root, _ configuration: HostConfiguration = HostConfiguration()
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
                let first = HeadlessScreen(root, configuration, firstFrame: recorded.time)
                screen = first
                try replay.compare(first.lastFrame, with: recorded, in: first.session.graph)
                await first.letTasksRun()
                continue
            }
            await shown.play(entry)
            if case .frame(let recorded) = entry {
                try replay.compare(shown.lastFrame, with: recorded, in: shown.session.graph)
                await shown.letTasksRun()
            }
        }
        return replay
    }

    private func play(_ entry: RecordedEntry) async {
        switch entry {
        case .input(let input): if let event = input.event { send(event) }
        case .lost(let time): loseInput(at: time)
        case .window(let window): apply { window.apply(to: &$0) }
        case .perform(let name, let element):
            if let action = session.graph.semantics[element]?.action(named: name) { perform(action, on: element) }
        case .focus(let element): focus(element)
        case .outside: break
        case .frame(let recorded): await frameAfterTasks(at: recorded.time)
        }
    }
}

/// Where the device is that the views run on, and which of their questions for that are open.
@MainActor
final class Whereabouts {
    /// Nil where the person does not let the app know.
    var place: DevicePlace?
    /// What the views were told last; nil before they have asked.
    private var told: DevicePlace??
    private var questions: [(id: UInt32, awaited: AwaitedPlace)] = []

    nonisolated init() {}

    func ask(_ id: UInt32, _ awaited: AwaitedPlace) { questions.append((id, awaited)) }

    /// Removes and returns the questions that have an answer now.
    func takeAnswered() -> [UInt32] {
        questions.removeAll { !OpenQuestion.isAwaited($0.id) }
        let isNews = told.map { $0 != place } ?? true
        let answered = questions.filter { $0.awaited == .current || isNews }.map(\.id)
        questions.removeAll { answered.contains($0.id) }
        if !answered.isEmpty { told = place }
        return answered
    }
}

extension HeadlessScreen {
    /// Where the device is; nil, as it is at first, where the person does not let the app know.
    package var place: DevicePlace? {
        get { whereabouts.place }
        set {
            whereabouts.place = newValue
            answerWhereaboutsSoon()
        }
    }

    /// Answers after what the views have started already, and never within the first frame: a test says after that, at the
    /// earliest, where the device is.
    func answerWhereaboutsSoon() {
        whileCurrent { _ = Task { @MainActor [weak self] in self?.answerWhereabouts() } }
    }

    private func answerWhereabouts() {
        let answer: HostAnswer = whereabouts.place.map { .place($0) } ?? .cancelled
        for id in whereabouts.takeAnswered() { self.answer(id, answer) }
    }
}

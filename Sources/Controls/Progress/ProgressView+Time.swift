/// Where a progress view takes its value from.
enum ProgressSource {
    /// 0...1; nil while nobody knows.
    case fraction(Double?)
    /// How much of the interval has passed, or is left.
    case interval(ClosedRange<Date>, countsDown: Bool)
    /// What Foundation's object says. On Linux it tells nobody of its changes, so it is asked.
    case progress(Progress)
}

/// The value of a progress view whose source moves, brought up to date while the view is in sight.
nonisolated struct MovingProgress<Content: View>: View {
    let source: ProgressSource
    let content: @MainActor (Double?) -> Content

    @MainActor var body: some View {
        switch source {
        case .fraction(let fraction):
            content(fraction)
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            // A bar of 400 points moves by half a point at most each time.
            let step = max(length / 800, 1.0 / 30)
            TimelineView(PeriodicTimelineSchedule(from: interval.lowerBound, by: step)) { context in
                let passed = context.date.timeIntervalSince(interval.lowerBound)
                let share = length > 0 ? min(max(passed / length, 0), 1) : 1
                content(countsDown ? 1 - share : share)
            }
        case .progress(let progress):
            TimelineView(AnimationTimelineSchedule(minimumInterval: 0.1)) { _ in
                content(progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1))
            }
        }
    }
}

/// What a progress view of an interval says below its bar where nothing else is given: the time that is left.
public struct DefaultDateProgressLabel: View {
    let text: Text

    /// The time.
    public var body: some View { text.monospacedDigit() }
}

extension ProgressView {
    /// Shows how much of an interval is left, or has passed.
    ///
    /// - Parameter countsDown: whether the bar empties.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how much of an interval is left, or has passed, and the time below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        let text = Text(timerInterval: timerInterval, countsDown: countsDown)
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(text: text))
    }

    /// Shows how much of an interval is left, or has passed, and the time below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows how far Foundation's object says that something has got.
    public init(_ progress: Progress) {
        self.init(.progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

import Foundation

/// The Free Spaced Repetition Scheduler, version 6: decides when a card is shown again.
///
/// It models a memory by its difficulty, its stability and its retrievability. The model, its formulas and its default
/// parameters are by Jarrett Ye and the Open Spaced Repetition group: J. Ye, J. Su, Y. Cao, "A Stochastic Shortest Path
/// Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022, doi:10.1145/3534678.3539081, and "The Algorithm" in
/// the wiki of github.com/open-spaced-repetition/fsrs4anki. The tests compare it with the values that their libraries
/// py-fsrs and ts-fsrs are tested against.
///
/// Intervals are not randomized, so that the same answers give the same dates.
struct FSRS: Equatable, Sendable {
    /// The parameters that were fitted to several hundred million reviews, which FSRS-6 starts with.
    static let defaultWeights = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]

    private static let secondsPerDay = 86_400.0
    private static let leastStability = 0.001

    /// The 21 parameters of the model, called w₀ to w₂₀ by the authors.
    var weights = Self.defaultWeights
    /// The probability with which an answer is to be known when its card comes back, between 0 and 1.
    var retention = 0.9
    /// The waits in seconds before a new card comes back, until it is counted as learned.
    var learningSteps: [Double] = [60, 600]
    /// The waits in seconds before a forgotten card comes back, until it is counted as learned again.
    var relearningSteps: [Double] = [600]
    /// The longest interval, in days.
    var maximumInterval = 36_500

    /// The schedule of the app: a card that was not known comes back once in the session, not twice.
    static let app = FSRS(learningSteps: [60])

    /// The probability that an answer is known at a date. It falls with full days.
    func retrievability(of memory: Memory, at date: Date) -> Double {
        pow(1 + factor * Double(max(days(from: memory.lastReview, to: date), 0)) / memory.stability, decay)
    }

    /// The memory of a card after an answer.
    ///
    /// - Parameter memory: the memory before it; nil for a new card.
    func answer(_ rating: Rating, for memory: Memory?, at date: Date) -> Memory {
        var next: Memory
        if let memory {
            next = memory
            let isSameDay = days(from: memory.lastReview, to: date) < 1
            next.stability =
                isSameDay
                ? stabilityOnSameDay(memory.stability, rating)
                : stability(of: memory, after: rating, retrievability: retrievability(of: memory, at: date))
            next.difficulty = difficulty(memory.difficulty, after: rating)
        } else {
            next = Memory(
                phase: .learning(step: 0), stability: max(weights[rating.rawValue - 1], Self.leastStability),
                difficulty: clamped(initialDifficulty(rating)), lastReview: date, due: date)
        }
        let (phase, wait) = step(from: next.phase, rating, stability: next.stability)
        next.phase = phase
        next.lastReview = date
        next.due = date.addingTimeInterval(wait)
        return next
    }

    /// The days after which a memory has faded to the wanted retention: at least 1, rounded to even if in the middle.
    func interval(stability: Double) -> Int {
        let days = stability / factor * (pow(retention, 1 / decay) - 1)
        return min(max(Int(days.rounded(.toNearestOrEven)), 1), maximumInterval)
    }
}

// MARK: Steps

extension FSRS {
    /// The next phase, and the seconds until the card comes back.
    private func step(from phase: Memory.Phase, _ rating: Rating, stability: Double) -> (Memory.Phase, Double) {
        let learned = (Memory.Phase.review, Double(interval(stability: stability)) * Self.secondsPerDay)
        let (step, steps): (Int, [Double])
        var resume: (Int) -> Memory.Phase = { .relearning(step: $0) }
        switch phase {
        case .review:
            guard rating == .again, let first = relearningSteps.first else { return learned }
            return (.relearning(step: 0), first)
        case .learning(let known):
            (step, steps) = (known, learningSteps)
            resume = { .learning(step: $0) }
        case .relearning(let known):
            (step, steps) = (known, relearningSteps)
        }
        guard !steps.isEmpty, step < steps.count || rating == .again else { return learned }
        switch rating {
        case .again: return (resume(0), steps[0])
        case .hard: return (resume(step), wait(afterHardStep: step, of: steps))
        case .good: return step + 1 < steps.count ? (resume(step + 1), steps[step + 1]) : learned
        case .easy: return learned
        }
    }

    /// After a hard first step the card waits longer than after a failed one.
    private func wait(afterHardStep step: Int, of steps: [Double]) -> Double {
        guard step == 0 else { return steps[step] }
        return steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
    }
}

// MARK: Formulas

extension FSRS {
    /// The exponent of the forgetting curve.
    private var decay: Double { -weights[20] }
    /// Makes the curve pass through 90 % at the stability.
    private var factor: Double { pow(0.9, 1 / decay) - 1 }

    private func days(from first: Date, to second: Date) -> Int {
        Int((second.timeIntervalSince(first) / Self.secondsPerDay).rounded(.down))
    }

    private func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

    private func initialDifficulty(_ rating: Rating) -> Double {
        weights[4] - exp((rating.grade - 1) * weights[5]) + 1
    }

    /// The harder a card is, the less a bad answer makes it harder still; and it tends toward that of an easy card.
    private func difficulty(_ difficulty: Double, after rating: Rating) -> Double {
        let change = (3 - rating.grade) * weights[6]
        let damped = difficulty + (10 - difficulty) * change / 9
        let pull = weights[7]
        return clamped(pull * initialDifficulty(.easy) + (1 - pull) * damped)
    }

    private func stabilityOnSameDay(_ stability: Double, _ rating: Rating) -> Double {
        var growth =
            exp(weights[17] * (rating.grade - 3 + weights[18])) * pow(stability, -weights[19])
        if rating == .good || rating == .easy { growth = max(growth, 1) }
        return max(stability * growth, Self.leastStability)
    }

    private func stability(of memory: Memory, after rating: Rating, retrievability: Double) -> Double {
        let next =
            rating == .again
            ? forgotten(memory, retrievability) : recalled(memory, after: rating, retrievability)
        return max(next, Self.leastStability)
    }

    private func forgotten(_ memory: Memory, _ retrievability: Double) -> Double {
        let faded = 1 - retrievability
        let rest = pow(memory.stability + 1, weights[13]) - 1
        let next = weights[11] * pow(memory.difficulty, -weights[12]) * rest * exp(faded * weights[14])
        return min(next, memory.stability / exp(weights[17] * weights[18]))
    }

    private func recalled(_ memory: Memory, after rating: Rating, _ retrievability: Double) -> Double {
        let faded = 1 - retrievability
        let emphasis =
            switch rating {
            case .hard: weights[15]
            case .easy: weights[16]
            case .again, .good: 1.0
            }
        let gain =
            exp(weights[8]) * (11 - memory.difficulty) * pow(memory.stability, -weights[9])
            * (exp(faded * weights[10]) - 1) * emphasis
        return memory.stability * (1 + gain)
    }
}

extension Rating {
    /// The answer as a number, from 1 for a card that was not known to 4 for an easy one.
    fileprivate var grade: Double { Double(rawValue) }
}

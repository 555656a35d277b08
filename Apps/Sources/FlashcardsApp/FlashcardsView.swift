import AppData
import SwiftUI

/// Flashcards to study: swipe right if you knew the answer, left if you did not.
public struct FlashcardsView: View {
    /// What the app keeps.
    public static var schema: DataSchema { .flashcards(samples: Fact.samples) }

    private let file: DataFile?
    private let makeStore: @MainActor (DataFile) -> FlashcardsStore

    /// The app with the cards of whoever looks at it.
    public init() { self.init(in: nil) }

    /// - Parameter facts: what a new file begins with; nil for the samples, in the language of whoever looks at them.
    init(
        facts: [Fact]? = nil, in file: DataFile? = nil, calendar: Calendar = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.file = file
        makeStore = { FlashcardsStore($0, samples: facts ?? Fact.samples, calendar: calendar, now: now) }
    }

    /// The app.
    public var body: some View {
        DataReader(file, makeStore: makeStore) { store in
            StudyScreen(store: store)
        }
        .roomyInLargeWindows()
    }
}

#Preview("Flashcards", traits: .landscapeLeft) {
    FlashcardsView()
}

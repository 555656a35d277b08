import SwiftUI

/// What was studied, what is to come, and how much is kept in mind, drawn.
struct StatisticsScreen: View {
    let store: FlashcardsStore

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            content(store.statistics.value)
                .navigationTitle("Statistics")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Done") { dismiss() }
                    }
                }
        }
    }

    @ViewBuilder private func content(_ statistics: Statistics) -> some View {
        if statistics.isEmpty, store.statistics.isLoaded {
            ContentUnavailableView(
                "No Statistics", systemImage: "chart.bar",
                description: Text("Answer a card, and what you have learned is drawn here."))
        } else {
            List {
                Section {
                    BarChart(
                        bars: statistics.past.map { .init(lower: $0.known, upper: $0.notKnown) }, first: "13 days ago",
                        last: "Today", lowerColor: .green, upperColor: .red
                    )
                    .accessibilityLabel("Answers per day")
                    .accessibilityValue(pastText(statistics))
                } header: {
                    Text("Answers per Day")
                } footer: {
                    Text(pastText(statistics))
                }
                Section {
                    BarChart(
                        bars: statistics.coming.map { .init(lower: $0, upper: 0) }, first: "Today", last: "in 13 days",
                        lowerColor: .blue, upperColor: .clear
                    )
                    .accessibilityLabel("Cards due per day")
                    .accessibilityValue(comingText(statistics))
                } header: {
                    Text("Due per Day")
                } footer: {
                    Text(comingText(statistics))
                }
                Section {
                    LineChart(values: statistics.retention, goal: store.schedule.retention)
                        .accessibilityLabel("Known when they came back")
                        .accessibilityValue(retentionText(statistics))
                } header: {
                    Text("Known When They Came Back")
                } footer: {
                    Text(retentionText(statistics))
                }
            }
        }
    }

    private func pastText(_ statistics: Statistics) -> String {
        let today = statistics.past.last ?? .init()
        let total = statistics.past.reduce(0) { $0 + $1.total }
        return String(localized: "Today \(today.total), of which \(today.known) known. \(total) in two weeks.")
    }

    private func comingText(_ statistics: Statistics) -> String {
        let total = statistics.coming.reduce(0, +)
        return String(localized: "\(statistics.coming.first ?? 0) due now or later today, \(total) in two weeks.")
    }

    private func retentionText(_ statistics: Statistics) -> String {
        guard let whole = statistics.wholeRetention else { return String(localized: "No card has come back yet.") }
        let (known, goal) = (Int((whole * 100).rounded()), Int((store.schedule.retention * 100).rounded()))
        return String(localized: "\(known) % in thirty days. The schedule aims at \(goal) %.")
    }
}

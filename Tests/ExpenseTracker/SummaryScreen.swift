import SwiftData
import SwiftUI

/// A month in numbers, one month after the other.
struct SummaryScreen: View {
    @Environment(\.calendar) private var calendar
    @State private var date = Date.now

    var body: some View {
        NavigationStack {
            MonthSummary(month: calendar.month(of: date))
                .navigationTitle("Summary")
                .toolbar {
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("Month Before", systemImage: "chevron.left") { move(by: -1) }
                        Button("Month After", systemImage: "chevron.right") { move(by: 1) }
                            .disabled(calendar.isDate(date, equalTo: .now, toGranularity: .month))
                    }
                }
        }
    }

    private func move(by months: Int) {
        withAnimation { date = calendar.date(byAdding: .month, value: months, to: date) ?? date }
    }
}

struct MonthSummary: View {
    @Query private var expenses: [Expense]
    @Query(sort: \Category.name) private var categories: [Category]
    private let month: DateInterval

    init(month: DateInterval) {
        self.month = month
        let (start, end) = (month.start, month.end)
        _expenses = Query(
            filter: #Predicate<Expense> { $0.date >= start && $0.date < end },
            sort: [SortDescriptor(\.amount, order: .reverse)])
    }

    private var shares: [(category: Category, total: Decimal)] {
        categories.map { ($0, $0.total(in: month)) }.filter { $0.total > 0 }.sorted { $0.total > $1.total }
    }

    var body: some View {
        List {
            Section(month.start.formatted(.dateTime.month(.wide).year())) {
                LabeledContent("Spent") { Money(expenses.total).font(.title2).bold() }
                LabeledContent("Expenses", value: expenses.count.formatted())
                if let largest = expenses.first {
                    LabeledContent("Largest", value: largest.title)
                }
            }
            if !shares.isEmpty {
                Section("By category") {
                    ForEach(shares, id: \.category) { share in
                        VStack(alignment: .leading, spacing: 4) {
                            HStack {
                                Label(share.category.name, systemImage: share.category.symbol)
                                Spacer()
                                Money(share.total)
                            }
                            ProgressView(value: part(share.total))
                                .accessibilityLabel("Part of \(share.category.name)")
                        }
                    }
                }
            }
        }
        .overlay {
            if expenses.isEmpty {
                ContentUnavailableView(
                    "Nothing Spent", systemImage: "calendar",
                    description: Text("There are no expenses in this month.")
                )
                .padding(.top, 160)
            }
        }
    }

    private func part(_ total: Decimal) -> Double {
        let all = expenses.total
        guard all > 0 else { return 0 }
        return min(NSDecimalNumber(decimal: total / all).doubleValue, 1)
    }
}

#Preview {
    SummaryScreen().modelContainer(.sample)
}

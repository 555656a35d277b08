import SwiftData
import SwiftUI

/// All habits of a week, a column for each day.
struct WeekView: View {
    @Query(filter: #Predicate<Habit> { !$0.isArchived }, sort: \Habit.position) private var habits: [Habit]
    let today: Int

    private var week: ClosedRange<Int> { Day.week(of: today) }

    var body: some View {
        NavigationStack {
            ScrollView {
                Grid(horizontalSpacing: 6, verticalSpacing: 14) {
                    GridRow {
                        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                        ForEach(Array(week), id: \.self) { day in
                            Text(Day.date(day).formatted(.dateTime.weekday(.narrow)))
                                .font(.caption.bold())
                                .foregroundStyle(day == today ? Color.accentColor : .secondary)
                        }
                    }
                    ForEach(habits) { habit in
                        GridRow {
                            VStack(alignment: .leading) {
                                Text(habit.title)
                                Text("\(habit.count(in: week)) of \(habit.goal)")
                                    .font(.caption)
                                    .foregroundStyle(.secondary)
                            }
                            .frame(maxWidth: .infinity, alignment: .leading)
                            ForEach(Array(week), id: \.self) { day in cell(habit, day) }
                        }
                    }
                }
                .padding()
                .frame(maxWidth: 600)
                .frame(maxWidth: .infinity)
            }
            .overlay {
                if habits.isEmpty {
                    ContentUnavailableView(
                        "No Habits", systemImage: "calendar", description: Text("Add the first one under Habits."))
                }
            }
            .navigationTitle("Week")
        }
    }

    private func cell(_ habit: Habit, _ day: Int) -> some View {
        let isDone = habit.entry(on: day) != nil
        return RoundedRectangle(cornerRadius: 6)
            .fill(isDone ? Color.green : Color.secondary.opacity(0.15))
            .frame(width: 28, height: 28)
            .accessibilityElement()
            .accessibilityLabel("\(habit.title), \(Day.date(day).formatted(.dateTime.weekday(.wide)))")
            .accessibilityValue(isDone ? "done" : "not done")
    }
}

struct ArchiveView: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Habit> { $0.isArchived }, sort: \Habit.title, animation: .default)
    private var archived: [Habit]
    @State private var isEmptying = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(archived) { habit in
                    HStack {
                        Label(habit.title, systemImage: habit.symbol)
                        Spacer()
                        Button("Restore \(habit.title)") { habit.isArchived = false }
                            .buttonStyle(.borderless)
                    }
                }
                .onDelete { offsets in offsets.map { archived[$0] }.forEach(context.delete) }
                if !archived.isEmpty {
                    Button("Empty Archive", role: .destructive) { isEmptying = true }
                }
            }
            .overlay {
                if archived.isEmpty {
                    ContentUnavailableView(
                        "Nothing Archived", systemImage: "archivebox",
                        description: Text("Habits that you archive keep their days, and can come back."))
                }
            }
            .navigationTitle("Archive")
            .confirmationDialog(
                "Delete these habits, and all their days?", isPresented: $isEmptying, titleVisibility: .visible
            ) {
                Button("Delete All", role: .destructive) {
                    try? context.delete(model: Habit.self, where: #Predicate { $0.isArchived })
                }
            }
        }
    }
}

extension ModelContainer {
    /// For previews and tests.
    @MainActor
    static var sample: ModelContainer {
        let container = try! ModelContainer(
            for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let today = Day.today
        for (position, title) in ["Walk", "Read", "Drink water"].enumerated() {
            let habit = Habit(title: title, position: position)
            habit.symbol = HabitForm.symbols[position + 1]
            container.mainContext.insert(habit)
            for day in stride(from: today, to: today - 20, by: -(position + 1)) {
                container.mainContext.insert(Entry(day: day, habit: habit))
            }
        }
        return container
    }
}

#Preview {
    WeekView(today: Day.today).modelContainer(.sample)
}

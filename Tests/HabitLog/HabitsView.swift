import SwiftData
import SwiftUI

/// The habits of a day.
struct HabitsView: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Habit> { !$0.isArchived }, sort: \Habit.position, animation: .default)
    private var habits: [Habit]
    @State private var day: Int
    @State private var title = ""
    @State private var edited: Habit?
    @State private var shown: Habit?
    @FocusState private var isNaming: Bool
    private let today: Int

    init(day: Int = Day.today) {
        _day = State(initialValue: day)
        today = day
    }

    private var done: Int { habits.count { $0.entry(on: day) != nil } }

    var body: some View {
        NavigationStack {
            List {
                if !habits.isEmpty { dayRow }
                Section {
                    ForEach(habits) { habit in
                        HabitRow(habit: habit, day: day) { shown = habit }
                            .swipeActions {
                                Button("Archive \(habit.title)", systemImage: "archivebox") { habit.isArchived = true }
                                    .tint(.orange)
                            }
                            .contextMenu {
                                Button("Edit \(habit.title)", systemImage: "pencil") { edited = habit }
                                Button("Archive \(habit.title)", systemImage: "archivebox") { habit.isArchived = true }
                            }
                    }
                    .onMove(perform: move)
                } footer: {
                    if !habits.isEmpty { Text("\(done) of \(habits.count) done") }
                }
                Section {
                    TextField("New habit", text: $title)
                        .focused($isNaming)
                        .onSubmit(add)
                    Button("Add Habit", action: add).disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
                } footer: {
                    if habits.isEmpty {
                        Text("Name something that you want to do every day, such as a walk or a page of a book.")
                    }
                }
            }
            .navigationTitle("Habits")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    if habits.count > 1 { EditButton() }
                }
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Day Before", systemImage: "chevron.left") { day -= 1 }
                    Button("Day After", systemImage: "chevron.right") { day += 1 }.disabled(day >= today)
                }
            }
            .navigationDestination(item: $shown) { HabitView(habit: $0, today: today) }
            .sheet(item: $edited) { HabitForm(habit: $0) }
        }
    }

    private var dayRow: some View {
        Section {
            HStack {
                VStack(alignment: .leading) {
                    Text(day == today ? "Today" : Day.date(day).formatted(.dateTime.weekday(.wide)))
                        .font(.headline)
                    Text(Day.date(day).formatted(date: .long, time: .omitted))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Gauge(value: Double(done), in: 0...Double(max(habits.count, 1))) {
                    Text("Done")
                } currentValueLabel: {
                    Text("\(done)")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.green)
            }
            if day != today { Button("Back to Today") { day = today } }
        }
    }

    private func add() {
        let name = title.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        context.insert(Habit(title: name, position: (habits.last?.position ?? -1) + 1))
        title = ""
        isNaming = false
    }

    private func move(from source: IndexSet, to destination: Int) {
        var sorted = habits
        sorted.move(fromOffsets: source, toOffset: destination)
        for (position, habit) in sorted.enumerated() { habit.position = position }
    }
}

struct HabitRow: View {
    @Environment(\.modelContext) private var context
    let habit: Habit
    let day: Int
    let showDetails: () -> Void

    private var isDone: Bool { habit.entry(on: day) != nil }

    var body: some View {
        HStack {
            Button(
                isDone ? "Undo \(habit.title)" : "Do \(habit.title)",
                systemImage: isDone ? "checkmark.circle.fill" : "circle", action: toggle
            )
            .font(.title2)
            .foregroundStyle(isDone ? Color.green : Color.secondary)
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
            .frame(width: 44, height: 44)
            Label {
                VStack(alignment: .leading) {
                    Text(habit.title)
                    Text("\(habit.streak(until: day)) in a row, \(habit.entries.count) in all")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            } icon: {
                Image(systemName: habit.symbol)
            }
            Spacer()
            Button("Days of \(habit.title)", systemImage: "info.circle", action: showDetails)
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
                .frame(minWidth: 44, minHeight: 44)
        }
    }

    private func toggle() {
        if let entry = habit.entry(on: day) {
            context.delete(entry)
        } else {
            context.insert(Entry(day: day, habit: habit))
        }
    }
}

#Preview {
    HabitsView().modelContainer(.sample)
}

#Preview("Empty") {
    HabitsView().modelContainer(for: Habit.self, inMemory: true)
}

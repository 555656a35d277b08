import SwiftData
import SwiftUI

struct HabitsView: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Habit> { !$0.isArchived }, sort: \Habit.position) private var habits: [Habit]
    @Query(filter: #Predicate<Habit> { $0.isArchived }, sort: \Habit.title) private var archived: [Habit]
    @State private var day = 10
    @State private var title = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Day \(day)") {
                    ForEach(habits) { habit in
                        HabitRow(habit: habit, day: day)
                    }
                    .onMove(perform: move)
                }
                Section {
                    TextField("New habit", text: $title)
                    Button("Add Habit") {
                        context.insert(Habit(title: title, position: habits.count))
                        title = ""
                    }
                    .disabled(title.isEmpty)
                }
                if !archived.isEmpty {
                    Section("Archive") {
                        ForEach(archived) { habit in
                            Button("Restore \(habit.title)") { habit.isArchived = false }
                        }
                        Button("Empty Archive", role: .destructive) {
                            try? context.delete(model: Habit.self, where: #Predicate { $0.isArchived })
                        }
                    }
                }
            }
            .navigationTitle("Habits")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Day Before") { day -= 1 } }
                ToolbarItem(placement: .primaryAction) { Button("Day After") { day += 1 } }
            }
        }
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

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(habit.title)
                Text("\(habit.streak(until: day)) in a row, \(habit.entries.count) in all")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button(habit.entry(on: day) == nil ? "Do \(habit.title)" : "Undo \(habit.title)") { toggle() }
                .buttonStyle(.bordered)
            Button("Archive \(habit.title)") { habit.isArchived = true }
                .buttonStyle(.borderless)
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
    HabitsView().modelContainer(for: Habit.self, inMemory: true)
}

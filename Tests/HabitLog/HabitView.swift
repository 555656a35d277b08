import SwiftData
import SwiftUI

/// One habit: its numbers, and the days on which it was done.
struct HabitView: View {
    let habit: Habit
    let today: Int
    @Environment(\.modelContext) private var context
    @Query private var entries: [Entry]
    @State private var isEditing = false
    @State private var noted: Entry?

    init(habit: Habit, today: Int) {
        self.habit = habit
        self.today = today
        let id = habit.persistentModelID
        _entries = Query(
            filter: #Predicate<Entry> { $0.habit?.persistentModelID == id },
            sort: [SortDescriptor(\.day, order: .reverse)], animation: .default)
    }

    private var week: ClosedRange<Int> { Day.week(of: today) }

    var body: some View {
        List {
            Section {
                LabeledContent("In a row", value: "\(habit.streak(until: today))")
                LabeledContent("Longest", value: "\(habit.longestStreak)")
                LabeledContent("This week", value: "\(habit.count(in: week)) of \(habit.goal)")
                ProgressView(value: Double(min(habit.count(in: week), habit.goal)), total: Double(max(habit.goal, 1)))
                    .accessibilityLabel("Goal of the week")
            }
            Section("Days") {
                if entries.isEmpty {
                    Text("Not done yet").foregroundStyle(.secondary)
                }
                ForEach(entries) { entry in
                    Button {
                        noted = entry
                    } label: {
                        EntryRow(entry: entry)
                    }
                    .foregroundStyle(.primary)
                }
                .onDelete { offsets in offsets.map { entries[$0] }.forEach(context.delete) }
            }
        }
        .navigationTitle(habit.title)
        .toolbar { Button("Edit Habit", systemImage: "pencil") { isEditing = true } }
        .sheet(isPresented: $isEditing) { HabitForm(habit: habit) }
        .sheet(item: $noted) { NoteForm(entry: $0) }
    }
}

private struct EntryRow: View {
    let entry: Entry

    var body: some View {
        VStack(alignment: .leading) {
            Text(Day.date(entry.day).formatted(date: .complete, time: .omitted))
            if !entry.note.isEmpty {
                Text(entry.note).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

private struct NoteForm: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var entry: Entry

    var body: some View {
        NavigationStack {
            Form {
                TextField("Note", text: $entry.note, axis: .vertical).lineLimit(3...6)
            }
            .navigationTitle(Day.date(entry.day).formatted(date: .abbreviated, time: .omitted))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
        .presentationDetents([.medium])
    }
}

struct HabitForm: View {
    static let symbols = ["star", "figure.walk", "book", "drop", "bed.double", "heart", "leaf", "pencil", "music.note"]

    @Environment(\.dismiss) private var dismiss
    @Bindable var habit: Habit

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $habit.title)
                Stepper("\(habit.goal) days a week", value: $habit.goal, in: 1...7)
                Picker("Symbol", selection: $habit.symbol) {
                    ForEach(Self.symbols, id: \.self) { Label($0, systemImage: $0).tag($0) }
                }
                .pickerStyle(.inline)
            }
            .navigationTitle("Edit Habit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }.disabled(habit.title.isEmpty)
                }
            }
        }
    }
}

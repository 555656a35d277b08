import SwiftUI

// A habit tracker with charts by Canvas: minutes of practice on an instrument.

struct PracticeHabit: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var goal: Int
    var color: Int
    var minutes: [Int]

    var today: Int { minutes.last ?? 0 }
    var streak: Int { minutes.reversed().prefix { $0 >= goal }.count }
    var progress: Double { min(Double(today) / Double(max(goal, 1)), 1) }
}

extension PracticeHabit {
    static let palette: [Color] = [.indigo, .teal, .orange, .pink]
    var tint: Color { Self.palette[color % Self.palette.count] }

    static let samples = [
        PracticeHabit(name: "Scales", goal: 15, color: 0, minutes: [10, 15, 20, 15, 0, 18, 5]),
        PracticeHabit(name: "Sight reading", goal: 10, color: 1, minutes: [0, 10, 12, 11, 10, 14, 10]),
        PracticeHabit(name: "Repertoire", goal: 30, color: 2, minutes: [35, 20, 30, 40, 25, 0, 12]),
    ]
}

struct PracticeView: View {
    @State private var habits = PracticeHabit.samples
    @State private var selected: PracticeHabit.ID?
    @State private var isCreating = false
    @State private var showsPopover = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    WeekChart(habits: habits)
                        .frame(height: 180)
                        .padding()
                        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16))
                    ForEach($habits) { $habit in
                        HabitCard(habit: $habit, isOpen: selected == habit.id) {
                            withAnimation(.spring(duration: 0.35)) {
                                selected = selected == habit.id ? nil : habit.id
                            }
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Practice")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("About", systemImage: "info.circle") { showsPopover = true }
                        .popover(isPresented: $showsPopover) {
                            Text("A day counts once its goal is met.")
                                .padding()
                                .presentationCompactAdaptation(.popover)
                        }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") { isCreating.toggle() }
                }
            }
            .sheet(isPresented: $isCreating) {
                HabitEditor { habits.append($0) }
                    .presentationDetents([.medium, .large])
            }
        }
    }
}

struct WeekChart: View {
    let habits: [PracticeHabit]
    private let days = ["M", "T", "W", "T", "F", "S", "S"]

    private var totals: [Int] {
        (0..<7).map { day in habits.reduce(0) { $0 + ($1.minutes.indices.contains(day) ? $1.minutes[day] : 0) } }
    }

    var body: some View {
        Canvas { context, size in
            let highest = CGFloat(max(totals.max() ?? 1, 1))
            let labelHeight: CGFloat = 20
            let plot = CGRect(x: 0, y: 0, width: size.width, height: size.height - labelHeight)
            var grid = Path()
            for line in 0...3 {
                let y = plot.maxY - plot.height * CGFloat(line) / 3
                grid.move(to: CGPoint(x: plot.minX, y: y))
                grid.addLine(to: CGPoint(x: plot.maxX, y: y))
            }
            context.stroke(grid, with: .color(.secondary.opacity(0.3)), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
            let slot = plot.width / 7
            for day in 0..<7 {
                var y = plot.maxY
                for habit in habits where habit.minutes.indices.contains(day) {
                    let height = plot.height * CGFloat(habit.minutes[day]) / highest
                    let bar = CGRect(x: slot * (CGFloat(day) + 0.25), y: y - height, width: slot * 0.5, height: height)
                    context.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(habit.tint))
                    y -= height
                }
                context.draw(
                    Text(days[day]).font(.caption2).foregroundColor(.secondary),
                    at: CGPoint(x: slot * (CGFloat(day) + 0.5), y: size.height - labelHeight / 2))
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Minutes this week")
        .accessibilityValue("\(totals.reduce(0, +)) minutes")
    }
}

struct HabitCard: View {
    @Binding var habit: PracticeHabit
    let isOpen: Bool
    let tap: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Gauge(value: habit.progress) {
                    Text("\(habit.today)")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(habit.tint)
                VStack(alignment: .leading) {
                    Text(habit.name).font(.headline)
                    Text("\(habit.today) of \(habit.goal) minutes")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .contentTransition(.numericText())
                }
                Spacer()
                if habit.streak > 0 {
                    Label("\(habit.streak)", systemImage: "flame.fill")
                        .foregroundStyle(.orange)
                        .labelStyle(.titleAndIcon)
                        .font(.subheadline.bold())
                }
                Image(systemName: "chevron.right")
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
                    .foregroundStyle(.tertiary)
            }
            .contentShape(Rectangle())
            .onTapGesture(perform: tap)
            .accessibilityAddTraits(.isButton)

            if isOpen {
                HStack {
                    ForEach([5, 10, 15], id: \.self) { minutes in
                        Button("+\(minutes)") {
                            withAnimation { habit.minutes[habit.minutes.count - 1] += minutes }
                        }
                        .buttonStyle(.bordered)
                        .buttonBorderShape(.capsule)
                    }
                    Spacer()
                    Button("Undo day", role: .destructive) {
                        withAnimation { habit.minutes[habit.minutes.count - 1] = 0 }
                    }
                    .font(.footnote)
                }
                .tint(habit.tint)
                .transition(.opacity.combined(with: .scale(scale: 0.95, anchor: .top)))
            }
        }
        .padding()
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

struct HabitEditor: View {
    @Environment(\.dismiss) private var dismiss
    let onSave: (PracticeHabit) -> Void

    @State private var name = ""
    @State private var goal = 10
    @State private var color = 0

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Goal", value: $goal, format: .number)
                    .keyboardType(.numberPad)
                Picker("Color", selection: $color) {
                    ForEach(PracticeHabit.palette.indices, id: \.self) { index in
                        Text(["Indigo", "Teal", "Orange", "Pink"][index]).tag(index)
                    }
                }
                .pickerStyle(.navigationLink)
            }
            .navigationTitle("New habit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(PracticeHabit(name: name, goal: goal, color: color, minutes: [0, 0, 0, 0, 0, 0, 0]))
                        dismiss()
                    }
                    .disabled(name.isEmpty || goal < 1)
                }
            }
            .interactiveDismissDisabled(!name.isEmpty)
        }
    }
}

import SwiftData
import SwiftUI

@main
struct HabitLogApp: App {
    private let container: ModelContainer = {
        do {
            return try ModelContainer(for: Habit.self, migrationPlan: HabitMigrationPlan.self)
        } catch {
            fatalError("Failed to load habits: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup { ContentView() }
            .modelContainer(container)
    }
}

struct ContentView: View {
    /// The day that is shown first.
    var day = Day.today

    var body: some View {
        TabView {
            HabitsView(day: day)
                .tabItem { Label("Habits", systemImage: "checklist") }
            WeekView(today: day)
                .tabItem { Label("Week", systemImage: "calendar") }
            ArchiveView()
                .tabItem { Label("Archive", systemImage: "archivebox") }
        }
    }
}

import SwiftUI

/// An app for tests to drive: something of each kind that UI tests look for.
@main
struct DrivenExample: App {
    var body: some Scene {
        WindowGroup { RootView() }
    }
}

struct RootView: View {
    @AppStorage("isWelcomed") private var isWelcomed = true
    @State private var address = ""

    var body: some View {
        if isWelcomed {
            TabView {
                TasksView()
                    .tabItem { Label("Tasks", systemImage: "checklist") }
                SettingsView()
                    .tabItem { Label("Settings", systemImage: "gear") }
                FaultsView(address: address)
                    .tabItem { Label("Faults", systemImage: "ant") }
            }
            .onOpenURL { address = $0.absoluteString }
        } else {
            VStack {
                Text("Welcome")
                Button("Get Started") { isWelcomed = true }
            }
        }
    }
}

struct TasksView: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @State private var items = ["Buy milk", "Call Ann", "Water plants"].enumerated().map {
        Item(id: $0.offset, name: $0.element)
    }
    @State private var isAdding = false
    @State private var isAsking = false
    @State private var isLoaded = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { item in
                    NavigationLink(item.name) { TaskDetail(name: item.name) }
                }
                .onDelete { items.remove(atOffsets: $0) }
                if isLoaded { Text("Loaded later").accessibilityIdentifier("later") }
            }
            .navigationTitle("Tasks")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
                    .accessibilityIdentifier("addButton")
                Button("Clear") { isAsking = true }
            }
            .sheet(isPresented: $isAdding) {
                AddSheet { items.append(Item(id: items.count, name: $0)) }
            }
            .alert("Clear all?", isPresented: $isAsking) {
                Button("Clear All", role: .destructive) { items = [] }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
            .overlay { if items.isEmpty { Text("Nothing to do").accessibilityIdentifier("empty") } }
        }
        .task {
            try? await Task.sleep(for: .seconds(3))
            isLoaded = true
        }
    }
}

struct TaskDetail: View {
    let name: String
    @State private var count = 0
    @State private var day = Date(timeIntervalSinceReferenceDate: 800_000_000)

    var body: some View {
        VStack(spacing: 20) {
            Text("Done \(count) times").accessibilityIdentifier("count")
            Button("Do it") { count += 1 }
            Text("Press me").onLongPressGesture { count += 10 }
            Menu("More") {
                Button("Twice") { count += 2 }
                Button("Reset") { count = 0 }
            }
            DatePicker("Day", selection: $day, displayedComponents: .date)
            Text(day, format: .iso8601.year().month().day()).accessibilityIdentifier("day")
        }
        .navigationTitle(name)
    }
}

struct AddSheet: View {
    let add: (String) -> Void
    @State private var name = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name).focused($isFocused)
                Button("Save") {
                    add(name)
                    dismiss()
                }
                .disabled(name.isEmpty)
            }
            .navigationTitle("New Task")
            .toolbar { Button("Cancel") { dismiss() } }
        }
    }
}

struct SettingsView: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var size = 2
    @State private var color = "Red"
    @State private var flavor = "Plain"
    @State private var secret = ""
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Toggle("Reminders", isOn: $isOn)
                Slider(value: $volume).accessibilityLabel("Volume")
                Text("Volume \(Int((volume * 100).rounded()))")
                Stepper("Size \(size)", value: $size)
                Picker("Color", selection: $color) {
                    ForEach(["Red", "Green"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Picker("Flavor", selection: $flavor) {
                    ForEach(["Plain", "Sweet", "Salty"], id: \.self) { Text($0) }
                }
                .pickerStyle(.wheel)
                SecureField("Password", text: $secret)
                Text(height == .compact ? "On its side" : "Upright")
                Text("Chosen \(color) \(flavor)")
                ForEach(0..<20) { Text("Line \($0)").frame(height: 40) }
                Button("At the end") { isOn = true }
            }
            .padding()
        }
    }
}

struct FaultsView: View {
    let address: String
    @State private var words = ""
    @State private var reads = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack(spacing: 20) {
            Text("Opened \(address)")
            Text("Environment \(ProcessInfo.processInfo.environment["GREETING"] ?? "none")")
            Text("Arguments \(CommandLine.arguments.contains("--uitesting") ? "uitesting" : "none")")
            Text("Phase \(phase)")
            Button("Crash") { breakDown(words.isEmpty ? nil : words) }
            Button("Hang") { while !Task.isCancelled {} }
            Button("Read") { read() }
            Text("Read \(reads) files")
            Button("Listen") { listen() }
            Image(systemName: "star")
        }
    }

    /// Work outside of the app's own time: on a queue, and on a thread.
    private func read() {
        let file = URL(fileURLWithPath: "/proc/self/exe")
        DispatchQueue(label: "example.reading").async {
            let isRead = (try? Data(contentsOf: file))?.isEmpty == false
            DispatchQueue.main.async { reads += isRead ? 1 : 0 }
        }
        Thread.detachNewThread {
            let isRead = (try? Data(contentsOf: file))?.isEmpty == false
            DispatchQueue.main.async { reads += isRead ? 1 : 0 }
        }
    }

    /// A thread that never ends.
    private func listen() {
        Thread.detachNewThread { while true { pause() } }
    }

    private func breakDown(_ word: String?) { words = word! }
}

#Preview("Detail") { TaskDetail(name: "Sample") }

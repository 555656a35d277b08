import SwiftUI

/// Has something of what assistive technology reads and sets: a number, a text, and something to say.
struct ControlsApp: App {
    var body: some Scene {
        WindowGroup { ControlsView() }
    }
}

private struct ControlsView: View {
    @State private var volume = 0.3
    @State private var name = "Ada"
    @State private var secret = ""

    var body: some View {
        VStack(spacing: 24) {
            Slider(value: $volume) { Text("Volume") }
            ProgressView(value: 0.4) { Text("Loaded") }
            TextField("Name", text: $name, prompt: Text("Your name"))
            SecureField("Secret", text: $secret)
            Button("Save") { AccessibilityNotification.Announcement("Saved \(name)").post() }
        }
        .padding()
    }
}

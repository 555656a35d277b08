import SwiftUI

@MainActor
private func seat(choice: Binding<String>) -> some View {
    Picker("Seat", selection: choice) {
        Text("Window").tag("window")
        Text("Aisle").tag("aisle")
    }
}

@MainActor
private func size(choice: Binding<Int>) -> some View {
    Picker("Pot", selection: choice) {
        Text("Small").tag(1)
        Text("Large").tag(2)
    }
    .pickerStyle(.segmented)
}

@MainActor
private func settings(isWatered: Binding<Bool>) -> some View {
    Toggle("Watered today", isOn: isWatered)
        .tint(.blue)
}

@MainActor
private func volume(level: Binding<Double>) -> some View {
    Slider(value: level, in: 0...10, step: 1) {
        Text("Volume")
    } minimumValueLabel: {
        Image(systemName: "speaker")
    } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
    }
}

@MainActor
private func profile(name: Binding<String>, isPublic: Binding<Bool>) -> some View {
    Form {
        Section("You") {
            TextField("Name", text: name)
            Toggle("Public profile", isOn: isPublic)
        }
    }
}

@MainActor
private func packing() -> some View {
    List(["Tent", "Stove", "Map"], id: \.self) { Text($0) }
        .listStyle(.plain)
}

@MainActor
private func save(title: String, store: @escaping @MainActor () -> Void) -> some View {
    Button("Save the trip", action: store)
        .disabled(title.isEmpty)
}

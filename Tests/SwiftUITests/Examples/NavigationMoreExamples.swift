import SwiftUI

@MainActor
private func plants() -> some View {
    NavigationStack {
        List(["Fern", "Ivy", "Orchid"], id: \.self) { Text($0) }
            .navigationBarTitle("Plants")
    }
}

@MainActor
private func recipe() -> some View {
    NavigationStack {
        ScrollView { Text("Soak the beans over night.").padding() }
            .navigationTitle("Bean soup")
            .navigationBarTitleDisplayMode(.inline)
    }
}

@MainActor
private func cover() -> some View {
    NavigationStack {
        NavigationLink("Open the album") {
            Text("Page 1")
        }
        .navigationTitle("Album")
        .navigationBarHidden(true)
    }
}

@MainActor
private func editor(save: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void) -> some View {
    NavigationStack {
        Text("A new card")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
                ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
            }
    }
}

@MainActor
private func app() -> some View {
    TabView {
        Tab("Trips", systemImage: "map") { Text("Four trips") }
        Tab("Friends", systemImage: "person.2") { Text("Nobody yet") }
    }
}

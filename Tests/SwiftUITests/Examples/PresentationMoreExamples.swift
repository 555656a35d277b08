import SwiftUI

@MainActor
private func deck(isAdding: Binding<Bool>) -> some View {
    Button("Add a card") { isAdding.wrappedValue = true }
        .sheet(isPresented: isAdding) {
            Text("Front and back")
                .presentationDetents([.medium, .large])
        }
}

@MainActor
private func trip(isAsking: Binding<Bool>, cancelTrip: @escaping @MainActor () -> Void) -> some View {
    Button("Cancel the trip") { isAsking.wrappedValue = true }
        .alert("Cancel the trip to Oslo?", isPresented: isAsking) {
            Button("Cancel trip", role: .destructive, action: cancelTrip)
            Button("Keep it", role: .cancel) {}
        } message: {
            Text("The booking fee is not paid back.")
        }
}

private enum DismissExample {
    struct Receipt: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Two tickets to Porto")
                Button("Done") { dismiss() }
            }
        }
    }
}

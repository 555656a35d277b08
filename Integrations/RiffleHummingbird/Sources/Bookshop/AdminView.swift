import RiffleServer
import SwiftUI

/// What employees see.
struct AdminView: View {
    let orders: Orders
    @Environment(\.webRequest) private var request
    @Environment(\.openURL) private var openURL
    /// Kept for the employee, in whichever browser they come.
    @AppStorage("note") private var note = ""

    var body: some View {
        NavigationStack {
            List {
                Section("\(orders.openCount) open") {
                    ForEach(orders.all) { order in
                        Button {
                            orders.toggle(order.id)
                        } label: {
                            OrderRow(order: order)
                        }
                        .buttonStyle(.plain)
                    }
                }
                Section("Your note") { TextField("Note to yourself", text: $note) }
                Section {
                    Button("Work as somebody else") {
                        if let request { openURL(request.address("/login", returningBy: "next")) }
                    }
                } footer: {
                    Text("You came from \(request?.remoteAddress ?? "nowhere").")
                }
            }
            .navigationTitle("Hello, \(request?[EmployeeKey.self]?.name ?? "stranger")")
        }
    }
}

private struct OrderRow: View {
    let order: Order

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(order.title)
                Text(order.customer).font(.footnote).foregroundStyle(.secondary)
            }
            Spacer()
            if order.isSent { Label("Sent", systemImage: "checkmark.circle.fill").labelStyle(.iconOnly) }
        }
        .contentShape(.rect)
    }
}

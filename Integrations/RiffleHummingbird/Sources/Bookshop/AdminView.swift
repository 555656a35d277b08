import Riffle
import RiffleServer
import SwiftUI

/// What employees see.
struct AdminView: View {
    let orders: Orders
    @Environment(\.webRequest) private var request
    @Environment(\.openURL) private var openURL
    /// Kept for the employee, in whichever browser they come.
    @AppStorage("note") private var note = ""
    /// The orders that are shown, one in front of the other.
    @State private var shown: [OrderAddress] = []

    var body: some View {
        NavigationStack(path: $shown) {
            List {
                Section("\(orders.openCount) open") {
                    ForEach(orders.all) { order in
                        NavigationLink(value: OrderAddress(id: order.id)) { OrderRow(order: order) }
                            .swipeActions {
                                Button(order.isSent ? "Not sent" : "Sent") { orders.toggle(order.id) }
                            }
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
            .navigationDestination(for: OrderAddress.self) { OrderView(orders: orders, id: $0.id) }
        }
        .addressed(by: $shown)
        .unknownAddress { path in NoSuchPage(path: path) }
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
    }
}

/// One order, at an address of its own.
private struct OrderView: View {
    let orders: Orders
    let id: Order.ID

    var body: some View {
        if let order = orders[id] {
            List {
                LabeledContent("Customer", value: order.customer)
                Toggle(
                    "Sent",
                    isOn: Binding {
                        order.isSent
                    } set: { _ in
                        orders.toggle(id)
                    })
            }
            .navigationTitle(order.title)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            ContentUnavailableView("There is no order \(id)", systemImage: "shippingbox").notFound()
        }
    }
}

/// What an address shows that names nothing.
private struct NoSuchPage: View {
    let path: [String]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ContentUnavailableView {
            Label("Nothing is here", systemImage: "questionmark.folder")
        } description: {
            Text("There is no \(path.joined(separator: "/")) in this shop.")
        } actions: {
            Button("All orders") { dismiss() }
        }
    }
}

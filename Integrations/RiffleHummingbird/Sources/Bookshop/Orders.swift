import Foundation
import Observation
import Riffle

/// An order that a customer has placed.
struct Order: Identifiable, Hashable {
    let id: Int
    var title: String
    var customer: String
    var isSent = false
}

/// An order as the address of its screen names it.
struct OrderAddress: AddressComponents {
    let id: Order.ID

    init(id: Order.ID) { self.id = id }

    var addressComponents: [String] { ["orders", "\(id)"] }

    init?(takingFrom path: inout ArraySlice<String>) {
        guard path.popFirst() == "orders", let id = path.popFirst().flatMap({ Int($0) }) else { return nil }
        self.id = id
    }
}

/// All orders, which everybody in the shop sees.
@MainActor
@Observable
final class Orders {
    var all = [
        Order(id: 1, title: "The Tide Tables", customer: "M. Okafor"),
        Order(id: 2, title: "A Short History of Rope", customer: "J. Lindqvist"),
        Order(id: 3, title: "Lighthouses by Night", customer: "S. Moreau"),
    ]

    var openCount: Int { all.count { !$0.isSent } }

    subscript(id: Order.ID) -> Order? { all.first { $0.id == id } }

    func toggle(_ id: Order.ID) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all[index].isSent.toggle()
    }
}

import Foundation
import Observation

/// An order that a customer has placed.
struct Order: Identifiable, Hashable {
    let id: Int
    var title: String
    var customer: String
    var isSent = false
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

    func toggle(_ id: Order.ID) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all[index].isSent.toggle()
    }
}

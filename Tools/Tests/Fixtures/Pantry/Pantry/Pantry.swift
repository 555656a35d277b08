import Combine
import Foundation

struct Jar: Identifiable, Equatable {
    let id: UUID
    var name: String
    var count: Int
}

final class Pantry: ObservableObject {
    @Published var jars: [Jar] = [
        Jar(id: UUID(), name: "Apricots", count: 4),
        Jar(id: UUID(), name: "Beans", count: 1),
        Jar(id: UUID(), name: "Pickles", count: 12),
    ]

    var total: Int { jars.reduce(0) { $0 + $1.count } }

    func take(_ jar: Jar) {
        guard let index = jars.firstIndex(of: jar) else { return }
        jars[index].count -= 1
        if jars[index].count == 0 { jars.remove(at: index) }
    }
}

import Foundation
import VoyagerKit

final class TripStore: ObservableObject {
    @Published private(set) var trips: [Trip] = []

    init() {
        guard let url = Bundle.main.url(forResource: "trips", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return }
        trips = (try? JSONDecoder().decode([Trip].self, from: data)) ?? []
    }
}

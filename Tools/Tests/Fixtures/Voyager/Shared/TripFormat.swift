import Foundation

enum TripFormat {
    static func nights(_ count: Int) -> String {
        count == 1 ? "1 night" : "\(count) nights"
    }
}

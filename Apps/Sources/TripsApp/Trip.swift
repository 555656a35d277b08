import SwiftUI

/// A trip that can be liked and booked.
struct Trip: Identifiable, Equatable, Codable, Sendable {
    let id: String
    /// Where it goes, in English.
    let place: String
    /// The names of its pictures in the catalog, the one that is shown first at the front.
    let pictures: [String]
    /// The day of departure that is offered.
    let departure: Day
    let nights: Int

    /// - Parameter image: the name of the first picture; the others are named after it.
    init(_ destination: String, image: String, departure: Day, nights: Int) {
        self.init(id: image, destination, image: image, departure: departure, nights: nights)
    }

    init(id: String, _ destination: String, image: String, departure: Day, nights: Int) {
        self.id = id
        place = destination
        pictures = [image, "\(image)-near", "\(image)-dusk"]
        self.departure = departure
        self.nights = nights
    }

    /// Where it goes, in the user's language.
    var destination: String { String(localized: String.LocalizationValue(place)) }

    /// The days of departure and return that are offered, such as "May 8 – 14, 2027".
    var dates: String { Day.text(from: departure, to: departure.adding(nights)) }
}

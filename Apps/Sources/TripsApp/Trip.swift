import SwiftUI

/// A trip that can be liked and booked.
struct Trip: Identifiable, Equatable {
    let id: String
    let destination: String
    /// The name of the picture in the catalog.
    let image: String
    /// The days of departure and return, as text.
    let dates: String
    let nights: Int

    init(_ destination: String, image: String, dates: String, nights: Int) {
        self.init(id: image, destination, image: image, dates: dates, nights: nights)
    }

    init(id: String, _ destination: String, image: String, dates: String, nights: Int) {
        self.id = id
        self.destination = destination
        self.image = image
        self.dates = dates
        self.nights = nights
    }
}

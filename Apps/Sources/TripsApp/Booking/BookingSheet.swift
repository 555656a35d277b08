import SwiftUI

/// Asks for the dates and the travelers of a trip, keeps the booking, and confirms it.
struct BookingSheet: View {
    let trip: Trip
    let store: TripsStore

    @State private var departure: Date
    @State private var arrival: Date
    @State private var travelers = 2
    @State private var booking: Booking?
    @Environment(\.calendar) private var calendar
    @Environment(\.dismiss) private var dismiss

    init(trip: Trip, store: TripsStore) {
        self.trip = trip
        self.store = store
        // The environment is not known yet; days are taken in its calendar when the form appears.
        _departure = State(initialValue: .distantPast)
        _arrival = State(initialValue: .distantPast)
    }

    var body: some View {
        NavigationStack {
            if let booking {
                BookingConfirmation(
                    trip: trip, booking: booking, close: { dismiss() },
                    cancel: {
                        store.cancel(booking.id)
                        dismiss()
                    })
            } else {
                form
            }
        }
        .onAppear(perform: offer)
    }

    private var form: some View {
        Form {
            Section {
                VStack(alignment: .leading, spacing: 2) {
                    Text(trip.destination)
                        .font(.trips(.title2, .bold))
                        .accessibilityAddTraits(.isHeader)
                    Text(draft.travelerText + " · " + draft.summary)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .opacity(fault == nil ? 1 : 0)
                        .accessibilityHidden(fault != nil)
                }
            }
            Section {
                DatePicker(
                    "Departure", selection: $departure, in: today..., displayedComponents: .date
                )
                .datePickerStyle(.compact)
                DatePicker("Return", selection: $arrival, in: today..., displayedComponents: .date)
                    .datePickerStyle(.compact)
                if let fault {
                    Label {
                        Text(fault)
                    } icon: {
                        // Rows give icons the tint of the app.
                        Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
                    }
                    .font(.subheadline)
                    .foregroundStyle(.red)
                }
            }
            Section {
                Stepper(value: $travelers, in: 1...9) {
                    LabeledContent("Travelers", value: travelers, format: .number)
                }
            }
            Section {
                Button("Book This Trip", action: book)
                    .frame(maxWidth: .infinity)
                    .disabled(fault != nil)
                    .keyboardShortcut(.defaultAction)
            }
        }
        .navigationTitle("Book a Trip")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { dismiss() }
            }
        }
    }

    // MARK: Dates

    private var today: Date { calendar.startOfDay(for: store.now()) }

    /// Begins with the dates that are offered, or with the next possible ones if these are over.
    private func offer() {
        guard departure == .distantPast else { return }
        let first = max(trip.departure, Day(of: today, in: calendar).adding(1))
        departure = first.date(in: calendar)
        arrival = first.adding(trip.nights).date(in: calendar)
    }

    private var draft: Booking {
        Booking(
            id: UUID().uuidString, tripID: trip.id, departure: Day(of: departure, in: calendar),
            arrival: Day(of: arrival, in: calendar), travelers: travelers)
    }

    /// What is wrong with the dates; nil if the trip can be booked.
    private var fault: String? { draft.fault(on: Day(of: today, in: calendar)) }

    private func book() {
        guard fault == nil else { return }
        let booking = draft
        store.book(booking)
        withAnimation { self.booking = booking }
        AccessibilityNotification.Announcement(String(localized: "Booked. \(trip.destination)")).post()
    }
}

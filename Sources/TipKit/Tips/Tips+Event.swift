import Foundation

extension Tips {
    /// Something that people do time and again, which rules count.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        /// What the event is known by from one run of the app to the next.
        public let id: String
        let limit: DonationLimit

        /// Makes an event whose donations say more than when they were.
        public init(id: String) {
            self.id = id
            limit = DonationLimit()
        }

        /// Makes an event whose donations say more than when they were, and that knows so many of them.
        public init(id: String, donationLimit: DonationLimit) {
            self.id = id
            limit = donationLimit
        }

        /// One time that the event took place.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// When it was.
            public let date: Date
            let info: DonationInfo

            /// What else is known of it.
            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                info[keyPath: keyPath]
            }
        }

        /// All times that the event took place, the first one first; the last thousand at most.
        public var donations: [Donation] { TipCenter.ofCaller.donations(of: self) }

        /// Notes that the event has taken place.
        public func donate(_ donation: DonationInfo) async { TipCenter.ofCaller.donate(donation, to: self) }

        /// Notes that the event has taken place, for code that does not wait.
        ///
        /// - Parameter completion: is called once it is noted.
        public func sendDonation(_ donation: DonationInfo, _ completion: (() -> Void)? = nil) {
            TipCenter.ofCaller.donate(donation, to: self)
            completion?()
        }

        /// Forgets all times that the event took place.
        public func deleteDonations() async throws { TipCenter.ofCaller.deleteDonations(of: id) }
    }

    /// What is known of an event beside its date: nothing.
    public struct EmptyDonation: Codable, Hashable, Sendable {}

    /// How many times an event is known to have taken place.
    public struct DonationLimit: Hashable, Sendable {
        /// Of the donations that are kept.
        public let maximumCount: Int
        /// Of the donations that are kept; nil for any.
        public let maximumAge: DonationTimeRange?

        /// - Parameters:
        ///   - maximumCount: of the donations that are kept; the first ones go. At most 1,000.
        ///   - maximumAge: of the donations that are kept; nil for any.
        public init(maximumCount: Int = 1000, maximumAge: DonationTimeRange? = nil) {
            self.maximumCount = min(max(maximumCount, 0), 1000)
            self.maximumAge = maximumAge
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Makes an event.
    public init(id: String) {
        self.id = id
        limit = Tips.DonationLimit()
    }

    /// Makes an event that knows so many donations.
    public init(id: String, donationLimit: Tips.DonationLimit) {
        self.id = id
        limit = donationLimit
    }

    /// Notes that the event has taken place.
    public func donate() async { TipCenter.ofCaller.donate(Tips.EmptyDonation(), to: self) }

    /// Notes that the event has taken place, for code that does not wait.
    ///
    /// - Parameter completion: is called once it is noted.
    public func sendDonation(_ completion: (() -> Void)? = nil) {
        TipCenter.ofCaller.donate(Tips.EmptyDonation(), to: self)
        completion?()
    }
}

extension Tips.Event: Tips._RuleInput {
    /// The event, whose donations a rule counts.
    public var _ruleValue: Self { self }
}

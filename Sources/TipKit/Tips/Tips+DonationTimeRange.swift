import Foundation

extension Tips {
    /// A span of time that ends now.
    public struct DonationTimeRange: Hashable, Codable, Sendable {
        let seconds: TimeInterval

        /// The last minute.
        public static var minute: DonationTimeRange { minutes(1) }
        /// The last hour.
        public static var hour: DonationTimeRange { hours(1) }
        /// The last 24 hours.
        public static var day: DonationTimeRange { days(1) }
        /// The last seven days.
        public static var week: DonationTimeRange { weeks(1) }

        /// The last minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: 60 * Double(count)) }
        /// The last hours.
        public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: 3600 * Double(count)) }
        /// The last times 24 hours.
        public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: 86400 * Double(count)) }
        /// The last times seven days.
        public static func weeks(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: 7 * 86400 * Double(count))
        }
    }
}

extension Sequence {
    /// The donations in a span of time that ends now.
    public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        let start = Date.now.addingTimeInterval(-timeRange.seconds)
        return filter { $0.date >= start }
    }

    /// Of the donations with the same value, those of the value that most of them have; of two as many, the value that came
    /// first.
    public func largestSubset<DonationInfo, Value: Hashable>(groupedBy keyPath: KeyPath<DonationInfo, Value>)
        -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        subsets(groupedBy: keyPath).reduce([]) { $1.count > $0.count ? $1 : $0 }
    }

    /// Of the donations with the same value, those of the value that fewest of them have; of two as few, the value that came
    /// first.
    public func smallestSubset<DonationInfo, Value: Hashable>(groupedBy keyPath: KeyPath<DonationInfo, Value>)
        -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        subsets(groupedBy: keyPath).reduce([]) { $0.isEmpty || $1.count < $0.count ? $1 : $0 }
    }

    private func subsets<DonationInfo, Value: Hashable>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [[Element]]
    where Element == Tips.Event<DonationInfo>.Donation {
        var places: [Value: Int] = [:]
        var subsets: [[Element]] = []
        for donation in self {
            let value = donation[dynamicMember: keyPath]
            if let place = places[value] {
                subsets[place].append(donation)
            } else {
                places[value] = subsets.count
                subsets.append([donation])
            }
        }
        return subsets
    }
}

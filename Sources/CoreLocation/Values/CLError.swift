/// The domain of CoreLocation's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// What went wrong with locations.
public struct CLError: _BridgedStoredNSError, Hashable {
    /// The error as Foundation has it.
    public let _nsError: NSError

    /// An error of Foundation's, of this domain.
    public init(_nsError error: NSError) {
        precondition(error.domain == kCLErrorDomain)
        _nsError = error
    }

    /// The domain of CoreLocation's errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The domain of CoreLocation's errors.
    public static var _nsErrorDomain: String { kCLErrorDomain }

    /// What went wrong.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error that the code is of.
        public typealias _ErrorType = CLError

        /// Nobody knows where the device is right now.
        case locationUnknown = 0
        /// The person does not allow it.
        case denied
        /// There is no network.
        case network
        /// Nobody knows where the device points.
        case headingFailure
        /// The person does not allow regions to be watched.
        case regionMonitoringDenied
        /// A region cannot be watched.
        case regionMonitoringFailure
        /// A region is not watched yet.
        case regionMonitoringSetupDelayed
        /// Something of a region will be known later.
        case regionMonitoringResponseDelayed
        /// No place was found.
        case geocodeFoundNoResult
        /// Only a part of the address was found.
        case geocodeFoundPartialResult
        /// The search was cancelled.
        case geocodeCanceled
        /// Locations that come later were not sent.
        case deferredFailed
        /// Locations cannot come later, as nothing is measured.
        case deferredNotUpdatingLocation
        /// Locations cannot come later with this accuracy.
        case deferredAccuracyTooLow
        /// Locations cannot come later with this filter.
        case deferredDistanceFiltered
        /// Locations no longer come later.
        case deferredCanceled
        /// Beacons cannot be measured.
        case rangingUnavailable
        /// Measuring beacons failed.
        case rangingFailure
        /// The person was not asked for a full accuracy.
        case promptDeclined
    }

    /// Nobody knows where the device is right now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The person does not allow it.
    public static var denied: Code { .denied }
    /// There is no network.
    public static var network: Code { .network }
    /// Nobody knows where the device points.
    public static var headingFailure: Code { .headingFailure }
    /// The person does not allow regions to be watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// A region is not watched yet.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Something of a region will be known later.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// No place was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Only a part of the address was found.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The search was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Beacons cannot be measured.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Measuring beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The person was not asked for a full accuracy.
    public static var promptDeclined: Code { .promptDeclined }
}

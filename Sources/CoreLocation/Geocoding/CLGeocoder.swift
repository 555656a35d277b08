import SwiftUICore

/// Told which places were found, or why there are none: on the main thread.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their addresses, and addresses by their places: here all of it fails with `CLError.network`, as without a
/// network.
open class CLGeocoder: NSObject {
    /// A geocoder.
    public override init() { super.init() }

    /// Whether an answer is awaited: no, as there is none to wait for.
    open var isGeocoding: Bool { false }

    /// Does nothing: there is no answer to wait for.
    open func cancelGeocode() {}

    // MARK: Addresses of places

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { Self.fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { Self.fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Fails with `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    // MARK: Places of addresses

    /// Fails with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { Self.fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { Self.fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { Self.fail(completionHandler) }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Fails with `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    private static func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler(nil, CLError(.network)) }
    }
}

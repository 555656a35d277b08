import SwiftUICore

/// Says that an app needs to know where the device is, as long as the object is there: the person is asked.
public final class CLServiceSession: NSObject, Sendable {
    /// What an app needs.
    public enum AuthorizationRequirement: Int, Sendable {
        /// Nothing.
        case none
        /// Locations while it is used.
        case whenInUse
        /// Locations at all times. What the person gives is leave while the app is used.
        case always
    }

    /// Has the person asked, unless they have decided.
    public convenience init(authorization: AuthorizationRequirement) {
        self.init(requirement: authorization)
    }

    /// Has the person asked, unless they have decided. Places are exact here, whatever the purpose is.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(requirement: authorization)
    }

    private init(requirement: AuthorizationRequirement) {
        super.init()
        guard requirement != .none else { return }
        let services = LocationServices.current
        MainThread.run { services.requestAuthorization() }
    }

    /// The app needs it no longer.
    public func invalidate() {}
}

/// Who is told where the device is, and what the person allows: on the main thread. All methods may be left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// What the person allows has changed, or is told for the first time.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same, of before iOS 14: not called where the other method is there.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The device is at a place; the last one is the newest.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// There is no location.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The device points somewhere else.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Whether the person may be asked to turn the device.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Updates pause.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Updates go on.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Locations no longer come later.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// The device came into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// The device is in a region, or not.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// A region is not watched.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// A region is watched.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// The person stayed somewhere for a while.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
    /// Calls the method of before iOS 14.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// No.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Nothing happens then.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Nothing happens then.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    /// Nothing happens then.
    public func locationManager(
        _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
    ) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Nothing happens then.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    /// Nothing happens then.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Nothing happens then.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

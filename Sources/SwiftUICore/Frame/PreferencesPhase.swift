/// Preferences: values that views tell those around them are combined and delivered.
extension ViewGraph {
    func runPreferences() {}
}
